"""The ``meydan`` command: games at a terminal, and everything a program may ask of the rules."""

from meydan.cli.app import main

__all__ = ["main"]
