"""Effects that static texts lay on cards, and what effects make of the texts and the control of a card."""
from . import life as layers
from .statics import in_force, speaks_of
from .table import by_rules
from .texts import text_ref

LAYS = ("life", "gives")
LAID, ENDED = by_rules("static effect"), by_rules("expiry")


def refresh(table, card_id, cause, moment):
    """Brings texts and control of a card in line with the effects on it."""
    card = table.card(card_id)
    texts, controller = table.texts_due(card), table.controller_due(card)
    if texts != card["abilities"]:
        table.emit("abilities", moment, card=card_id, abilities=texts, cause=cause)
    if controller != card["controller"]:
        table.emit("control", moment, card=card_id, controller=controller, cause=cause)


def holding(table):
    """What holds now: which text of which card for which card, as (card, text, card) with what the text says."""
    return {
        (holder["id"], name, card["id"]): static
        for kind in LAYS
        for holder, name, static in in_force(table, kind)
        for card in table.in_play()
        if speaks_of(holder, static, card) and (kind == "gives" or (card["life"] and static["by"]))
    }


def sync(table):
    """
    Takes off what no longer holds and lays what newly does, once for as long as it holds. The cards whose
    life has changed, each with its killers; None where nothing was to be done.
    """
    if not table.static_kinds.intersection(LAYS):
        return None
    now = holding(table)
    gone = [key for key in table.held if key not in now]
    new = [key for key in now if key not in table.held]
    if not gone and not new:
        return None
    due = {}
    for key in gone:
        take_off(table, key, due)
    for key in new:
        lay(table, key, now[key], due)
    return due


def take_off(table, key, due):
    """What has been used up or stripped off by then is gone already."""
    effect, card = table.held.pop(key), table.card(key[2])
    moment = table.new_moment()
    if any(one["id"] == effect for one in card["effects"]):
        kept = [one for one in card["effects"] if one["id"] != effect]
        table.emit("effects", moment, card=card["id"], effects=kept, cause=ENDED)
        refresh(table, card["id"], ENDED, moment)
    elif card["life"] and any(one["id"] == effect for one in card["life"]["effects"]):
        new = layers.without(card["life"], lambda one: one["id"] == effect)
        table.emit("life", moment, card=card["id"], life=new, cause=ENDED)
        due[card["id"]] = []


def lay(table, key, static, due):
    """A static text that brings a card to level 0 is what has killed it (505.1.1)."""
    holder, name, target = key
    by = text_ref(table.card(holder), name)
    effect = {"id": table.new_effect(), "by": by, "until": "while in play"}
    table.held[key] = effect["id"]
    card, moment = table.card(target), table.new_moment()
    if static["text"] == "gives":
        granted = {**effect, "kind": "grant", "ability": static["ability"]}
        table.emit("effects", moment, card=target, effects=card["effects"] + [granted], cause=LAID)
        refresh(table, target, LAID, moment)
        return
    amount = abs(static["by"])
    kind = "additional" if static["by"] > 0 else "negative"
    new = layers.lay(card["life"], {**effect, "kind": kind, "laid": amount, "left": amount})
    table.emit("life", moment, card=target, life=new, cause=LAID)
    due[target] = [by]
