"""Cases at random, mostly legal."""
from .randomtexts import NAMES, random_deed, random_text


def random_card(rng, name, texts):
    kind = rng.choice(["hero", "creature", "creature", "creature", "support", "spell"])
    zone = "hand" if kind == "spell" else rng.choice(["play"] * 5 + ["hand", "deck", "graveyard"])
    owner = rng.choice("AB")
    fitting = ["spell"] if kind == "spell" else ["activated", "triggered", "static"]
    mine = [t for t, text in texts.items() if text["kind"] in fitting and (zone != "play" or not lays(text))]
    printed = rng.sample(mine, min(len(mine), rng.randint(0, 3)))
    starting = rng.randint(1, 8)
    life = {"starting": starting, "wounds": 0, "effects": [], "level": None}
    if zone == "play" and kind == "creature":
        life["wounds"] = rng.randint(0, starting - 1)
    in_play = zone == "play"
    strike = {"strike": rng.randint(0, 4)} if kind == "creature" else {}
    cell = {"cell": random_cell(rng)} if in_play and kind == "creature" else {}
    return {
        **strike, **cell, "id": name, "name": name, "owner": owner, "controller": owner, "zone": zone,
        "whose": None if in_play else owner, "type": kind, "cost": rng.randint(0, 9),
        "element": rng.choice([None, "fire", "water"]), "exhausted": in_play and rng.random() < 0.2,
        "poisoned": in_play and kind == "creature" and rng.random() < 0.3, "printed": printed,
        "abilities": printed, "effects": [], "life": life if kind in ("hero", "creature") else None,
    }


def lays(text):
    return text["kind"] == "static" and text["static"]["text"] in ("life", "gives")


def random_cell(rng):
    return {"row": rng.randint(1, 5), "column": rng.randint(1, 6)}


def random_act(rng, board, turn):
    often = ["declare"] * 5 + ["resolve all", "attack"] * 2
    kind = rng.choice([*often, "resolve", "enter", "change", "end turn", "step"])
    card = rng.choice(board["cards"])
    if kind == "declare":
        ability = rng.choice(card["printed"] or list(board["texts"]))
        return {"act": kind, "player": turn, "source": card["id"], "ability": ability,
                "targets": random_targets(rng, board, ability), **random_payment(rng, board, ability)}
    if kind == "attack":
        ids = [c["id"] for c in board["cards"]]
        return {"act": kind, "player": turn, "attacker": rng.choice(ids), "target": rng.choice(ids)}
    if kind == "enter":
        hands = [c["id"] for c in board["cards"] if c["zone"] == "hand" and c["type"] != "spell"]
        return {"act": kind, "cards": rng.sample(hands, min(2, len(hands))) or [card["id"]]}
    if kind == "change":
        return {"act": kind, "card": card["id"], "deed": random_deed(rng)}
    if kind == "step":
        return {"act": kind, "player": turn, "card": card["id"], "cell": random_cell(rng)}
    return {"act": kind, "player": turn} if kind == "end turn" else {"act": kind}


def random_payment(rng, board, ability):
    cost = board["texts"][ability].get("cost", {})
    if cost.get("x"):
        return {"x": rng.randint(0, 3)}
    if cost.get("kind") not in ("exhaust", "sacrifice"):
        return {}
    return {"pay": [rng.choice([c["id"] for c in board["cards"] if c["type"] == "creature"] or ["card-0"])]}


def random_targets(rng, board, ability):
    step = board["texts"][ability].get("steps", [[]])[0]
    targets = []
    for part, one in enumerate(step):
        thing = one["object"]
        if thing["kind"] == "choose" and thing["by"] == "controller":
            fitting = [c["id"] for c in board["cards"] if c["type"] in thing["filter"]["types"]]
            count = min(max(1, thing["min"]), len(fitting))
            targets.append({"at": [0, part], "cards": rng.sample(fitting, count), "amounts": None})
    return targets


def random_case(rng):
    kinds = ["activated"] * 2 + ["triggered"] * 4 + ["spell"] * 2 + ["static"] * 4
    texts = {name: random_text(rng, kind) for name, kind in zip(NAMES, kinds)}
    board = {
        "active": "A", "cards": [random_card(rng, f"card-{i}", texts) for i in range(9)], "texts": texts,
        "coins": {"A": rng.randint(0, 9), "B": rng.randint(0, 9)},
        "dice": [rng.randint(1, 6) for _ in range(3)],
    }
    turn, acts = "A", []
    for _ in range(8):
        acts.append(random_act(rng, board, turn))
        if acts[-1]["act"] == "end turn":
            acts.insert(-1, {"act": "resolve all"})
            turn = "B" if turn == "A" else "A"
    return {"board": board, "acts": acts, "picks": [rng.randint(0, 9) for _ in range(20)]}
