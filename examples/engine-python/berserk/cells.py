"""Movement on the battlefield of the classic game: its target is a square (classic 502.7)."""
from .nature import Speaker
from .table import refuse_unless
from .triggers import queue_item


def is_free(table, cell):
    return all(card.get("cell") != cell for card in table.in_play())


def can_move(card, player):
    return (
        card["zone"] == "play" and card["type"] == "creature" and card["controller"] == player
        and not card["exhausted"] and "cell" in card
    )


def step(table, act):
    """Declares a movement. How far a creature goes is said in another chapter, so any free square will do."""
    player, card = act["player"], table.state["cards"].get(act["card"])
    refuse_unless(table.edition.is_stack, "there are no squares in this game")
    refuse_unless(player == table.state["active"], "creatures move in their player's own turn")
    refuse_unless(card is not None and can_move(card, player), f"{act['card']} cannot move")
    refuse_unless(is_free(table, act["cell"]), "somebody stands there")
    queue_item(table, "movement", Speaker(player, card["id"]), None, [], cell=act["cell"])


def land(table, item):
    """
    Looks at the source and the square once more; a movement that cannot be made is gone. Who has left play
    in between stands nowhere, come back or not.
    """
    card = table.card(item["sources"][0])
    if can_move(card, item["controller"]) and is_free(table, item["cell"]):
        cause = {"by": "item", "item": item["id"], "at": [0, 0]}
        table.emit("placed", card=card["id"], cell=item["cell"], cause=cause)
    table.emit("left", item=item["id"])
