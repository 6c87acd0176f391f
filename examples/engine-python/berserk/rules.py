"""Rules effects (503): outside the queue, at once, with neither source nor target."""
from . import life as layers
from . import lasting
from .setoff import set_off
from .table import by_rules
from .zones import relocate


def bury(table, card, killers, cause, moment):
    """Destruction, whose result is death: the card goes to its owner's graveyard (505.1)."""
    table.emit("destroyed", moment, card=card["id"], killers=killers, cause=cause)
    for killer in (table.then["cards"][ref["card"]] for ref in killers):
        if killer["zone"] == "play":
            set_off(table, killer, "kills", moment)
    relocate(table, card, "graveyard", cause, moment)


def settle(table, due):
    """
    What is due at once when something has changed, until nothing more is. `due` are the cards whose wounds or life
    effects have changed, each with the texts that have brought it about.
    """
    check_life(table, due)
    while True:
        due = lasting.sync(table)
        if due is None:
            return
        check_life(table, due)


def check_life(table, due):
    """
    Destruction at level 0 or less (505.1), and the loss of a player whose hero bears at least its starting
    life in wounds (503.1).
    """
    cards = [card for card in map(table.card, due) if card["zone"] == "play"]
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
        bury(table, card, due[card["id"]], by_rules("destruction"), moment)
    for player in losers:
        if player not in table.state["lost"]:
            table.emit("lost", moment, player=player, cause=by_rules("loss"))


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
        lasting.refresh(table, card["id"], cause, moment)


def expire(table, term):
    """Ends at one moment all that lasts until then. No text is carried out by that, so none kills."""
    moment = table.new_moment()
    due = {}
    for card in table.in_play():
        if expire_life(table, card, term, moment):
            due[card["id"]] = []
        expire_effects(table, card, term, moment)
    settle(table, due)


def ready_all(table, player):
    """Readies the cards of the player whose turn begins. A rules effect is no card, so 502.8 bars nothing."""
    moment = table.new_moment()
    for card in table.in_play():
        if card["controller"] == player and card["exhausted"]:
            table.emit(
                "flag", moment, card=card["id"], flag="exhausted", value=False, cause=by_rules("readying")
            )
