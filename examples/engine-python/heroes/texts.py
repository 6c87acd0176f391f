"""The texts of a case, and what can be asked of one."""


def read_object(thing):
    if thing["kind"] != "choose":
        return thing
    return {"min": 1, "max": 1, "by": "controller", **thing}


def read_text(text):
    if text["kind"] == "static":
        return text
    steps = [
        [{"deed": one["deed"], "object": read_object(one["object"])} for one in step]
        for step in text["steps"]
    ]
    return {**text, "steps": steps}


def read_texts(texts):
    return {name: read_text(text) for name, text in texts.items()}


def statics(table, card):
    """The lasting texts that a card in play has now."""
    if card["zone"] != "play":
        return []
    texts = (table.texts.get(name) for name in card["abilities"])
    return [text["static"] for text in texts if text and text["kind"] == "static"]


def is_barred(table, card, verb):
    """Whether the card has «cannot be …» for this verb: then no card may use it against it (502.8)."""
    return any(s["text"] == "cannot be" and s["verb"] == verb for s in statics(table, card))


def is_untargetable(table, card):
    return any(s["text"] == "cannot be target" for s in statics(table, card))
