"""Texts at random, in the whole language."""

TERMS = ["lasting", "end of turn", "start of turn A", "start of turn B"]
BOARD = ["hero", "creature", "support"]
TYPES = {
    "destroy": ["creature", "support"], "take control": ["creature", "support"],
    "poison": ["creature"], "cure": ["creature"], "fight": ["creature"],
    "exhaust": BOARD, "ready": BOARD, "silence": BOARD, "grant": BOARD,
    "move": ["creature", "spell", "support"], "draw": ["hero"], "roll": ["hero"],
}
AMOUNTS = ["wound", "heal", "give life", "take life"]
VERBS = [*AMOUNTS, "set life", "challenge", "strip life", *TYPES]
ZONES = ["play", "hand", "deck", "graveyard"]
INTO = ["hand", "deck", "graveyard", "play"]
TRIGGERS = [
    "hire", "death", "healed", "wounded", "targeted", "targeted by a spell", "paying", "strike", "kills",
    "ally attacks", "creature dies", "opposing graveyard", "turn start", "turn end",
]
NAMES = [f"text-{i}" for i in range(12)]


def random_deed(rng):
    verb = rng.choice(VERBS)
    deed = {"verb": verb}
    if verb in (*AMOUNTS, "draw"):
        deed["amount"] = rng.randint(1, 4)
    if verb in AMOUNTS and rng.random() < 0.1:
        deed["per"] = "X"
    if verb == "set life":
        deed["to"] = rng.randint(0, 6)
    if verb == "grant":
        deed["ability"] = rng.choice(NAMES)
    if verb == "wound" and rng.random() < 0.4:
        deed["as"] = "shot"
    if verb == "move":
        deed["into"] = rng.choice(INTO)
    if verb in ("give life", "take life", "silence", "take control", "challenge", "grant"):
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
        wanted["cost"] = rng.choice([{"atLeast": 3}, {"equals": "X"}, {"equals": "rolled"}])
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
        if rng.random() < 0.3:
            thing["different"] = True
        if deed["verb"] in AMOUNTS and rng.random() < 0.3:
            thing["divide"] = rng.choice(["whole", "up to"])
    return {"deed": deed, "object": thing}


def random_static(rng):
    who = {"types": ["hero", "creature"], "side": rng.choice(["own", "opponent"])}
    some = {"who": who} if rng.random() < 0.5 else {}
    of = {"of": rng.choice(["attacks", "shots", "spells"])} if rng.random() < 0.5 else {}
    return rng.choice([
        {"text": "cannot be", "verb": rng.choice(VERBS)},
        {"text": "cannot be target"},
        {"text": "life", "by": rng.choice([-2, -1, 1, 2]), "who": who},
        {"text": "gives", "ability": rng.choice(NAMES), "who": who},
        {"text": rng.choice(["cost", "strike"]), "by": rng.randint(-2, 2), **some},
        {"text": rng.choice(["wounds dealt", "wounds taken"]), "by": rng.randint(-2, 2), **some, **of},
        {"text": "instead", "of": rng.choice(VERBS), "deed": random_deed(rng)},
        {"text": "redirects", "to": {"types": ["hero", "creature"]}},
    ])


def random_text(rng, kind):
    if kind == "static":
        return {"kind": "static", "static": random_static(rng)}
    steps = [
        [random_instruction(rng) for _ in range(rng.randint(1, 2))] for _ in range(rng.choice([1, 1, 2]))
    ]
    text = {"kind": kind, "steps": steps}
    if kind == "triggered":
        text["trigger"] = rng.choice(TRIGGERS)
    if kind == "activated" and rng.random() < 0.6:
        text["cost"] = random_cost(rng)
    if kind == "spell" and rng.random() < 0.4:
        text["cost"] = random_coins(rng)
    return text


def random_coins(rng):
    return rng.choice([{"kind": "coins", "amount": rng.randint(0, 4)}, {"kind": "coins", "amount": 0, "x": True}])


def random_cost(rng):
    card = {"kind": rng.choice(["exhaust", "sacrifice"]), "filter": {"side": "own", "types": ["creature"]}}
    return rng.choice([card, random_coins(rng), {"kind": "wounds", "amount": rng.randint(1, 3)}])
