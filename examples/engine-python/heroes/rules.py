"""Rules effects (503): outside the queue, at once, with neither source nor target."""
from . import life as layers
from .table import by_rules
from .triggers import set_off
from .zones import put


def bury(table, card, killers, cause, moment):
    """Destruction, whose result is death: the card goes to its owner's graveyard (505.1)."""
    table.emit("destroyed", moment, card=card["id"], killers=killers, cause=cause)
    set_off(table, card, "death", moment)
    put(table, card, "graveyard", cause, moment)


def check_life(table, changed, killers):
    """
    What is due for cards whose wounds or life effects have changed: destruction at level 0 or less
    (505.1), and the loss of a player whose hero bears at least its starting life in wounds (503.1).
    """
    cards = [card for card in map(table.card, changed) if card["zone"] == "play"]
    dead = [card for card in cards if layers.level_of(card["life"]) <= 0]
    losers = {
        card["owner"]: None
        for card in cards
        if card["type"] == "hero" and card["life"]["wounds"] >= card["life"]["starting"]
    }
    if not dead and not losers:
        return
    moment = table.new_moment()
    for card in dead:
        bury(table, card, killers, by_rules("destruction"), moment)
    for player in losers:
        if player not in table.state["lost"]:
            table.emit("lost", moment, player=player, cause=by_rules("loss"))


def refresh(table, card_id, cause, moment):
    """Brings texts and control of a card in line with the effects on it."""
    card = table.card(card_id)
    texts, controller = table.texts_due(card), table.controller_due(card)
    if texts != card["abilities"]:
        table.emit("abilities", moment, card=card_id, abilities=texts, cause=cause)
    if controller != card["controller"]:
        table.emit("control", moment, card=card_id, controller=controller, cause=cause)


def expire_life(table, card, term, moment):
    if card["life"] is None:
        return False
    new = layers.without_term(card["life"], term)
    if len(new["effects"]) == len(card["life"]["effects"]):
        return False
    table.emit("life", moment, card=card["id"], life=new, cause=by_rules("expiry"))
    return True


def expire_effects(table, card, term, moment):
    kept = [effect for effect in card["effects"] if effect["until"] != term]
    if len(kept) < len(card["effects"]):
        cause = by_rules("expiry")
        table.emit("effects", moment, card=card["id"], effects=kept, cause=cause)
        refresh(table, card["id"], cause, moment)


def expire(table, term):
    """Ends at one moment all that lasts until then. No text is carried out by that, so none kills."""
    moment = table.new_moment()
    changed = []
    for card in table.in_play():
        if expire_life(table, card, term, moment):
            changed.append(card["id"])
        expire_effects(table, card, term, moment)
    check_life(table, changed, [])


def ready_all(table, player):
    """Readies the cards of the player whose turn begins. A rules effect is no card, so 502.8 bars nothing."""
    moment = table.new_moment()
    for card in table.in_play():
        if card["controller"] == player and card["exhausted"]:
            table.emit(
                "flag", moment, card=card["id"], flag="exhausted", value=False, cause=by_rules("readying")
            )
