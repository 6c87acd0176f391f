"""Deeds that change life. Each says whether wounds or life effects have changed: only then can 505.1 follow."""
from . import life as layers
from .setoff import set_off
from .statics import wounds_of


def lay_wounds(table, card, number, cause, moment):
    if number == 0:
        return False
    table.emit("life", moment, card=card["id"], life=layers.wound(card["life"], number), cause=cause)
    set_off(table, table.card(card["id"]), "wounded", moment)
    return True


def wound(table, card, deed, doer, moment):
    number = doer.amount(deed)
    if doer.text is not None:
        number = wounds_of(table, number, doer.text["card"], card, doer.blows(deed))
    return lay_wounds(table, card, number, doer.cause, moment)


def heal(table, card, deed, doer, moment):
    amount = doer.amount(deed)
    if card["life"]["wounds"] > 0 and amount > 0:
        new = layers.heal(card["life"], amount)
        table.emit("life", moment, card=card["id"], life=new, cause=doer.cause)
        set_off(table, card, "healed", moment)
    return False


def lay_life(kind):
    def lay(table, card, deed, doer, moment):
        amount = doer.amount(deed)
        if amount == 0:
            return False
        effect = make_effect(table, doer, deed.get("until", "lasting"))(kind, amount)
        new = layers.lay(card["life"], effect)
        table.emit("life", moment, card=card["id"], life=new, cause=doer.cause)
        return True

    return lay


def set_life(table, card, deed, doer, moment):
    life = layers.bring_to(card["life"], deed["to"], make_effect(table, doer, "lasting"))
    return become(table, card, life, doer, moment)


def strip_life(table, card, _deed, doer, moment):
    return become(table, card, layers.strip(card["life"]), doer, moment)


def become(table, card, life, doer, moment):
    if life == card["life"]:
        return False
    table.emit("life", moment, card=card["id"], life=life, cause=doer.cause)
    return True


def make_effect(table, doer, until):
    return lambda kind, amount: {
        "id": table.new_effect(), "kind": kind, "laid": amount, "left": amount,
        "by": doer.text, "until": until,
    }
