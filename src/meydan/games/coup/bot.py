from meydan.core.game import Bot

BOTS: dict[str, Bot] = {}
