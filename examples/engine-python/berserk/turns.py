"""The change of turn, and cards that come into play together."""
from . import rules
from .nature import OPPONENT
from .setoff import set_off
from .table import refuse_unless
from .triggers import declare_all
from .zones import BY_ACT, draw, relocate


def end_turn(table, player):
    """What the end of the turn sets off is declared in it; what the start of the next sets off, behind the draw."""
    refuse_unless(player == table.state["active"], "it is the other player's turn")
    refuse_unless(not table.state["queue"], "something waits in the queue")
    notice_turn(table, player, "turn end")
    yield from declare_all(table)
    following = OPPONENT[player]
    rules.expire(table, "end of turn")
    rules.expire(table, f"start of turn {following}")
    if table.state["lost"]:
        return
    table.emit("turn", player=following)
    notice_turn(table, following, "turn start")
    rules.ready_all(table, following)
    if table.edition.draws:
        draw(table, following)


def notice_turn(table, player, trigger):
    for card in table.in_play():
        if card["controller"] == player:
            set_off(table, card, trigger, table.clock)


def enter(table, cards):
    refuse_unless(cards and len(set(cards)) == len(cards), "different cards enter, at least one")
    for card_id in cards:
        card = table.state["cards"].get(card_id)
        in_hand = card is not None and card["zone"] == "hand" and card["whose"] == card["owner"]
        refuse_unless(in_hand, f"{card_id} is not in its owner's hand")
        refuse_unless(card["type"] != "spell", f"{card_id} is a spell and does not come into play")
    moment = table.new_moment()
    for card_id in cards:
        relocate(table, table.card(card_id), "play", BY_ACT, moment)
    rules.settle(table, {})
