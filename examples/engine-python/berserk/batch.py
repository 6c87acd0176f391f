"""Plays a case: its acts in order, its picks where a choice is pending."""


def resolve_pick(pending, k):
    """The cards that pick k stands for."""
    options = pending["options"]
    n = len(options)
    if n == 0:
        return []
    most = min(pending["max"], n)
    least = min(pending["min"], most)
    count = least + (k // n) % (most - least + 1)
    return [options[(k + i) % n] for i in range(count)]


def play_case(case, start):
    """The record of a case, on a game of its own."""
    game = start(case["board"])
    record = {"before": game.state, "steps": []}
    acts, picks = list(case["acts"]), list(case.get("picks", []))
    while acts or game.pending:
        picked = bool(game.pending) and not (acts and acts[0]["act"] == "choose")
        act = pick_act(game.pending, picks) if picked else acts.pop(0)
        reply = game.act(act)
        record["steps"].append({"act": act, "picked": picked, "reply": reply})
        if picked and reply["outcome"] == "refused":
            break
    return record


def pick_act(pending, picks):
    k = picks.pop(0) if picks else 0
    return {"act": "choose", "player": pending["player"], "cards": resolve_pick(pending, k)}
