"""What a declaration is paid with. Payment is a rules effect without source or target (501.3, 503.1)."""
from typing import NamedTuple, Optional

from . import rules
from .filters import fits
from .life_deeds import lay_wounds
from .nature import Speaker
from .setoff import set_off
from .table import by_rules, refuse_unless
from .zones import BY_ACT, decks_touched, put, relocate, shuffle

ITSELF = {"kind": "exhaust itself"}
FREE = {"kind": "coins", "amount": 0}
PAYMENT = by_rules("payment")


class Price(NamedTuple):
    """What a declaration has promised: so many coins or wounds, or a card that fits."""

    kind: str
    amount: int
    payer: Optional[str]
    filter: Optional[dict]
    is_spell: bool


def read_price(table, text, card, act):
    """The price of a text as the act says it is paid: with its own card where an activated text says nothing."""
    is_spell = text["kind"] == "spell"
    cost = text.get("cost", FREE if is_spell else ITSELF)
    kind, paid, x = cost["kind"], act.get("pay", []), act.get("x")
    wants_x = cost.get("x", False)
    refuse_unless(x is not None or not wants_x, "this is paid with X coins: say how many")
    refuse_unless(x is None or wants_x, "there is no X here")
    payer = None
    if kind in ("exhaust", "sacrifice"):
        refuse_unless(len(paid) == 1, "exactly one card pays")
        payer = paid[0]
        refuse_unless(payer in table.state["cards"], f"there is no card {payer}")
    else:
        own = [card["id"]] if kind == "exhaust itself" else []
        refuse_unless(paid in ([], own), "this is not paid with another card")
        payer = card["id"] if own else None
    return Price(kind, x if wants_x else cost.get("amount", 0), payer, cost.get("filter"), is_spell)


def check_able(table, price, player, source):
    """Whether the price can be paid now. No text can bar a card from paying."""
    if price.kind == "coins":
        coins = (table.state["coins"] or {player: 0})[player]
        refuse_unless(price.amount <= coins, f"{player} has {coins} coins, not {price.amount}")
    elif price.kind == "wounds":
        refuse_unless(source["life"] is not None, f"{source['id']} cannot bear wounds")
    else:
        check_payer(table, price, player, source)


def check_payer(table, price, player, source):
    payer = table.card(price.payer)
    fit = price.filter is None or fits(table, payer, price.filter, Speaker(player, source["id"]))
    refuse_unless(fit, f"{payer['id']} does not fit the price")
    if price.kind == "sacrifice":
        refuse_unless(payer["zone"] != "graveyard", f"{payer['id']} lies in the graveyard already")
    else:
        refuse_unless(payer["zone"] == "play", f"{payer['id']} is not in play")
        refuse_unless(not payer["exhausted"], f"{payer['id']} is exhausted and cannot pay")


def pay(table, price, player, source):
    """Pays, and puts the card of a spell into its graveyard."""
    if price.kind == "coins":
        if price.amount > 0:
            left = table.state["coins"][player] - price.amount
            table.emit("coins", player=player, coins=left, cause=PAYMENT)
    elif price.kind == "wounds":
        lay_wounds(table, source, price.amount, PAYMENT, table.new_moment())
        rules.settle(table, {source["id"]: []})
    elif price.kind == "sacrifice":
        sacrifice(table, table.card(price.payer))
    else:
        table.emit("flag", card=price.payer, flag="exhausted", value=True, cause=PAYMENT)
        set_off(table, table.card(price.payer), "paying", table.clock)
    if price.is_spell:
        put(table, source, "graveyard", BY_ACT)


def sacrifice(table, payer):
    """No destruction; but who goes to the graveyard from play has died."""
    moment, decks = table.new_moment(), decks_touched(payer, "graveyard")
    set_off(table, payer, "paying", moment)
    relocate(table, payer, "graveyard", PAYMENT, moment)
    rules.settle(table, {})
    shuffle(table, decks)
