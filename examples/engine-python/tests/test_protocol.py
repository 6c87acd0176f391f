import io
import json
import random
import unittest

from berserk.batch import play_case, resolve_pick
from berserk.editions import CLASSIC, EDITIONS, HEROES
from berserk.game import Game
from berserk.selfcheck import CheckedGame
from berserk.protocol import Desk
from berserk.server import serve

from .randomcases import random_case


def talk(*lines):
    source = io.BytesIO(b"".join(line + b"\n" for line in lines))
    sink = io.BytesIO()
    serve(source, sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


class Lines(unittest.TestCase):
    def test_every_line_is_answered_once(self):
        answers = talk(b"{", b"[]", b'{"id":7,"method":"dance"}', b'{"id":8,"method":"observe"}', b"\xff")
        self.assertEqual([(a["id"], a["ok"]) for a in answers], [(0, False)] * 2 + [(7, False), (8, False), (0, False)])

    def test_nothing_is_read_after_bye(self):
        answers = talk(b'{"id":1,"method":"bye"}', b'{"id":2,"method":"bye"}')
        self.assertEqual(answers, [{"id": 1, "ok": True}])


class Editions(unittest.TestCase):
    def test_hello_greets_for_the_edition_asked_for_and_refuses_others(self):
        hello = b'{"id":1,"method":"hello","protocol":1,"vocabulary":3,"edition":"%s"}'
        answers = talk(hello % b"classic", hello % b"heroes", hello % b"tarot")
        self.assertEqual([a.get("hello", {}).get("edition") for a in answers], ["classic", "heroes", None])

    def test_a_batch_is_played_in_the_edition_of_the_last_greeting(self):
        desk = Desk()
        for edition in (CLASSIC, HEROES):
            desk.hello({"edition": edition.name})
            self.assertIs(desk.start({"cards": []}).table.edition, edition)


class Picks(unittest.TestCase):
    def test_picks_walk_through_numbers_and_cards(self):
        pending = {"options": ["a", "b", "c"], "min": 1, "max": 2}
        self.assertEqual([resolve_pick(pending, k) for k in (0, 2, 3, 5)], [["a"], ["c"], ["a", "b"], ["c", "a"]])
        self.assertEqual(resolve_pick({"options": [], "min": 1, "max": 1}, 4), [])


class RandomCases(unittest.TestCase):
    def test_events_account_for_every_state(self):
        rng = random.Random(5)
        for edition in EDITIONS.values():
            for _ in range(300):
                play_case(random_case(rng), lambda board: CheckedGame(board, edition))

    def test_cases_leave_no_trace_on_each_other(self):
        cases = [random_case(random.Random(seed)) for seed in range(40)]
        there = [json.dumps(play_case(case, Game)) for case in cases]
        back = [json.dumps(play_case(case, Game)) for case in reversed(cases)]
        self.assertEqual(there, back[::-1])


if __name__ == "__main__":
    unittest.main()
