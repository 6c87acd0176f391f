"""Which cards fit a description (118.6-118.9, 502.7)."""
from .table import OPPONENT


def fits_zone(card, wanted, player):
    """No zone means play (118.7); a zone without an owner is the controller's own (118.6)."""
    zone = wanted.get("zone", "play")
    if card["zone"] != zone:
        return False
    if zone == "play":
        return True
    whose = wanted.get("whose", "own")
    return whose == "any" or card["whose"] == (player if whose == "own" else OPPONENT[player])


def fits_cost(card, cost):
    if cost is None:
        return True
    return cost.get("atLeast", 0) <= card["cost"] <= cost.get("atMost", card["cost"])


def fits_element(card, element):
    if element is None:
        return True
    if element == "any":
        return card["element"] is not None
    if element == "none":
        return card["element"] is None
    return card["element"] == element


def fits_side(card, side, player):
    return side is None or card["controller"] == (player if side == "own" else OPPONENT[player])


def fits_condition(card, wanted):
    """Negative life is no wound (504.4), so «wounded» asks for wounds alone."""
    wounded = card["life"] is not None and card["life"]["wounds"] > 0
    return (
        wanted.get("wounded", wounded) == wounded
        and wanted.get("poisoned", card["poisoned"]) == card["poisoned"]
        and wanted.get("exhausted", card["exhausted"]) == card["exhausted"]
    )


def fits(card, wanted, player, source):
    """Whether a card fits a filter of a text on `source` that `player` controls."""
    return (
        fits_zone(card, wanted, player)
        and card["type"] in wanted.get("types", (card["type"],))
        and fits_cost(card, wanted.get("cost"))
        and fits_element(card, wanted.get("element"))
        and fits_condition(card, wanted)
        and fits_side(card, wanted.get("side"), player)
        and not (wanted.get("other") and card["id"] == source)
    )
