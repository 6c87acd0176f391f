"""The state after an event. The engine changes its state in no other way."""


def alter(state, card_id, **changes):
    cards = dict(state["cards"])
    cards[card_id] = {**cards[card_id], **changes}
    return {**state, "cards": cards}


def alter_item(state, item_id, change):
    queue = [{**item, **change(item)} if item["id"] == item_id else item for item in state["queue"]]
    return {**state, "queue": queue}


def fold_queued(state, event):
    return {**state, "queue": state["queue"] + [event["item"]]}


def fold_left(state, event):
    return {**state, "queue": [item for item in state["queue"] if item["id"] != event["item"]]}


def fold_named(state, event):
    named = {"at": event["at"], "cards": event["cards"], "amounts": event.get("amounts")}
    return alter_item(state, event["item"], lambda item: {"named": item["named"] + [named]})


def fold_rolled(state, event):
    return alter_item(state, event["item"], lambda _: {"rolled": event["value"]})


def fold_field(field):
    return lambda state, event: alter(state, event["card"], **{field: event[field]})


def fold_flag(state, event):
    return alter(state, event["card"], **{event["flag"]: event["value"]})


def bare_life(life):
    return life and {"starting": life["starting"], "wounds": 0, "effects": [], "level": None}


def fold_moved(state, event):
    card = state["cards"][event["card"]]
    moved = alter(
        state, event["card"],
        zone=event["zone"], whose=event["whose"], controller=card["owner"],
        exhausted=False, poisoned=False, abilities=card["printed"], effects=[],
        life=event["life"] or bare_life(card["life"]),
    )
    moved["cards"][event["card"]].pop("cell", None)
    if event["zone"] == "play":
        return remember(moved, arrived=moved["history"]["arrived"] + [event["card"]])
    return moved


def fold_lost(state, event):
    return {**state, "lost": state["lost"] + [event["player"]]}


def fold_turn(state, event):
    new = remember(state, arrived=[], attacks=[], defended=[])
    return {**new, "active": event["player"], "turn": state["turn"] + 1}


def remember(state, **fields):
    return {**state, "history": {**state["history"], **fields}}


def fold_defended(state, event):
    return remember(state, defended=state["history"]["defended"] + [event["defender"]])


def fold_attacked(state, event):
    attack = {"attacker": event["attacker"], "target": event["target"]}
    return remember(state, attacks=state["history"]["attacks"] + [attack])


def fold_draw_failed(state, event):
    failed, player = state["history"]["failedDraws"], event["player"]
    return remember(state, failedDraws={**failed, player: failed[player] + 1})


def fold_coins(state, event):
    return {**state, "coins": {"A": 0, "B": 0, **(state["coins"] or {}), event["player"]: event["coins"]}}


FOLDS = {
    "queued": fold_queued, "left": fold_left, "named": fold_named, "flag": fold_flag,
    "life": fold_field("life"), "abilities": fold_field("abilities"),
    "effects": fold_field("effects"), "control": fold_field("controller"),
    "moved": fold_moved, "lost": fold_lost, "turn": fold_turn,
    "defended": fold_defended, "attacked": fold_attacked, "draw failed": fold_draw_failed,
    "rolled": fold_rolled, "coins": fold_coins, "placed": fold_field("cell"),
}


def fold(state, event):
    folder = FOLDS.get(event["kind"])
    return state if folder is None else folder(state, event)
