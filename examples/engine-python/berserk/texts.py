"""The texts of a case, read once: what a message leaves out gets its default."""


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


def static_kinds(texts):
    return {text["static"]["text"] for text in texts.values() if text["kind"] == "static"}


def text_ref(card, ability):
    """Names a text as it stands on a card now, with the card that has given it where it is not printed."""
    givers = [
        effect["by"]["card"]
        for effect in card["effects"]
        if effect["kind"] == "grant" and effect["ability"] == ability and effect["by"]
    ]
    giver = givers[-1] if givers and ability not in card["printed"] else None
    return {"card": card["id"], "ability": ability, "grantedBy": giver}


def amount_of(deed, x):
    """How much a deed does: so much for each coin of X where it says so, and no X is 0."""
    return deed["amount"] * ((x or 0) if deed.get("per") == "X" else 1)
