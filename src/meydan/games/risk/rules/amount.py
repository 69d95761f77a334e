"""Choosing how many troops."""

from meydan.core.contract import Action, Refusal, not_now
from meydan.games.risk.actions import Amount, Everything, amounts


def amount_of(action: Action, most: int) -> int:
    return action.troops if isinstance(action, Amount) else most


def refuse_amount(action: Action, least: int, most: int, rules: tuple[str, ...]) -> Refusal | None:
    """Why this amount cannot be chosen."""
    if action in amounts(least, most):
        return None
    if isinstance(action, (Amount, Everything)):
        return Refusal("not-that-many", rules, {"least": least, "most": most})
    return not_now(rules)
