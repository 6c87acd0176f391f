"""The deeds: what each does to one card."""
from . import life as layers
from . import rules
from .table import OPPONENT
from .triggers import set_off
from .zones import decks_touched, put, shuffle

LIVING = ("hero", "creature")
BOARD = ("hero", "creature", "support")
NOT_HEROES = ("creature", "support")
MOVABLE = ("creature", "spell", "support")


class Doer:
    """Behind a deed: the player, the text and the cause; a bare change has neither player nor text."""

    def __init__(self, cause, player=None, text=None):
        self.cause = cause
        self.player = player
        self.text = text

    @property
    def killers(self):
        return [] if self.text is None else [self.text]


def wound(table, card, deed, doer, moment):
    new = layers.wound(card["life"], deed["amount"])
    table.emit("life", moment, card=card["id"], life=new, cause=doer.cause)
    return True


def heal(table, card, deed, doer, moment):
    if card["life"]["wounds"] > 0:
        new = layers.heal(card["life"], deed["amount"])
        table.emit("life", moment, card=card["id"], life=new, cause=doer.cause)
        set_off(table, card, "healed", moment)
    return False


def lay_life(kind):
    def lay(table, card, deed, doer, moment):
        effect = make_effect(table, doer, deed.get("until", "lasting"))(kind, deed["amount"])
        new = layers.lay(card["life"], effect)
        table.emit("life", moment, card=card["id"], life=new, cause=doer.cause)
        return True

    return lay


def set_life(table, card, deed, doer, moment):
    new = layers.bring_to(card["life"], deed["to"], make_effect(table, doer, "lasting"))
    if new == card["life"]:
        return False
    table.emit("life", moment, card=card["id"], life=new, cause=doer.cause)
    return True


def make_effect(table, doer, until):
    return lambda kind, amount: {
        "id": table.new_effect(), "kind": kind, "laid": amount, "left": amount,
        "by": doer.text, "until": until,
    }


def destroy(table, card, _deed, doer, moment):
    rules.bury(table, card, doer.killers, doer.cause, moment)
    return False


def turn_flag(flag, value):
    def turn(table, card, _deed, doer, moment):
        if card[flag] != value:
            table.emit("flag", moment, card=card["id"], flag=flag, value=value, cause=doer.cause)
        return False

    return turn


def add_effect(table, card, kind, deed, doer, moment):
    effect = {
        "id": table.new_effect(), "kind": kind, "by": doer.text, "until": deed.get("until", "lasting"),
    }
    effects = card["effects"] + [effect]
    table.emit("effects", moment, card=card["id"], effects=effects, cause=doer.cause)
    return effect["id"]


def silence(table, card, deed, doer, moment):
    add_effect(table, card, "silence", deed, doer, moment)
    rules.refresh(table, card["id"], doer.cause, moment)
    return False


def take_control(table, card, deed, doer, moment):
    player = doer.player or OPPONENT[card["controller"]]
    effect = add_effect(table, card, "control", deed, doer, moment)
    table.remember_control(card["id"], effect, player)
    rules.refresh(table, card["id"], doer.cause, moment)
    return False


def challenge(table, card, deed, doer, moment):
    add_effect(table, card, "challenge", deed, doer, moment)
    return False


def move(table, card, deed, doer, moment):
    put(table, card, deed["into"], doer.cause, moment)
    return False


# Each verb with its deed and the types of card for which it means anything.
# A deed says whether it was wounds or life effects that it laid: only then can 505.1 follow.
DEEDS = {
    "wound": (wound, LIVING),
    "heal": (heal, LIVING),
    "give life": (lay_life("additional"), LIVING),
    "take life": (lay_life("negative"), LIVING),
    "set life": (set_life, LIVING),
    "destroy": (destroy, NOT_HEROES),
    "poison": (turn_flag("poisoned", True), ("creature",)),
    "cure": (turn_flag("poisoned", False), ("creature",)),
    "exhaust": (turn_flag("exhausted", True), BOARD),
    "ready": (turn_flag("exhausted", False), BOARD),
    "silence": (silence, BOARD),
    "take control": (take_control, NOT_HEROES),
    "challenge": (challenge, LIVING),
    "move": (move, MOVABLE),
}


def means_something(card, deed, zone="play"):
    """Whether the deed can be done to the card in that zone, and whether it is there now."""
    types = DEEDS[deed["verb"]][1]
    living = types is not LIVING or card["life"] is not None
    return card["zone"] == zone != deed.get("into") and card["type"] in types and living


def perform(table, cards, deed, doer):
    """Does a deed to some cards at the same moment; the rules effects that this makes due follow at once."""
    act = DEEDS[deed["verb"]][0]
    moment = table.new_moment()
    changed = []
    decks = decks_touched(table, cards, deed["into"]) if deed["verb"] == "move" else []
    for card_id in cards:
        table.emit("did", moment, card=card_id, cause=doer.cause)
        if act(table, table.card(card_id), deed, doer, moment):
            changed.append(card_id)
    rules.check_life(table, changed, doer.killers)
    shuffle(table, decks)
