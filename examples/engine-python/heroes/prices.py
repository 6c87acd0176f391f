"""What a declaration is paid with. Payment is a rules effect without source or target (501.3, 503.1)."""
from .filters import fits
from .table import by_rules, refuse_unless
from .triggers import set_off
from .zones import decks_touched, put, shuffle

ITSELF = {"kind": "exhaust itself"}


def check_price(table, text, player, card, pay):
    """The card that pays; None for a spell, which costs nothing. No text can bar a card from paying."""
    if text["kind"] == "spell":
        refuse_unless(not pay, "a spell is not paid with a card")
        return None
    cost = text.get("cost", ITSELF)
    if cost["kind"] == "exhaust itself":
        refuse_unless(pay in ([], [card["id"]]), "this ability is paid with its own card")
        payer = card
    else:
        refuse_unless(len(pay) == 1, "exactly one card pays")
        payer = table.state["cards"].get(pay[0])
        refuse_unless(payer is not None, f"there is no card {pay[0]}")
        refuse_unless(fits(payer, cost["filter"], player, card["id"]), f"{payer['id']} does not fit the price")
    check_able(payer, cost)
    return payer["id"]


def check_able(payer, cost):
    if cost["kind"] == "sacrifice":
        refuse_unless(payer["zone"] != "graveyard", f"{payer['id']} lies in the graveyard already")
    else:
        refuse_unless(payer["zone"] == "play", f"{payer['id']} is not in play")
        refuse_unless(not payer["exhausted"], f"{payer['id']} is exhausted and cannot pay")


def pay(table, text, payer_id):
    """A sacrifice is no destruction; but who goes to the graveyard from play has died."""
    payer, cause = table.card(payer_id), by_rules("payment")
    if text.get("cost", ITSELF)["kind"] != "sacrifice":
        table.emit("flag", card=payer_id, flag="exhausted", value=True, cause=cause)
        return
    moment = table.new_moment()
    if payer["zone"] == "play":
        set_off(table, payer, "death", moment)
    decks = decks_touched(table, [payer_id], "graveyard")
    put(table, payer, "graveyard", cause, moment)
    shuffle(table, decks)
