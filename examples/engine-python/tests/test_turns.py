import unittest

from .helpers import ITSELF, Play, activated, cannot_be, card, choose, do, named, triggered


class Turns(unittest.TestCase):
    def test_silence_ends_with_its_term_and_gives_the_texts_back(self):
        play = Play([card("orc", texts=["hard"])], hard=cannot_be("wound"))
        play.change("orc", "silence", until="start of turn A")
        play.end_turn("A")
        self.assertEqual(play.card("orc")["abilities"], [])
        play.end_turn("B")
        self.assertEqual((play.card("orc")["abilities"], play.card("orc")["effects"]), (["hard"], []))

    def test_control_falls_back_to_the_change_that_still_lasts(self):
        play = Play([card("orc")])
        play.change("orc", "take control")
        play.change("orc", "take control", until="end of turn")
        self.assertEqual(play.card("orc")["controller"], "A")
        play.end_turn("A")
        self.assertEqual(play.card("orc")["controller"], "B")

    def test_only_the_cards_of_the_new_player_are_readied(self):
        cards = [card("mine", exhausted=True), card("foe", owner="B", exhausted=True, texts=["firm"])]
        play = Play(cards, firm=cannot_be("ready"))
        play.end_turn("A")
        self.assertEqual((play.card("mine")["exhausted"], play.card("foe")["exhausted"]), (True, False))
        self.assertEqual((play.game.state["active"], play.game.state["turn"]), ("B", 2))

    def test_a_turn_does_not_end_while_something_waits(self):
        play = Play([card("elf", texts=["nap"])], nap=activated([do("exhaust", ITSELF)]))
        play.declare("elf", "nap")
        self.assertEqual((play.end_turn("A"), play.end_turn("B")), ("refused", "refused"))

    def test_a_target_that_has_left_play_is_settled_but_not_hit(self):
        play = Play(
            [card("elf", texts=["shoot"]), card("orc")],
            shoot=activated([do("wound", choose(), amount=1), do("heal", ITSELF, amount=1)]),
        )
        play.declare("elf", "shoot", named("orc"))
        play.change("orc", "destroy")
        play.resolve_all()
        self.assertEqual(play.events("settled")[0]["targets"], ["orc"])
        self.assertEqual([event["card"] for event in play.events("did")], ["elf"])

    def test_texts_that_set_each_other_off_for_ever_are_cut_short(self):
        again = triggered("healed", [do("wound", ITSELF, amount=1), do("heal", ITSELF, amount=1)])
        play = Play([card("orc", texts=["again"], life=9)], again=again)
        play.change("orc", "wound", amount=1)
        play.change("orc", "heal", amount=1)
        self.assertEqual((play.resolve_all(), play.waiting()), ("accepted", ["again"]))

    def test_both_players_lose_by_one_mass_wound(self):
        heroes = [card("king", kind="hero", life=2), card("queen", "B", kind="hero", life=2)]
        cards = [*heroes, card("imp", texts=["storm"])]
        storm = activated([do("wound", {"kind": "each", "filter": {"types": ["hero"]}}, amount=2)])
        play = Play(cards, storm=storm)
        play.declare("imp", "storm")
        play.resolve_all()
        self.assertEqual(play.game.state["lost"], ["A", "B"])


if __name__ == "__main__":
    unittest.main()
