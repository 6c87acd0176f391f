import unittest

from .helpers import ITSELF, UNTARGETABLE, Play, activated, cannot_be, card, choose, do, each, named, spell, triggered

SHOOT = activated([do("wound", choose(), amount=1)])


class Source(unittest.TestCase):
    def test_declaring_exhausts_the_source_by_rules(self):
        play = Play([card("elf", texts=["shoot"]), card("orc")], shoot=SHOOT)
        self.assertEqual(play.declare("elf", "shoot", named("orc")), "accepted")
        flag = play.events("flag")[0]
        self.assertEqual(flag["cause"], {"by": "rules", "effect": "payment"})
        self.assertEqual(play.declare("elf", "shoot", named("orc")), "refused")

    def test_what_makes_a_source_illegal(self):
        cards = [
            card("elf", texts=["shoot"]), card("foe", owner="B", texts=["shoot"]),
            card("held", zone="hand", texts=["shoot"]), card("mute", texts=[]),
        ]
        play = Play(cards, shoot=SHOOT)
        self.assertEqual(play.declare("foe", "shoot", named("elf")), "refused")
        self.assertEqual(play.declare("foe", "shoot", named("elf"), player="B"), "refused")
        self.assertEqual(play.declare("held", "shoot", named("elf")), "refused")
        self.assertEqual(play.declare("mute", "shoot", named("elf")), "refused")

    def test_a_source_is_not_looked_at_again(self):
        play = Play([card("elf", texts=["shoot"]), card("orc")], shoot=SHOOT)
        play.declare("elf", "shoot", named("orc"))
        play.change("elf", "silence")
        play.change("elf", "destroy")
        play.resolve_all()
        self.assertEqual(play.level("orc"), 4)

    def test_payment_is_no_deed_of_a_card(self):
        play = Play([card("elf", texts=["shoot", "firm"]), card("orc")], shoot=SHOOT, firm=cannot_be("exhaust"))
        self.assertEqual(play.declare("elf", "shoot", named("orc")), "accepted")
        self.assertTrue(play.card("elf")["exhausted"])

    def test_a_spell_goes_to_the_graveyard_as_it_is_declared(self):
        bolt = spell([do("wound", choose(), amount=3)])
        play = Play([card("bolt-card", zone="hand", kind="spell", texts=["bolt"]), card("orc")], bolt=bolt)
        self.assertEqual(play.declare("bolt-card", "bolt", named("orc")), "accepted")
        self.assertEqual(play.events("moved")[0]["cause"], {"by": "act"})
        play.resolve_all()
        self.assertEqual((play.zone("bolt-card"), play.level("orc")), ("graveyard", 2))


class Targets(unittest.TestCase):
    def test_an_element_is_asked_for_when_targets_are_named(self):
        cube = activated([do("destroy", choose(element="any"))])
        play = Play([card("elf", texts=["cube"]), card("orc", element="fire")], cube=cube)
        self.assertEqual(play.declare("elf", "cube", named("elf")), "refused")
        self.assertEqual(play.declare("elf", "cube", named("orc")), "accepted")

    def test_no_restriction_reaches_both_sides_but_only_play(self):
        cards = [card("elf", texts=["shoot"]), card("foe", owner="B"), card("held", zone="hand")]
        play = Play(cards, shoot=SHOOT)
        self.assertEqual(play.declare("elf", "shoot", named("held")), "refused")
        self.assertEqual(play.declare("elf", "shoot", named("foe")), "accepted")

    def test_a_card_that_cannot_be_a_target_is_left_out_and_still_hit_by_the_mass(self):
        cards = [card("elf", texts=["shoot"]), card("orc", texts=["veil"]), card("imp", texts=["storm"])]
        play = Play(cards, shoot=SHOOT, veil=UNTARGETABLE, storm=activated([do("wound", each(), amount=1)]))
        self.assertEqual(play.declare("elf", "shoot", named("orc")), "refused")
        play.declare("imp", "storm")
        play.resolve_all()
        self.assertEqual(play.level("orc"), 4)
        self.assertEqual(play.events("settled")[0]["targets"], [])

    def test_a_barred_card_is_neither_named_nor_hit(self):
        cards = [card("elf", texts=["shoot"]), card("orc", texts=["hard"]), card("imp", texts=["storm"])]
        play = Play(cards, shoot=SHOOT, hard=cannot_be("wound"), storm=activated([do("wound", each(), amount=1)]))
        self.assertEqual(play.declare("elf", "shoot", named("orc")), "refused")
        play.declare("imp", "storm")
        play.resolve_all()
        self.assertEqual([event["card"] for event in play.events("did")], ["elf", "imp"])
        play.change("orc", "wound", amount=1)
        self.assertEqual(play.level("orc"), 4)

    def test_a_bar_holds_against_the_card_itself(self):
        play = Play(
            [card("elf", texts=["rest", "firm"])],
            rest=activated([do("ready", ITSELF)]), firm=cannot_be("ready"),
        )
        play.declare("elf", "rest")
        play.resolve_all()
        self.assertTrue(play.card("elf")["exhausted"])

    def test_all_or_nothing_for_the_choices_of_the_first_step(self):
        two = activated([do("wound", choose(), amount=1), do("exhaust", choose(types=["support"]))])
        play = Play([card("elf", texts=["two"]), card("orc")], two=two)
        self.assertEqual(play.declare("elf", "two", named("orc")), "refused")

    def test_without_any_legal_target_even_an_optional_choice_cannot_be_declared(self):
        some = activated([do("cure", choose(low=0, high=3, poisoned=True))])
        play = Play([card("elf", texts=["some"]), card("orc")], some=some)
        self.assertEqual(play.declare("elf", "some"), "refused")
        play.change("orc", "poison")
        self.assertEqual(play.declare("elf", "some"), "accepted")

    def test_a_spell_needs_all_its_steps_and_an_ability_only_the_first(self):
        steps = ([do("wound", choose(), amount=1)], [do("destroy", choose(types=["support"]))])
        cards = [card("page", zone="hand", kind="spell", texts=["cast"]), card("elf", texts=["use"])]
        play = Play(cards, cast=spell(*steps), use=activated(*steps))
        self.assertEqual(play.declare("page", "cast", named("elf")), "refused")
        self.assertEqual(play.declare("elf", "use", named("elf")), "accepted")
        play.resolve_all()
        self.assertEqual((play.level("elf"), play.waiting()), (4, []))

    def test_targets_of_a_later_step_are_too_early(self):
        steps = ([do("wound", choose(), amount=1)], [do("exhaust", choose())])
        play = Play([card("elf", texts=["use"]), card("orc")], use=activated(*steps))
        self.assertEqual(play.declare("elf", "use", named("orc"), named("orc", at=(1, 0))), "refused")
        play.declare("elf", "use", named("orc"))
        play.resolve_all()
        self.assertEqual((play.last["pending"]["at"], play.level("orc")), ([1, 0], 4))
        play.choose("A", "orc")
        self.assertEqual((play.card("orc")["exhausted"], play.waiting()), (True, []))

    def test_the_opponent_chooses_before_the_ability_is_queued(self):
        advice = activated([do("take control", choose(side="opponent", by="opponent"))])
        play = Play([card("elf", texts=["advice"]), card("foe", owner="B")], advice=advice)
        play.declare("elf", "advice")
        self.assertEqual((play.last["pending"]["player"], play.last["pending"]["item"]), ("B", None))
        self.assertEqual(play.choose("A", "foe"), "refused")
        play.choose("B", "foe")
        play.resolve_all()
        self.assertEqual(play.card("foe")["controller"], "A")


class Triggers(unittest.TestCase):
    def test_the_non_active_player_comes_first_and_fitness_is_not_checked_again(self):
        cards = [
            card("killer", zone="hand", texts=["kill"]), card("healer", "B", zone="hand", texts=["clean"]),
            card("orc", poisoned=True),
        ]
        kill = triggered("hire", [do("destroy", choose(poisoned=True))])
        clean = triggered("hire", [do("cure", choose(poisoned=True))])
        play = Play(cards, kill=kill, clean=clean)
        play.put("enter", cards=["killer", "healer"])
        self.assertEqual(play.last["pending"]["source"], "healer")
        play.choose("B", "orc")
        play.choose("A", "orc")
        self.assertEqual(play.waiting(), ["clean", "kill"])
        play.put("resolve")
        self.assertFalse(play.card("orc")["poisoned"])
        play.put("resolve")
        self.assertEqual(play.zone("orc"), "graveyard")

    def test_a_trigger_without_a_legal_target_lapses(self):
        play = Play(
            [card("killer", zone="hand", texts=["kill"])],
            kill=triggered("hire", [do("destroy", choose(poisoned=True))]),
        )
        play.put("enter", cards=["killer"])
        self.assertEqual([e["kind"] for e in play.last["events"]], ["moved", "lapsed"])

    def test_a_mass_trigger_with_nothing_to_hit_is_declared(self):
        play = Play(
            [card("raptor", zone="hand", cost=8, texts=["raze"])],
            raze=triggered("hire", [do("destroy", each(cost={"atMost": 3}))]),
        )
        play.put("enter", cards=["raptor"])
        self.assertEqual(play.waiting(), ["raze"])

    def test_death_belongs_to_the_last_controller_and_silence_takes_it(self):
        cards = [card("foe", owner="B", texts=["curse"]), card("mute", texts=["curse"]), card("orc")]
        play = Play(cards, curse=triggered("death", [do("wound", each(), amount=1)]))
        play.change("foe", "take control")
        play.change("foe", "destroy")
        self.assertEqual(play.game.state["queue"][0]["controller"], "A")
        self.assertEqual(play.card("foe")["whose"], "B")
        play.change("mute", "silence")
        play.change("mute", "destroy")
        self.assertEqual(play.waiting(), ["curse"])


if __name__ == "__main__":
    unittest.main()
