"""Cases at random, mostly legal, in the whole language."""

TERMS = ["lasting", "end of turn", "start of turn A", "start of turn B"]
TYPES = {
    "destroy": ["creature", "support"], "take control": ["creature", "support"],
    "poison": ["creature"], "cure": ["creature"],
    "exhaust": ["hero", "creature", "support"], "ready": ["hero", "creature", "support"],
    "silence": ["hero", "creature", "support"], "move": ["creature", "spell", "support"],
}
VERBS = ["wound", "heal", "give life", "take life", "set life", "challenge", *TYPES]
ZONES = ["play", "hand", "deck", "graveyard"]


def random_deed(rng):
    verb = rng.choice(VERBS)
    deed = {"verb": verb}
    if verb in ("wound", "heal", "give life", "take life"):
        deed["amount"] = rng.randint(1, 4)
    if verb == "set life":
        deed["to"] = rng.randint(0, 6)
    if verb == "wound" and rng.random() < 0.4:
        deed["as"] = "shot"
    if verb == "move":
        deed["into"] = rng.choice(["hand", "deck"])
    if verb in ("give life", "take life", "silence", "take control", "challenge"):
        deed["until"] = rng.choice(TERMS)
    return deed


def random_filter(rng, verb):
    types = TYPES.get(verb, ["hero", "creature"])
    wanted = {"types": rng.sample(types, rng.randint(1, len(types)))}
    if rng.random() < 0.2:
        wanted["side"] = rng.choice(["own", "opponent"])
    if rng.random() < 0.2:
        wanted[rng.choice(["wounded", "poisoned", "exhausted"])] = rng.random() < 0.5
    if rng.random() < 0.1:
        wanted["element"] = rng.choice(["any", "none", "fire"])
    if rng.random() < 0.1:
        wanted["other"] = True
    return wanted


def random_instruction(rng):
    deed = random_deed(rng)
    kind = rng.choice(["choose", "choose", "each", "itself"])
    thing = {"kind": kind}
    if kind != "itself":
        thing["filter"] = random_filter(rng, deed["verb"])
        if deed["verb"] == "move":
            thing["filter"]["zone"] = rng.choice([zone for zone in ZONES if zone != deed["into"]])
            thing["filter"]["whose"] = rng.choice(["own", "opponent", "any"])
    if kind == "choose":
        thing["min"] = rng.choice([0, 1, 1, 1, 2])
        thing["max"] = rng.choice([None, max(1, thing["min"]), 3])
        thing["by"] = rng.choice(["controller", "controller", "opponent"])
    return {"deed": deed, "object": thing}


def random_text(rng, kind):
    if kind == "static":
        one = {"text": "cannot be", "verb": rng.choice(VERBS)}
        return {"kind": "static", "static": rng.choice([one, {"text": "cannot be target"}])}
    steps = [
        [random_instruction(rng) for _ in range(rng.randint(1, 2))] for _ in range(rng.choice([1, 1, 2]))
    ]
    text = {"kind": kind, "steps": steps}
    if kind == "triggered":
        text["trigger"] = rng.choice(["hire", "death", "healed", "targeted"])
    if kind == "activated" and rng.random() < 0.4:
        cost = {"kind": rng.choice(["exhaust", "sacrifice"]), "filter": {"side": "own", "types": ["creature"]}}
        text["cost"] = cost
    return text


def random_card(rng, name, texts):
    kind = rng.choice(["hero", "creature", "creature", "creature", "support", "spell"])
    zone = "hand" if kind == "spell" else rng.choice(["play"] * 5 + ["hand", "deck", "graveyard"])
    owner = rng.choice("AB")
    fitting = ["spell"] if kind == "spell" else ["activated", "triggered", "static"]
    mine = [t for t, text in texts.items() if text["kind"] in fitting]
    printed = rng.sample(mine, min(len(mine), rng.randint(0, 2)))
    starting = rng.randint(1, 8)
    life = {"starting": starting, "wounds": 0, "effects": [], "level": None}
    if zone == "play" and kind == "creature":
        life["wounds"] = rng.randint(0, starting - 1)
    in_play = zone == "play"
    strike = {"strike": rng.randint(0, 4)} if kind == "creature" else {}
    return {
        **strike, "id": name, "name": name, "owner": owner, "controller": owner, "zone": zone,
        "whose": None if in_play else owner, "type": kind, "cost": rng.randint(0, 9),
        "element": rng.choice([None, "fire", "water"]), "exhausted": in_play and rng.random() < 0.2,
        "poisoned": in_play and kind == "creature" and rng.random() < 0.3, "printed": printed,
        "abilities": printed, "effects": [], "life": life if kind in ("hero", "creature") else None,
    }


def random_act(rng, board, turn):
    often = ["declare"] * 5 + ["resolve all", "attack"] * 2
    kind = rng.choice([*often, "resolve", "enter", "change", "end turn"])
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
    return {"act": kind, "player": turn} if kind == "end turn" else {"act": kind}


def random_payment(rng, board, ability):
    if "cost" not in board["texts"][ability]:
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
    kinds = ["activated", "activated", "triggered", "triggered", "triggered", "spell", "spell", "static"]
    texts = {f"text-{i}": random_text(rng, kind) for i, kind in enumerate(kinds)}
    board = {"active": "A", "cards": [random_card(rng, f"card-{i}", texts) for i in range(8)], "texts": texts}
    turn, acts = "A", []
    for _ in range(8):
        acts.append(random_act(rng, board, turn))
        if acts[-1]["act"] == "end turn":
            acts.insert(-1, {"act": "resolve all"})
            turn = "B" if turn == "A" else "A"
    return {"board": board, "acts": acts, "picks": [rng.randint(0, 9) for _ in range(20)]}
