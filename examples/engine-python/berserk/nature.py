"""Who speaks, and what a card is by nature: the part of a description that no text in play can change."""
from typing import NamedTuple, Optional

OPPONENT = {"A": "B", "B": "A"}


class Speaker(NamedTuple):
    """Behind a text: its controller, the card that has it, the X that was paid, the number last thrown."""

    player: str
    source: str
    x: Optional[int] = None
    rolled: Optional[int] = None


def speaker_of(item):
    return Speaker(item["controller"], item["sources"][0], item.get("x"), item.get("rolled"))


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


def fits_nature(card, wanted, speaker):
    return (
        card["type"] in wanted.get("types", (card["type"],))
        and fits_element(card, wanted.get("element"))
        and fits_side(card, wanted.get("side"), speaker.player)
        and not (wanted.get("other") and card["id"] == speaker.source)
    )
