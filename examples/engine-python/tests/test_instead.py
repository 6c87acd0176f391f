import unittest

from .helpers import Play, activated, card, choose, do, each, named, spell, static

KILL = activated([do("destroy", choose())])


class Replacement(unittest.TestCase):
    def test_the_card_s_own_text_is_done_to_it_instead(self):
        texts = {"kill": KILL, "slip": static("instead", of="destroy", deed={"verb": "wound", "amount": 2})}
        play = Play([card("elf", texts=["kill"]), card("orc", texts=["slip"])], **texts)
        play.declare("elf", "kill", named("orc"))
        play.resolve_all()
        self.assertEqual(play.kinds(), ["settled", "begun", "replaced", "did", "life", "ended", "left"])
        self.assertEqual(play.events("did")[0]["cause"], {"by": "rules", "effect": "replacement"})
        self.assertEqual((play.events("replaced")[0]["by"]["card"], play.wounds("orc")), ("orc", [2]))

    def test_what_a_replacement_does_is_not_replaced_and_a_bare_change_neither(self):
        texts = {"kill": KILL, "slip": static("instead", of="destroy", deed={"verb": "poison"}),
                 "slop": static("instead", of="poison", deed={"verb": "destroy"})}
        play = Play([card("elf", texts=["kill"]), card("orc", texts=["slip", "slop"])], **texts)
        play.declare("elf", "kill", named("orc"))
        play.resolve_all()
        self.assertTrue(play.card("orc")["poisoned"])
        play.change("orc", "destroy")
        self.assertEqual(play.zone("orc"), "graveyard")

    def test_a_barred_deed_takes_nobody_s_place(self):
        texts = {"kill": KILL, "slip": static("instead", of="destroy", deed={"verb": "poison"}),
                 "pure": static("cannot be", verb="poison")}
        play = Play([card("elf", texts=["kill"]), card("orc", texts=["slip", "pure"])], **texts)
        play.declare("elf", "kill", named("orc"))
        play.resolve_all()
        self.assertEqual((play.kinds()[2:4], play.zone("orc")), (["replaced", "ended"], "play"))

    def test_lethal_wounds_are_no_text_that_destroys(self):
        slip = static("instead", of="destroy", deed={"verb": "poison"})
        play = Play([card("orc", life=2, texts=["slip"])], slip=slip)
        play.change("orc", "wound", amount=2)
        self.assertEqual(play.zone("orc"), "graveyard")


class Redirection(unittest.TestCase):
    GUARD = static("redirects", to={"types": ["creature"], "side": "own"})
    SHOOT = activated([do("wound", choose(), amount=2, **{"as": "shot"})])

    def test_a_shot_is_led_to_another_card_which_is_its_one_target(self):
        cards = [card("elf", texts=["shoot"]), card("orc", "B", texts=["guard"]), card("imp", "B")]
        play = Play(cards, guard=self.GUARD, shoot=self.SHOOT)
        play.declare("elf", "shoot", named("orc"))
        play.resolve_all()
        asked = play.last["pending"]
        self.assertEqual((asked["player"], asked["kind"], asked["options"]), ("B", "redirect", ["imp"]))
        self.assertEqual((asked["source"], asked["ability"], asked["min"], asked["max"]), ("orc", "guard", 0, 1))
        play.choose("B", "imp")
        self.assertEqual(play.kinds(), ["redirected", "settled", "begun", "did", "life", "ended", "left"])
        self.assertEqual((play.events("settled")[0]["targets"], play.wounds("orc", "imp")), (["imp"], [0, 2]))

    def test_a_strike_is_redirected_once_and_behind_the_defender(self):
        cards = [card("elf", strike=2), card("orc", "B", life=9, strike=1), card("imp", "B", texts=["guard"], strike=3),
                 card("nap", "B", exhausted=True, texts=["guard"])]
        play = Play(cards, guard=self.GUARD)
        play.attack("elf", "orc")
        play.choose("B", "imp")
        self.assertEqual((play.last["pending"]["kind"], play.last["pending"]["options"]), ("redirect", ["orc", "nap"]))
        play.choose("B", "nap")
        self.assertEqual((play.last["pending"], play.wounds("orc", "imp", "nap", "elf")), (None, [0, 0, 2, 0]))
        self.assertTrue(play.card("imp")["exhausted"])

    def test_who_is_led_to_himself_does_not_strike_back(self):
        anyone = static("redirects", to={"types": ["creature"]})
        play = Play([card("elf", strike=2), card("orc", "B", texts=["guard"])], guard=anyone)
        play.attack("elf", "orc")
        play.choose("B", "elf")
        self.assertEqual((play.wounds("elf", "orc"), len(play.events("settled"))), ([2, 0], 1))

    def test_none_need_be_chosen_and_other_wounds_are_not_led_away(self):
        cards = [card("elf", strike=2, texts=["stab"]), card("orc", "B", texts=["guard"]),
                 card("imp", "B", exhausted=True)]
        play = Play(cards, guard=self.GUARD, stab=activated([do("wound", choose(), amount=1)]))
        play.attack("elf", "orc")
        play.choose("B")
        self.assertEqual((play.events("redirected"), play.wounds("orc")), ([], [2]))
        play.change("elf", "ready")
        play.declare("elf", "stab", named("orc"))
        play.resolve_all()
        self.assertEqual((play.last["pending"], play.wounds("orc")), (None, [3]))


class Fights(unittest.TestCase):
    def test_pairs_wound_one_another_at_one_moment_and_the_odd_one_nobody(self):
        cards = [card("page", zone="hand", kind="spell", texts=["brawl"]), card("elf", life=2, strike=3),
                 card("orc", life=3, strike=2), card("imp", strike=9)]
        play = Play(cards, brawl=spell([do("fight", choose(low=0, high=None))]))
        play.declare("page", "brawl", named("orc", "elf", "imp"))
        play.resolve_all()
        self.assertEqual([event["card"] for event in play.events("did")], ["orc", "elf"])
        self.assertEqual([play.zone(one) for one in ("orc", "elf", "imp")], ["graveyard", "graveyard", "play"])
        self.assertEqual(len({event["group"] for event in play.events("life")}), 1)
        self.assertEqual(play.events("destroyed")[0]["killers"][0]["ability"], "brawl")

    def test_where_one_does_something_else_the_other_is_left_alone(self):
        brawl = activated([do("fight", choose(low=2, high=2, other=True))])
        hide = static("instead", of="fight", deed={"verb": "exhaust"})
        play = Play([card("elf", texts=["brawl"]), card("orc", strike=2, texts=["hide"]), card("imp", strike=9)],
                    brawl=brawl, hide=hide)
        play.declare("elf", "brawl", named("orc", "imp"))
        play.resolve_all()
        self.assertEqual((play.wounds("orc", "imp"), play.card("orc")["exhausted"]), ([0, 0], True))

    def test_who_cannot_be_wounded_still_strikes_in_a_fight(self):
        brawl = activated([do("fight", choose(low=2, high=2, other=True))])
        play = Play([card("elf", texts=["brawl"]), card("orc", strike=2, texts=["hard"]), card("imp", strike=9)],
                    brawl=brawl, hard=static("cannot be", verb="wound"))
        play.declare("elf", "brawl", named("orc", "imp"))
        play.resolve_all()
        self.assertEqual((play.wounds("orc", "imp"), len(play.events("did"))), ([0, 2], 2))

    def test_who_has_left_fights_nobody_nor_does_the_partner(self):
        brawl = activated([do("fight", choose(low=2, high=2, other=True))])
        play = Play([card("elf", texts=["brawl"]), card("orc", strike=2), card("imp", strike=9)], brawl=brawl)
        play.declare("elf", "brawl", named("orc", "imp"))
        play.change("imp", "destroy")
        play.resolve_all()
        self.assertEqual((play.events("did"), play.wounds("orc")), ([], [0]))


class Moves(unittest.TestCase):
    def test_into_the_graveyard_from_play_is_death_without_destruction(self):
        drop = activated([do("move", choose(), into="graveyard")])
        curse = {"kind": "triggered", "trigger": "death", "steps": [[do("poison", each())]]}
        play = Play([card("elf", texts=["drop"]), card("orc", texts=["curse"])], drop=drop, curse=curse)
        play.declare("elf", "drop", named("orc"))
        play.put("resolve")
        self.assertEqual((play.events("destroyed"), play.waiting()), ([], ["curse"]))

    def test_a_spell_does_not_come_into_play(self):
        play = Play([card("page", zone="hand", kind="spell")])
        self.assertEqual(play.change("page", "move", into="play"), "refused")

    def test_into_play_is_arrival_under_the_owner(self):
        rise = activated([do("move", choose(zone="graveyard", whose="opponent"), into="play")])
        hail = {"kind": "triggered", "trigger": "hire", "steps": [[do("poison", each())]]}
        cards = [card("elf", texts=["rise"]), card("orc", "B", zone="graveyard", texts=["hail"])]
        play = Play(cards, rise=rise, hail=hail)
        play.declare("elf", "rise", named("orc"))
        play.put("resolve")
        self.assertEqual((play.card("orc")["controller"], play.level("orc"), play.waiting()), ("B", 5, ["hail"]))
        self.assertEqual(play.history("arrived"), ["orc"])


if __name__ == "__main__":
    unittest.main()
