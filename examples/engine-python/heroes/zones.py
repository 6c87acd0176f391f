"""Hands, decks and graveyards: a card always goes to a zone of its owner's."""
from .table import by_rules

# A player loses who cannot take a card for the third time in the game (503.1).
MOST_FAILED_DRAWS = 3
BY_ACT = {"by": "act"}


def put(table, card, zone, cause, moment=None):
    table.emit("moved", moment, card=card["id"], zone=zone, whose=card["owner"], life=None, cause=cause)


def decks_touched(table, cards, into):
    """Whose decks change when these cards move, each player once."""
    cards = [table.card(card_id) for card_id in cards]
    return list(dict.fromkeys(card["owner"] for card in cards if "deck" in (card["zone"], into)))


def shuffle(table, players):
    """What is due when a card has been moved out of a deck or into one; the order itself nobody sees."""
    for player in players:
        table.emit("shuffled", player=player, cause=by_rules("shuffling"))


def draw(table, player):
    """The player whose turn begins takes the first card of the deck. That does not shuffle it."""
    for card in table.state["cards"].values():
        if card["zone"] == "deck" and card["whose"] == player:
            put(table, card, "hand", BY_ACT)
            return
    table.emit("draw failed", player=player)
    if table.state["history"]["failedDraws"][player] >= MOST_FAILED_DRAWS:
        table.emit("lost", player=player, cause=by_rules("deck-out"))
