"""Deeds that leave the layers of life alone."""
from . import rules
from .lasting import refresh
from .nature import OPPONENT
from .zones import relocate, take


def destroy(table, card, _deed, doer, moment):
    rules.bury(table, card, doer.killers, doer.cause, moment)
    return False


def turn_flag(flag, value):
    def turn(table, card, _deed, doer, moment):
        if card[flag] != value:
            table.emit("flag", moment, card=card["id"], flag=flag, value=value, cause=doer.cause)
        return False

    return turn


def add_effect(table, card, kind, deed, doer, moment, **more):
    effect = {
        "id": table.new_effect(), "kind": kind, "by": doer.text, "until": deed.get("until", "lasting"), **more,
    }
    effects = card["effects"] + [effect]
    table.emit("effects", moment, card=card["id"], effects=effects, cause=doer.cause)
    return effect["id"]


def silence(table, card, deed, doer, moment):
    add_effect(table, card, "silence", deed, doer, moment)
    refresh(table, card["id"], doer.cause, moment)
    return False


def grant(table, card, deed, doer, moment):
    add_effect(table, card, "grant", deed, doer, moment, ability=deed["ability"])
    refresh(table, card["id"], doer.cause, moment)
    return False


def take_control(table, card, deed, doer, moment):
    player = doer.player or OPPONENT[card["controller"]]
    effect = add_effect(table, card, "control", deed, doer, moment)
    table.remember_control(card["id"], effect, player)
    refresh(table, card["id"], doer.cause, moment)
    return False


def challenge(table, card, deed, doer, moment):
    add_effect(table, card, "challenge", deed, doer, moment)
    return False


def move(table, card, deed, doer, moment):
    """A card that is there already stays as it is, and nothing comes of it."""
    if card["zone"] != deed["into"]:
        relocate(table, card, deed["into"], doer.cause, moment)
    return False


def draw(table, card, deed, doer, moment):
    """Who cannot take a card because of a text has not failed to take one in the phase for it."""
    take(table, card["controller"], deed["amount"], doer.cause, moment)
    return False


def roll(table, _card, _deed, doer, moment):
    """A number that is thrown for no item is told to nobody."""
    value = table.throw_die()
    if doer.item is not None:
        table.emit("rolled", moment, item=doer.item, value=value)
    return False
