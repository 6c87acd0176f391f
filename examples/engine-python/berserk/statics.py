"""Lasting texts of the cards in play: what they bar, what they change, what they replace."""
from .nature import Speaker, fits_nature


def own_statics(table, card):
    """The lasting texts that a card in play has now, each with its name."""
    if card["zone"] != "play":
        return []
    texts = ((name, table.texts.get(name)) for name in card["abilities"])
    return [(name, text["static"]) for name, text in texts if text and text["kind"] == "static"]


def in_force(table, kind):
    """Every static text of a kind that holds now: the card that has it, its name and what it says."""
    if kind not in table.static_kinds:
        return
    for holder in table.in_play():
        for name, static in own_statics(table, holder):
            if static["text"] == kind:
                yield holder, name, static


def speaks_of(holder, static, card):
    """Of its own card, or with `who` of every card in play that fits."""
    if card["zone"] != "play":
        return False
    if "who" not in static:
        return card["id"] == holder["id"]
    return fits_nature(card, static["who"], Speaker(holder["controller"], holder["id"]))


def change_of(table, kind, card, blows=()):
    """What the static texts of a kind add for a card, where they speak of such blows."""
    return sum(
        static["by"]
        for holder, _, static in in_force(table, kind)
        if static.get("of") in (None, *blows) and speaks_of(holder, static, card)
    )


def cost_of(table, card):
    return max(0, card["cost"] + change_of(table, "cost", card))


def strike_of(table, card):
    return max(0, card.get("strike", 0) + change_of(table, "strike", card))


def wounds_of(table, number, dealer, card, blows):
    """A number of wounds as the texts of both cards change it: all are added up before the 0."""
    dealt = change_of(table, "wounds dealt", table.card(dealer), blows)
    return max(0, number + dealt + change_of(table, "wounds taken", card, blows))


def is_barred(table, card, verb):
    """Whether the card has «cannot be …» for this verb: then no card may use it against it (502.8)."""
    return any(s["text"] == "cannot be" and s["verb"] == verb for _, s in own_statics(table, card))


def is_untargetable(table, card):
    return any(s["text"] == "cannot be target" for _, s in own_statics(table, card))


def replacement(table, card, verb):
    """The name and the deed of the first text that replaces this verb, or None."""
    for name, static in own_statics(table, card):
        if static["text"] == "instead" and static["of"] == verb:
            return name, static["deed"]
    return None
