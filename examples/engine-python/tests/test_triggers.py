import unittest

from .helpers import ITSELF, Play, activated, card, choose, do, each, named, spell, triggered

NOTE = [do("poison", ITSELF)]


class Triggers(unittest.TestCase):
    def watch(self, trigger, *cards, **texts):
        return Play(list(cards), note=triggered(trigger, NOTE), **texts)

    def test_wounded_asks_for_a_wound(self):
        play = self.watch("wounded", card("orc", texts=["note"]))
        play.change("orc", "take life", amount=1)
        self.assertEqual(play.waiting(), [])
        play.change("orc", "wound", amount=1)
        self.assertEqual(play.waiting(), ["note"])

    def test_a_target_of_a_spell_and_of_anything_else_are_told_apart(self):
        cards = [card("page", zone="hand", kind="spell", texts=["bolt"]), card("elf", texts=["stab"]),
                 card("orc", texts=["note"])]
        cure = [do("cure", choose())]
        play = self.watch("targeted by a spell", *cards, bolt=spell(cure), stab=activated(cure))
        play.declare("elf", "stab", named("orc"))
        play.declare("page", "bolt", named("orc"))
        self.assertEqual(play.waiting(), ["stab", "bolt", "note"])

    def test_paying_with_itself_or_another_card(self):
        cost = {"kind": "exhaust", "filter": {"types": ["creature"], "side": "own", "other": True}}
        texts = {"nap": activated([do("cure", each())]), "drill": activated([do("cure", each())], cost=cost)}
        play = self.watch("paying", card("elf", texts=["note", "nap"]), card("orc", texts=["drill"]), **texts)
        play.declare("orc", "drill", pay=["elf"])
        self.assertEqual(play.waiting(), ["drill", "note"])
        play.change("elf", "ready")
        play.declare("elf", "nap")
        self.assertEqual(play.waiting(), ["drill", "note", "nap", "note"])

    def test_paying_with_its_life(self):
        cost = {"kind": "sacrifice", "filter": {"types": ["creature"], "side": "own", "other": True}}
        feed = activated([do("cure", each())], cost=cost)
        play = self.watch("paying", card("elf", texts=["feed"]), card("orc", texts=["note"]), feed=feed)
        play.declare("elf", "feed", pay=["orc"])
        self.assertEqual(play.waiting(), ["feed", "note"])

    def test_strikes_and_strikes_back_though_the_striker_died(self):
        play = self.watch("strike", card("elf", strike=9, texts=["note"]), card("orc", "B", strike=1, texts=["note"]))
        play.attack("elf", "orc")
        self.assertEqual([item["sources"] for item in play.game.state["queue"]], [["elf"], ["orc"]])

    def test_kills_speaks_of_the_card_s_texts_and_not_of_its_strike(self):
        kill = activated([do("destroy", choose())])
        cards = [card("elf", strike=9, texts=["note", "kill"]), card("orc", "B"), card("imp", "B", exhausted=True)]
        play = self.watch("kills", *cards, kill=kill)
        play.attack("elf", "orc")
        self.assertEqual((play.zone("orc"), play.waiting()), ("graveyard", []))
        play.change("elf", "ready")
        play.declare("elf", "kill", named("imp"))
        play.put("resolve")
        self.assertEqual(play.waiting(), ["note"])

    def test_an_ally_that_attacks_with_a_strike(self):
        cards = [card("elf", strike=1), card("bard", texts=["note"]), card("orc", "B", life=9, texts=["note"])]
        play = self.watch("ally attacks", *cards)
        play.attack("elf", "orc")
        self.assertEqual([item["sources"] for item in play.game.state["queue"]], [["bard"]])

    def test_a_hero_that_strikes_is_no_creature_that_does(self):
        play = self.watch("ally attacks", card("king", kind="hero", strike=1, texts=["note"]), card("orc", "B"))
        play.attack("king", "orc")
        self.assertEqual(play.waiting(), [])

    def test_support_that_goes_is_no_creature_that_dies(self):
        play = self.watch("creature dies", card("orc", texts=["note"]), card("rock", kind="support"))
        play.change("rock", "destroy")
        self.assertEqual(play.waiting(), [])

    def test_who_has_gone_notices_no_more_whom_its_text_kills(self):
        kill = activated([do("destroy", choose())])
        play = self.watch("kills", card("elf", texts=["note", "kill"]), card("orc"), kill=kill)
        play.declare("elf", "kill", named("orc"))
        play.change("elf", "move", into="hand")
        play.put("resolve")
        self.assertEqual((play.zone("orc"), play.waiting()), ("graveyard", []))

    def test_another_creature_dies_also_at_the_same_moment(self):
        storm = activated([do("wound", each(), amount=5)])
        cards = [card("elf", life=9, texts=["storm"]), card("orc", texts=["note"]), card("imp")]
        play = self.watch("creature dies", *cards, storm=storm)
        play.declare("elf", "storm")
        play.put("resolve")
        self.assertEqual((play.zone("orc"), play.waiting()), ("graveyard", ["note"]))

    def test_the_opponent_s_graveyard_is_asked_for_and_not_the_controller(self):
        play = self.watch("opposing graveyard", card("orc", texts=["note"]), card("imp"), card("foe", "B"))
        play.change("imp", "destroy")
        self.assertEqual(play.waiting(), [])
        play.change("foe", "take control")
        play.change("foe", "destroy")
        self.assertEqual(play.waiting(), ["note"])

    def test_the_turn_of_the_controller_starts_and_ends(self):
        for trigger, waiting in (("turn end", ["elf"]), ("turn start", ["orc"])):
            play = self.watch(trigger, card("elf", texts=["note"]), card("orc", "B", texts=["note"]))
            play.end_turn("A")
            self.assertEqual([item["sources"][0] for item in play.game.state["queue"]], waiting)
            kinds = play.kinds()
            self.assertEqual(kinds.index("queued") < kinds.index("turn"), trigger == "turn end")


if __name__ == "__main__":
    unittest.main()
