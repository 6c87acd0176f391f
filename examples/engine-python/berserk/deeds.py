"""The deeds: for which cards each means anything, and how one is done to several cards at a time."""
from . import card_deeds as on_card
from . import life_deeds as on_life
from .doer import Doer, Due
from .fight import fight
from .statics import is_barred, replacement
from .table import by_rules
from .texts import text_ref
from .zones import decks_touched

LIVING = ("hero", "creature")
BOARD = ("hero", "creature", "support")
NOT_HEROES = ("creature", "support")
MOVABLE = ("creature", "spell", "support")

# Each verb with its deed and the types of card for which it means anything.
DEEDS = {
    "wound": (on_life.wound, LIVING),
    "heal": (on_life.heal, LIVING),
    "give life": (on_life.lay_life("additional"), LIVING),
    "take life": (on_life.lay_life("negative"), LIVING),
    "set life": (on_life.set_life, LIVING),
    "strip life": (on_life.strip_life, LIVING),
    "destroy": (on_card.destroy, NOT_HEROES),
    "poison": (on_card.turn_flag("poisoned", True), ("creature",)),
    "cure": (on_card.turn_flag("poisoned", False), ("creature",)),
    "exhaust": (on_card.turn_flag("exhausted", True), BOARD),
    "ready": (on_card.turn_flag("exhausted", False), BOARD),
    "silence": (on_card.silence, BOARD),
    "grant": (on_card.grant, BOARD),
    "take control": (on_card.take_control, NOT_HEROES),
    "challenge": (on_card.challenge, LIVING),
    "move": (on_card.move, MOVABLE),
    "draw": (on_card.draw, ("hero",)),
    "roll": (on_card.roll, ("hero",)),
    "fight": (fight, ("creature",)),
}


def means_something(card, deed, zone="play"):
    """Whether the deed can be done to the card in that zone, and whether it is there now."""
    types = DEEDS[deed["verb"]][1]
    living = types is not LIVING or card["life"] is not None
    stays_out = deed.get("into") == "play" and card["type"] == "spell"
    return card["zone"] == zone and card["type"] in types and living and not stays_out


def can_be_done(table, card_id, deed, zone="play"):
    card = table.card(card_id)
    return means_something(card, deed, zone) and not is_barred(table, card, deed["verb"])


def perform(table, cards, deed, doer, shares=None, zone="play"):
    """
    Does a deed to some cards at the same moment, each perhaps with its share of the amount; the rules effects
    that this makes due follow at once.
    """
    moment, due = table.new_moment(), Due()
    if deed["verb"] == "fight":
        for pair in zip(cards[::2], cards[1::2]):
            do_pair(table, pair, deed, doer, moment, due)
    else:
        for card_id in [one for one in cards if doer.text is None or can_be_done(table, one, deed, zone)]:
            own = {**deed, "amount": shares[card_id], "per": None} if shares else deed
            if not replace(table, card_id, deed, doer, moment, due):
                do(table, card_id, own, doer, moment, due)
    due.settle(table)


def do(table, card_id, deed, doer, moment, due):
    table.emit("did", moment, card=card_id, cause=doer.cause)
    card, act = table.card(card_id), DEEDS[deed["verb"]][0]
    due.decks += decks_touched(card, deed["into"]) if deed["verb"] == "move" else []
    if act(table, card, deed, doer, moment):
        due.lives[card_id] = doer.killers


def do_pair(table, pair, deed, doer, moment, due):
    """A pair fights where both can; where one does something else instead, the other is left alone."""
    if not all(can_be_done(table, card_id, deed) for card_id in pair):
        return
    if any([replace(table, card_id, deed, doer, moment, due) for card_id in pair]):
        return
    for card_id, foe in (pair, pair[::-1]):
        table.emit("did", moment, card=card_id, cause=doer.cause)
        if fight(table, table.card(card_id), foe, doer, moment):
            due.lives[card_id] = doer.killers


def replace(table, card_id, deed, doer, moment, due):
    """
    Does to the card what its own text does instead, once: what a replacement does is not replaced. A bare change
    is no text's, and nothing takes its place.
    """
    card = table.card(card_id)
    found = None if doer.text is None else replacement(table, card, deed["verb"])
    if found is None:
        return False
    name, instead = found
    by = text_ref(card, name)
    table.emit("replaced", moment, card=card_id, by=by, cause=doer.cause)
    stand_in = Doer(by_rules("replacement"), card["controller"], by)
    if instead["verb"] != "fight" and can_be_done(table, card_id, instead):
        do(table, card_id, instead, stand_in, moment, due)
    return True
