"""Meydan as people meet it: Chromium, real clicks, and a server of each test's own."""
