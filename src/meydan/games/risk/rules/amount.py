"""Choosing how many troops."""

from meydan.core.contract import Action, Outcome, Refusal, not_now
from meydan.games.risk.actions import Amount, Everything, Territory, amounts


def amount_of(action: Action, most: int) -> int:
    return action.troops if isinstance(action, Amount) else most


def refuse_amount(action: Action, least: int, most: int, rules: tuple[str, ...]) -> Refusal:
    """Why this amount cannot be chosen."""
    if isinstance(action, (Amount, Everything)) and action not in amounts(least, most):
        return Refusal("not-that-many", rules, {"least": least, "most": most})
    return not_now(action)


def moves(source: Territory, territory: Territory, stay: int, arrive: int) -> Outcome:
    """How many stand at both ends once these troops have gone from one territory to another."""
    return Outcome("moves", {"source": source, "stay": stay, "territory": territory, "troops": arrive})
