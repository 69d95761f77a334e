"""The rules of Pax Pamir, in the order of the rulebook."""
