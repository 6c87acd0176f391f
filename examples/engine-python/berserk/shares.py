"""Amounts that are divided among the cards chosen, at least 1 each."""
from .table import refuse_unless
from .texts import amount_of


def divided(instruction, x):
    """How much there is to divide and whether all of it has to be, or None."""
    how = instruction["object"].get("divide")
    return how and {"amount": amount_of(instruction["deed"], x), "whole": how == "whole"}


def share_out(cards, amounts, pool):
    """
    The share of each card, None where nothing is divided. Where nobody says how, each gets 1, and of the
    whole the first one what is over.
    """
    if pool is None:
        refuse_unless(amounts is None, "no amount is divided here")
        return None
    if amounts is None:
        amounts = [1] * len(cards)
        if cards and pool["whole"]:
            amounts[0] += pool["amount"] - len(cards)
    total = sum(amounts)
    refuse_unless(len(amounts) == len(cards), "there is not one amount for each card")
    refuse_unless(all(amount >= 1 for amount in amounts), "each card gets at least 1")
    refuse_unless(total <= pool["amount"], f"{total} is divided where there are {pool['amount']}")
    refuse_unless(not (cards and pool["whole"]) or total == pool["amount"], f"all {pool['amount']} have to be divided")
    return amounts
