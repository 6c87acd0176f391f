"""Redirection: an attack is led from the card that it would hit to another one (502.1)."""
from .filters import fitting
from .nature import Speaker
from .statics import own_statics


def redirect(table, item, at, targets, shares=None):
    """
    Asks the controller of each card that leads attacks away; one attack is redirected once. The final targets,
    and their shares of what is divided.
    """
    for card_id in targets:
        other = yield from lead_away(table, item, at, card_id, targets)
        if other is not None:
            final = [other if one == card_id else one for one in targets]
            return final, shares and dict(zip(final, shares.values()))
    return targets, shares


def lead_away(table, item, at, card_id, targets):
    card = table.card(card_id)
    for name, static in own_statics(table, card):
        if static["text"] != "redirects":
            continue
        fit = fitting(table, static["to"], Speaker(card["controller"], card_id))
        options = [one["id"] for one in fit if one["id"] not in targets]
        answer = options and (yield {
            "player": card["controller"], "kind": "redirect", "source": card_id, "ability": name, "at": at,
            "item": item["id"], "options": options, "min": 0, "max": 1,
        })
        if answer and answer["cards"]:
            other = answer["cards"][0]
            table.emit("redirected", item=item["id"], at=at, **{"from": card_id}, to=other)
            return other
    return None
