import unittest

from berserk.editions import CLASSIC

from .helpers import Play, activated, card, cannot_be, choose, do, each, named, spell, triggered

SHOT = do("wound", choose(), amount=1, **{"as": "shot"})
STAB = activated([do("wound", choose(), amount=1)])


def classic(*cards, **more):
    return Play(list(cards), edition=CLASSIC, **more)


class Stack(unittest.TestCase):
    def test_the_last_one_declared_is_carried_out_first(self):
        play = classic(card("elf", texts=["stab"]), card("imp", "B", texts=["kill"]), stab=STAB,
                       kill=activated([do("destroy", choose())]))
        play.declare("elf", "stab", named("imp"))
        self.assertEqual(play.declare("imp", "kill", named("elf"), player="B"), "accepted")
        self.assertEqual(play.waiting(), ["stab", "kill"])
        play.put("resolve")
        self.assertEqual((play.zone("elf"), play.waiting()), ("graveyard", ["stab"]))
        play.put("resolve")
        self.assertEqual((play.kinds(), play.wounds("imp")), (["left"], [0]))

    def test_it_is_paid_when_it_leaves_and_before_anything_is_settled(self):
        play = classic(card("elf", texts=["stab"]), card("orc"), stab=STAB)
        play.declare("elf", "stab", named("orc"))
        self.assertEqual((play.kinds(), play.card("elf")["exhausted"]), (["queued"], False))
        play.resolve_all()
        self.assertEqual(play.kinds(), ["flag", "settled", "begun", "did", "life", "ended", "left"])

    def test_what_can_be_paid_no_more_is_not_carried_out(self):
        play = classic(card("elf", texts=["stab"]), card("orc"), stab=STAB)
        play.declare("elf", "stab", named("orc"))
        play.change("elf", "exhaust")
        play.resolve_all()
        self.assertEqual((play.kinds(), play.wounds("orc")), (["left"], [0]))

    def test_a_source_that_has_left_and_come_back_is_another_card(self):
        play = classic(card("elf", texts=["stab"]), card("orc"), stab=STAB)
        play.declare("elf", "stab", named("orc"))
        play.change("elf", "move", into="hand")
        play.put("enter", cards=["elf"])
        play.resolve_all()
        self.assertEqual(play.kinds(), ["left"])

    def test_a_source_under_another_player_pays_for_nobody(self):
        play = classic(card("elf", texts=["stab"]), card("orc"), stab=STAB)
        play.declare("elf", "stab", named("orc"))
        play.change("elf", "take control")
        play.resolve_all()
        self.assertEqual(play.kinds(), ["left"])

    def test_the_text_is_not_looked_for_again(self):
        volley = activated([SHOT, {**SHOT, "object": {**choose(), "different": True}}])
        play = classic(card("elf", texts=["volley"]), card("orc"), card("imp"), volley=volley)
        play.declare("elf", "volley", named("orc"), named("imp", at=(0, 1)))
        play.change("elf", "silence")
        play.resolve_all()
        self.assertEqual(play.wounds("orc", "imp"), [1, 1])

    def test_a_spell_is_paid_and_put_away_when_it_leaves(self):
        cards = [card("page", zone="hand", kind="spell", texts=["bolt"]), card("orc")]
        bolt = spell([do("wound", choose(), amount=1)], cost={"kind": "coins", "amount": 2})
        play = classic(*cards, coins={"A": 2, "B": 0}, bolt=bolt)
        play.declare("page", "bolt", named("orc"))
        self.assertEqual((play.zone("page"), play.game.state["coins"]["A"]), ("hand", 2))
        play.resolve_all()
        self.assertEqual(play.kinds()[:3], ["coins", "moved", "settled"])

    def test_a_text_of_a_dead_card_is_carried_out(self):
        play = classic(card("elf", texts=["curse"]), card("orc"), curse=triggered("death", [do("poison", each())]))
        play.change("elf", "destroy")
        play.resolve_all()
        self.assertTrue(play.card("orc")["poisoned"])


class Targets(unittest.TestCase):
    def test_none_will_do_where_the_text_is_content_with_none(self):
        some = activated([do("cure", choose(low=0, high=2, poisoned=True))])
        play = classic(card("elf", texts=["some"]), some=some)
        self.assertEqual(play.declare("elf", "some"), "accepted")

    def test_a_shot_at_two_cards(self):
        two = activated([do("wound", choose(low=2, high=2, other=True), amount=1, **{"as": "shot"})])
        play = classic(card("elf", texts=["two"]), card("orc"), card("imp"), two=two)
        self.assertEqual(play.declare("elf", "two", named("orc", "imp")), "accepted")
        self.assertEqual([event["target"] for event in play.events("attacked")], ["orc", "imp"])
        play.resolve_all()
        self.assertEqual(play.wounds("orc", "imp"), [1, 1])

    def test_a_die_settles_the_target_when_it_is_thrown_also_within_one_step(self):
        roll, hit = do("roll", choose(types=("hero",))), do("destroy", choose(cost={"equals": "rolled"}))
        for steps in ([roll, hit],), ([roll], [hit]):
            for dice, zones in (([4], "graveyard"), ([6], "play")):
                cards = [card("king", kind="hero", texts=["dare"]), card("orc", cost=4)]
                play = classic(*cards, dare=activated(*steps), dice=dice)
                self.assertEqual(play.declare("king", "dare", named("king")), "accepted")
                play.resolve_all()
                if dice == [4]:
                    self.assertEqual(play.last["pending"]["options"], ["orc"])
                    play.choose("A", "orc")
                self.assertEqual((play.zone("orc"), play.waiting(), play.card("king")["exhausted"]), (zones, [], True))

    def test_cannot_be_healed_bars_every_card_itself_included(self):
        mend = activated([do("heal", choose(), amount=1)])
        play = classic(card("elf", texts=["mend", "cold"]), mend=mend, cold=cannot_be("heal"))
        self.assertEqual(play.declare("elf", "mend", named("elf")), "refused")


class Movement(unittest.TestCase):
    def test_a_creature_goes_to_a_square_by_way_of_the_stack(self):
        play = classic(card("elf", cell=cell(1, 1)), card("orc", "B", cell=cell(2, 2)))
        self.assertEqual(play.put("step", player="A", card="elf", cell=cell(2, 2)), "refused")
        self.assertEqual(play.put("step", player="A", card="elf", cell=cell(2, 1)), "accepted")
        item = play.game.state["queue"][0]
        self.assertEqual((item["kind"], item["cell"], item["named"]), ("movement", cell(2, 1), []))
        play.resolve_all()
        self.assertEqual((play.kinds(), play.card("elf")["cell"]), (["placed", "left"], cell(2, 1)))

    def test_a_square_that_is_taken_by_then_and_a_creature_that_is_gone(self):
        play = classic(card("elf", cell=cell(1, 1)), card("imp", cell=cell(1, 2)), card("owl", cell=cell(1, 3)))
        for name in ("elf", "imp", "owl"):
            play.put("step", player="A", card=name, cell=cell(2, 2))
        play.change("owl", "destroy")
        play.resolve_all()
        self.assertEqual(play.kinds(), ["left", "placed", "left", "left"])
        self.assertEqual([play.card(one).get("cell") for one in ("elf", "imp", "owl")], [cell(1, 1), cell(2, 2), None])


    def test_who_has_left_and_come_back_goes_nowhere(self):
        play = classic(card("elf", cell=cell(1, 1)))
        play.put("step", player="A", card="elf", cell=cell(2, 2))
        play.change("elf", "move", into="hand")
        play.put("enter", cards=["elf"])
        play.resolve_all()
        self.assertEqual(play.kinds(), ["left"])


def cell(row, column):
    return {"row": row, "column": column}


if __name__ == "__main__":
    unittest.main()
