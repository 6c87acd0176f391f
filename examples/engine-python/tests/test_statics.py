import unittest

from .helpers import ITSELF, UNTARGETABLE, Play, activated, card, choose, do, each, named, spell, static, triggered

MINE = {"types": ["creature"], "side": "own"}
ALL = {"types": ["creature"]}


class Lasting(unittest.TestCase):
    def board(self, by=2, **more):
        chief = card("chief", zone="hand", texts=["lead"])
        cards = [chief, card("elf", life=3), card("orc", "B", life=3)]
        return Play(cards, lead=static("life", by=by, who=MINE, **more))

    def test_life_is_laid_by_rules_for_as_long_as_the_text_holds(self):
        play = self.board()
        play.put("enter", cards=["chief"])
        self.assertEqual([play.level(one) for one in ("chief", "elf", "orc")], [7, 5, 3])
        effect = play.card("elf")["life"]["effects"][0]
        self.assertEqual((effect["until"], effect["by"]["card"]), ("while in play", "chief"))
        self.assertEqual(play.events("life")[0]["cause"], {"by": "rules", "effect": "static effect"})
        play.change("elf", "take control")
        self.assertEqual(play.level("elf"), 3)
        play.change("orc", "take control")
        self.assertEqual(play.level("orc"), 5)
        play.change("chief", "silence")
        self.assertEqual([play.level(one) for one in ("chief", "orc")], [5, 3])

    def test_who_lived_by_it_alone_dies_when_the_giver_leaves(self):
        play = self.board()
        play.put("enter", cards=["chief"])
        play.change("elf", "wound", amount=4)
        play.change("chief", "destroy")
        self.assertEqual((play.zone("elf"), play.events("destroyed")[1]["killers"]), ("graveyard", []))

    def test_it_is_laid_once_and_not_again_when_it_has_been_stripped(self):
        play = self.board()
        play.put("enter", cards=["chief"])
        play.change("elf", "strip life")
        play.change("orc", "wound", amount=1)
        self.assertEqual((play.level("elf"), play.level("chief")), (3, 7))

    def test_negative_life_kills_by_the_text_that_lays_it(self):
        play = self.board(by=-3)
        play.put("enter", cards=["chief"])
        killers = [event["killers"] for event in play.events("destroyed")]
        self.assertEqual((killers[0][0]["ability"], play.zone("elf"), play.zone("orc")), ("lead", "graveyard", "play"))

    def test_a_text_that_is_given_is_had_and_names_its_giver(self):
        texts = {"teach": static("gives", ability="sting", who=ALL), "sting": activated([do("destroy", choose())])}
        play = Play([card("master", zone="hand", texts=["teach"]), card("elf"), card("orc")], **texts)
        play.put("enter", cards=["master"])
        self.assertEqual(play.card("elf")["abilities"], ["sting"])
        self.assertEqual(play.declare("elf", "sting", named("orc")), "accepted")
        play.change("master", "destroy")
        self.assertEqual(play.card("elf")["abilities"], [])
        play.resolve_all()
        self.assertEqual(play.events("destroyed")[0]["killers"],
                         [{"card": "elf", "ability": "sting", "grantedBy": "master"}])

    def test_a_given_text_can_lay_in_its_turn(self):
        texts = {"teach": static("gives", ability="lead", who={**ALL, "other": True}),
                 "lead": static("life", by=1, who=ALL)}
        play = Play([card("master", zone="hand", texts=["teach"]), card("elf")], **texts)
        play.put("enter", cards=["master"])
        self.assertEqual((play.level("elf"), play.level("master")), (6, 6))
        play.change("master", "move", into="hand")
        self.assertEqual(play.level("elf"), 5)


class Granted(unittest.TestCase):
    def test_a_grant_ends_with_its_term_and_hides_under_silence(self):
        texts = {"nap": activated([do("exhaust", ITSELF)]), "sting": UNTARGETABLE}
        play = Play([card("elf", texts=["nap"])], **texts)
        play.change("elf", "grant", ability="sting", until="end of turn")
        self.assertEqual(play.card("elf")["abilities"], ["nap", "sting"])
        play.change("elf", "silence", until="start of turn A")
        self.assertEqual(play.card("elf")["abilities"], [])
        play.end_turn("A")
        play.end_turn("B")
        self.assertEqual((play.card("elf")["abilities"], play.card("elf")["effects"]), (["nap"], []))


    def test_a_card_has_a_text_once_and_by_itself_where_it_prints_it(self):
        texts = {"nap": activated([do("destroy", ITSELF)])}
        play = Play([card("elf", texts=["nap"])], **texts)
        play.change("elf", "grant", ability="nap")
        self.assertEqual(play.card("elf")["abilities"], ["nap"])

    def test_a_grant_that_lies_on_the_board_ends_like_any(self):
        grant = {"id": "e", "kind": "grant", "ability": "veil", "until": "end of turn"}
        play = Play([{**card("elf"), "abilities": ["veil"], "effects": [grant]}], veil=UNTARGETABLE)
        play.end_turn("A")
        self.assertEqual(play.card("elf")["abilities"], [])

    def test_who_prints_a_text_has_it_of_nobody(self):
        texts = {"teach": static("gives", ability="sting", who={**ALL, "other": True}),
                 "sting": activated([do("destroy", choose())])}
        cards = [card("master", zone="hand", texts=["teach"]), card("elf", texts=["sting"]), card("orc")]
        play = Play(cards, **texts)
        play.put("enter", cards=["master"])
        play.declare("elf", "sting", named("orc"))
        play.resolve_all()
        self.assertEqual(play.events("destroyed")[0]["killers"][0]["grantedBy"], None)


class Counting(unittest.TestCase):
    def test_the_cost_that_counts_is_not_the_one_printed(self):
        play = Play([card("elf", texts=["raze"]), card("orc", cost=5, texts=["cheap"])], cheap=static("cost", by=-3),
                    raze=activated([do("destroy", choose(cost={"atMost": 2}, other=True))]))
        self.assertEqual(play.declare("elf", "raze", named("orc")), "accepted")
        self.assertEqual(play.card("orc")["cost"], 5)

    def test_strikes_and_wounds_are_added_up_before_the_zero(self):
        cards = [card("elf", strike=2, texts=["weak", "fierce"]), card("orc", "B", strike=1, texts=["hard"])]
        texts = {"weak": static("strike", by=-5), "fierce": static("wounds dealt", by=3, of="attacks"),
                 "hard": static("wounds taken", by=-1)}
        play = Play(cards, **texts)
        play.attack("elf", "orc")
        self.assertEqual(play.wounds("orc", "elf"), [2, 1])

    def test_blows_are_told_apart(self):
        bolt = [do("wound", choose(), amount=3)]
        shot = [do("wound", choose(), amount=3, **{"as": "shot"})]
        texts = {"a": static("wounds taken", by=-1, of="shots"), "b": static("wounds taken", by=-2, of="spells")}
        cards = [card("page", zone="hand", kind="spell", texts=["bolt"]), card("elf", texts=["shoot"]),
                 card("witch", texts=["stab"]), card("orc", life=20, texts=["a", "b"])]
        play = Play(cards, bolt=spell(bolt), shoot=activated(shot), stab=activated(bolt), **texts)
        seen = []
        for source, name in (("page", "bolt"), ("elf", "shoot"), ("witch", "stab")):
            play.declare(source, name, named("orc"))
            play.resolve_all()
            seen += play.wounds("orc")
        self.assertEqual(seen, [1, 3, 6])
        play.change("orc", "wound", amount=3)
        self.assertEqual(play.wounds("orc"), [9])

    def test_wounds_that_come_to_nothing_are_carried_out_all_the_same(self):
        texts = {"hard": static("wounds taken", by=-9), "rage": triggered("wounded", [do("poison", each())])}
        play = Play([card("elf", texts=["stab"]), card("orc", texts=["hard", "rage"])],
                    stab=activated([do("wound", choose(), amount=3)]), **texts)
        play.declare("elf", "stab", named("orc"))
        play.resolve_all()
        self.assertEqual((play.kinds(), play.waiting()), (["settled", "begun", "did", "ended", "left"], []))


if __name__ == "__main__":
    unittest.main()
