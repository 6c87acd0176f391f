"""Noting that triggered texts have been set off; `triggers` declares them when nothing is carried out."""
from typing import NamedTuple

from .texts import text_ref


class SetOff(NamedTuple):
    """A text as it was when it was set off, with who controlled its card then."""

    moment: int
    ref: dict
    player: str
    behind: tuple
    """The texts whose declarations have led to this one."""


def set_off(table, card, trigger, moment, behind=()):
    """Notes the triggers of a card as it is given."""
    for name in card["abilities"]:
        text = table.texts.get(name)
        if text and text["kind"] == "triggered" and text["trigger"] == trigger:
            table.set_off.append(SetOff(moment, text_ref(card, name), card["controller"], behind))


def set_off_targets(table, named, by_spell, behind=()):
    """The cards in play that a declaration names become targets, each once however often it is named."""
    for card_id in dict.fromkeys(card for entry in named for card in entry["cards"]):
        card = table.card(card_id)
        if card["zone"] == "play":
            set_off(table, card, "targeted", table.clock, behind)
            if by_spell:
                set_off(table, card, "targeted by a spell", table.clock, behind)
