"""Hands, decks and graveyards: a card always goes to a zone of its owner's; and what going there sets off."""
from .life import fresh
from .setoff import set_off
from .table import by_rules

# A player loses who cannot take a card for the third time in the game (503.1).
MOST_FAILED_DRAWS = 3
BY_ACT = {"by": "act"}


def put(table, card, zone, cause, moment=None):
    whose, life = (None, card["life"] and fresh(card["life"])) if zone == "play" else (card["owner"], None)
    table.emit("moved", moment, card=card["id"], zone=zone, whose=whose, life=life, cause=cause)


def relocate(table, card, zone, cause, moment):
    """Moves a card; going to the graveyard from play is death, coming into play is arrival."""
    if zone == "graveyard" and card["zone"] == "play":
        notice_death(table, card, moment)
    put(table, card, zone, cause, moment)
    if zone == "play":
        set_off(table, table.card(card["id"]), "hire", moment)


def notice_death(table, card, moment):
    """The card itself notices, and so does who was in play when the moment began: who dies with it sees it die."""
    set_off(table, card, "death", moment)
    for other in table.then["cards"].values():
        if other["zone"] != "play" or other["id"] == card["id"]:
            continue
        if card["type"] == "creature":
            set_off(table, other, "creature dies", moment)
        if other["controller"] != card["owner"]:
            set_off(table, other, "opposing graveyard", moment)


def decks_touched(card, into):
    """Whose deck changes when the card moves."""
    return [card["owner"]] if card["zone"] != into and "deck" in (card["zone"], into) else []


def shuffle(table, players):
    """What is due when a card has been moved out of a deck or into one; the order itself nobody sees."""
    for player in dict.fromkeys(players):
        table.emit("shuffled", player=player, cause=by_rules("shuffling"))


def take(table, player, most, cause, moment=None):
    """Takes cards off the top of a deck, as many as there are. That does not shuffle it. The number taken."""
    deck = [c for c in table.state["cards"].values() if c["zone"] == "deck" and c["whose"] == player]
    for card in deck[:most]:
        put(table, card, "hand", cause, moment)
    return len(deck[:most])


def draw(table, player):
    """The player whose turn begins takes the first card of the deck."""
    if take(table, player, 1, BY_ACT):
        return
    table.emit("draw failed", player=player)
    if table.state["history"]["failedDraws"][player] >= MOST_FAILED_DRAWS:
        table.emit("lost", player=player, cause=by_rules("deck-out"))
