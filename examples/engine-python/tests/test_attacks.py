import unittest

from .helpers import ITSELF, UNTARGETABLE, Play, activated, cannot_be, card, choose, do, each, named, spell, triggered

SHOT = do("wound", choose(types=("hero", "creature")), amount=2, **{"as": "shot"})
SHOOT = activated([SHOT])


def duel(*more, **texts):
    cards = [card("elf", life=4, strike=3), card("orc", owner="B", life=5, strike=2), *more]
    return Play(cards, **texts)


class Strikes(unittest.TestCase):
    def test_a_ready_creature_strikes_back_and_only_the_attacker_is_exhausted(self):
        play = duel()
        self.assertEqual(play.attack("elf", "orc"), "accepted")
        self.assertEqual((play.level("orc"), play.level("elf")), (2, 2))
        self.assertEqual((play.card("elf")["exhausted"], play.card("orc")["exhausted"]), (True, False))
        blow = ["settled", "begun", "did", "life", "ended"]
        self.assertEqual(play.kinds(), ["attacked", "queued", *blow, *blow, "flag", "left"])
        self.assertEqual(play.history("attacks"), [{"attacker": "elf", "target": "orc"}])

    def test_neither_an_exhausted_creature_nor_a_hero_strikes_back(self):
        play = duel(card("king", owner="B", kind="hero", life=9, strike=5))
        play.change("orc", "exhaust")
        play.attack("elf", "king")
        self.assertEqual((play.level("king"), play.level("elf")), (6, 4))
        play.change("elf", "ready")
        play.attack("elf", "orc")
        self.assertEqual((play.level("orc"), play.level("elf")), (2, 4))

    def test_who_dies_of_the_first_blow_has_struck_back(self):
        play = Play([card("elf", life=2, strike=5), card("orc", owner="B", life=5, strike=2)])
        play.attack("elf", "orc")
        self.assertEqual((play.zone("elf"), play.zone("orc")), ("graveyard", "graveyard"))
        self.assertEqual([event["killers"] for event in play.events("destroyed")], [[], []])
        self.assertEqual((play.events("flag"), play.kinds()[-1]), ([], "left"))

    def test_the_defender_is_the_one_target_and_is_exhausted_too(self):
        play = duel(card("imp", owner="B", life=4, strike=1))
        play.attack("elf", "orc")
        asked = play.last["pending"]
        self.assertEqual((asked["player"], asked["kind"], asked["options"]), ("B", "defender", ["imp"]))
        self.assertEqual((asked["min"], asked["max"], asked["ability"]), (0, 1, None))
        play.choose("B", "imp")
        self.assertEqual([event["targets"] for event in play.events("settled")], [["imp"], ["elf"]])
        self.assertEqual((play.level("orc"), play.level("imp"), play.level("elf")), (5, 1, 3))
        self.assertTrue(play.card("imp")["exhausted"])
        self.assertEqual(play.history("defended"), ["imp"])

    def test_nobody_defends_twice_in_a_turn_or_while_exhausted(self):
        second = card("dwarf", life=9, strike=1)
        play = duel(second, card("imp", owner="B", life=9, strike=1), card("nap", owner="B", exhausted=True))
        play.attack("elf", "orc")
        play.choose("B", "imp")
        play.change("imp", "ready")
        play.attack("dwarf", "orc")
        self.assertEqual((play.last["pending"], play.level("orc")), (None, 4))

    def test_no_defender_need_be_chosen(self):
        play = duel(card("imp", owner="B"))
        play.attack("elf", "orc")
        play.choose("B")
        self.assertEqual((play.events("defended"), play.level("orc")), ([], 2))

    def test_what_cannot_strike_or_be_struck(self):
        play = duel(card("weak"), card("veiled", owner="B", texts=["veil"]), card("rock", owner="B", kind="support"),
                    veil=UNTARGETABLE)
        for attacker, target in [("weak", "orc"), ("elf", "weak"), ("elf", "veiled"), ("elf", "rock"), ("elf", "no")]:
            self.assertEqual(play.attack(attacker, target), "refused", (attacker, target))
        self.assertEqual(play.attack("orc", "elf", player="B"), "refused")
        play.change("elf", "exhaust")
        self.assertEqual(play.attack("elf", "orc"), "refused")

    def test_a_card_that_cannot_be_wounded_can_be_attacked(self):
        play = Play([card("elf", strike=3), card("orc", "B", strike=1, texts=["hard"])], hard=cannot_be("wound"))
        self.assertEqual(play.attack("elf", "orc"), "accepted")
        self.assertEqual([event["card"] for event in play.events("did")], ["elf"])
        self.assertEqual((play.level("orc"), play.level("elf")), (5, 4))

    def test_lethal_wounds_on_a_hero_end_the_game_in_the_middle_of_the_attack(self):
        play = duel(card("king", owner="B", kind="hero", life=3))
        play.attack("elf", "king")
        play.choose("B")
        self.assertEqual((play.game.state["lost"], play.kinds()[-1]), (["B"], "ended"))


class Shots(unittest.TestCase):
    def test_a_shot_is_told_as_an_attack_and_wounds_like_any_text(self):
        play = Play([card("elf", texts=["shoot"]), card("orc", owner="B", strike=3), card("imp", "B")], shoot=SHOOT)
        play.declare("elf", "shoot", named("orc"))
        self.assertEqual(play.kinds(), ["queued", "attacked", "flag"])
        play.resolve_all()
        self.assertEqual((play.last["pending"], play.level("orc"), play.level("elf")), (None, 3, 5))

    def test_a_shot_has_one_target(self):
        some = activated([do("wound", choose(low=0, high=3), amount=1, **{"as": "shot"})])
        two = activated([do("wound", choose(low=2, high=2), amount=1, **{"as": "shot"})])
        play = Play([card("elf", texts=["some", "two"]), card("orc")], some=some, two=two)
        self.assertEqual(play.declare("elf", "some", named("orc", "elf")), "refused")
        self.assertEqual(play.declare("elf", "two", named("orc", "elf")), "refused")
        self.assertEqual(play.declare("elf", "some"), "accepted")
        self.assertEqual(play.events("attacked"), [])

    def test_a_mass_instruction_is_no_attack(self):
        storm = activated([do("wound", each(), amount=1, **{"as": "shot"})])
        play = Play([card("elf", texts=["storm"])], storm=storm)
        play.declare("elf", "storm")
        play.resolve_all()
        self.assertEqual((play.level("elf"), play.history("attacks")), (4, []))


class Challenges(unittest.TestCase):
    def board(self, *more, **texts):
        bear = card("bear", owner="B", kind="hero", life=30, texts=["dare"])
        cards = [bear, card("elf", strike=2), card("orc", owner="B"), *more]
        play = Play(cards, dare=activated([do("challenge", ITSELF, until="start of turn B")]), **texts)
        play.end_turn("A")
        play.declare("bear", "dare", player="B")
        play.resolve_all()
        play.end_turn("B")
        return play

    def test_the_first_attack_of_the_turn_must_be_at_the_challenger(self):
        play = self.board(card("dwarf", strike=1))
        self.assertEqual(play.attack("elf", "orc"), "refused")
        self.assertEqual(play.attack("elf", "bear"), "accepted")
        play.choose("B")
        self.assertEqual(play.level("bear"), 28)
        self.assertEqual(play.attack("dwarf", "orc"), "accepted")

    def test_a_shot_at_a_creature_without_wounds_meets_no_target(self):
        shot = do("wound", choose(wounded=False), amount=3, **{"as": "shot"})
        play = self.board(card("witch", zone="hand", texts=["aim"]), aim=triggered("hire", [shot]))
        play.put("enter", cards=["witch"])
        self.assertEqual(play.kinds(), ["moved", "lapsed"])
        self.assertEqual(play.attack("elf", "orc"), "refused")

    def test_the_first_shot_of_a_declaration_frees_the_second(self):
        play = self.board(card("page", zone="hand", kind="spell", texts=["volley"]), volley=spell([SHOT, SHOT]))
        self.assertEqual(play.declare("page", "volley", named("orc"), named("bear", at=(0, 1))), "refused")
        self.assertEqual(play.declare("page", "volley", named("bear"), named("orc", at=(0, 1))), "accepted")
        self.assertEqual(len(play.events("attacked")), 2)

    def test_of_two_challengers_neither_can_be_the_target_of_the_first_attack(self):
        play = self.board()
        play.change("orc", "challenge")
        self.assertEqual([play.attack("elf", target) for target in ("orc", "bear")], ["refused"] * 2)

    def test_a_challenge_ends_with_its_term(self):
        play = self.board()
        self.assertEqual([e["kind"] for e in play.card("bear")["effects"]], ["challenge"])
        play.end_turn("A")
        self.assertEqual(play.card("bear")["effects"], [])


class BecomingATarget(unittest.TestCase):
    FLINCH = triggered("targeted", [do("exhaust", ITSELF)])

    def test_being_named_sets_off_once_and_waits_behind_what_named_it(self):
        twice = activated([do("wound", choose(), amount=1), do("poison", choose())])
        play = Play([card("elf", texts=["twice"]), card("orc", texts=["flinch"])], twice=twice, flinch=self.FLINCH)
        play.declare("elf", "twice", named("orc"), named("orc", at=(0, 1)))
        self.assertEqual(play.waiting(), ["twice", "flinch"])

    def test_neither_the_mass_nor_the_reflexive_suffix_names_anybody(self):
        texts = {"storm": activated([do("wound", each(), amount=1), do("heal", ITSELF, amount=1)])}
        play = Play([card("elf", texts=["storm", "flinch"])], flinch=self.FLINCH, **texts)
        play.declare("elf", "storm")
        self.assertEqual(play.waiting(), ["storm"])

    def test_it_is_the_card_named_by_an_attack_and_not_the_defender(self):
        cards = [card("elf", strike=1), card("orc", "B", texts=["flinch"]), card("imp", "B", texts=["wince"])]
        play = Play(cards, flinch=self.FLINCH, wince=self.FLINCH)
        play.attack("elf", "orc")
        play.choose("B", "imp")
        self.assertEqual(play.waiting(), ["flinch"])

    def test_a_text_does_not_set_itself_off_through_its_own_declaration(self):
        play = Play([card("elf", texts=["nudge"]), card("orc", texts=["echo"])],
                    nudge=activated([do("cure", choose())]), echo=triggered("targeted", [do("cure", choose())]))
        play.declare("elf", "nudge", named("orc"))
        play.choose("A", "orc")
        self.assertEqual((play.waiting(), play.kinds()), (["nudge", "echo"], ["queued", "lapsed"]))


if __name__ == "__main__":
    unittest.main()
