import unittest

from .helpers import ITSELF, Play, activated, card, choose, do, named, triggered


def kinds(play, card_id):
    return [(e["kind"], e["laid"], e["left"]) for e in play.card(card_id)["life"]["effects"]]


class Layers(unittest.TestCase):
    def test_wounds_leave_additional_life_alone(self):
        play = Play([card("orc", life=4)])
        play.change("orc", "give life", amount=3)
        play.change("orc", "wound", amount=5)
        self.assertEqual(kinds(play, "orc"), [("additional", 3, 3)])
        self.assertEqual((play.card("orc")["life"]["wounds"], play.level("orc")), (5, 2))

    def test_additional_takes_negative_off_one_for_one(self):
        play = Play([card("orc", life=5)])
        play.change("orc", "take life", amount=2)
        play.change("orc", "give life", amount=3)
        self.assertEqual(kinds(play, "orc"), [("additional", 3, 1)])
        self.assertEqual(play.level("orc"), 6)

    def test_negative_takes_the_oldest_additional_off_first(self):
        play = Play([card("orc", life=5)])
        play.change("orc", "give life", amount=2)
        play.change("orc", "give life", amount=4)
        play.change("orc", "take life", amount=3)
        self.assertEqual(kinds(play, "orc"), [("additional", 4, 3)])

    def test_setting_turns_wounds_into_negative_life_and_heals_nothing(self):
        rises = triggered("healed", [do("give life", ITSELF, amount=9)])
        play = Play([card("orc", life=6, texts=["rises"])], rises=rises)
        play.change("orc", "wound", amount=4)
        play.change("orc", "set life", to=5)
        self.assertEqual((play.card("orc")["life"]["wounds"], play.level("orc")), (0, 5))
        self.assertEqual(kinds(play, "orc"), [("negative", 4, 1)])
        self.assertEqual(play.waiting(), [])

    def test_setting_to_the_present_level_without_wounds_changes_nothing(self):
        play = Play([card("orc", life=5)])
        play.change("orc", "set life", to=5)
        self.assertEqual([e["kind"] for e in play.last["events"]], ["did"])

    def test_healing_takes_wounds_alone_and_sets_off_healed(self):
        rises = triggered("healed", [do("give life", ITSELF, amount=1)])
        play = Play([card("orc", life=6, texts=["rises"])], rises=rises)
        play.change("orc", "take life", amount=2)
        play.change("orc", "heal", amount=5)
        self.assertEqual((play.level("orc"), play.waiting()), (4, []))
        play.change("orc", "wound", amount=1)
        play.change("orc", "heal", amount=5)
        self.assertEqual((play.level("orc"), play.waiting()), (4, ["rises"]))


class Destruction(unittest.TestCase):
    def test_level_zero_kills_and_one_does_not(self):
        play = Play([card("orc", life=3), card("elf", life=4)])
        play.change("orc", "wound", amount=3)
        play.change("elf", "wound", amount=3)
        self.assertEqual((play.zone("orc"), play.zone("elf")), ("graveyard", "play"))
        self.assertEqual(play.events("destroyed"), [])

    def test_the_text_that_brought_the_level_down_is_the_killer(self):
        shoot = activated([do("wound", choose(), amount=2)])
        play = Play([card("elf", texts=["shoot"]), card("orc", owner="B", life=2)], shoot=shoot)
        play.declare("elf", "shoot", named("orc"))
        play.resolve_all()
        text = {"card": "elf", "ability": "shoot", "grantedBy": None}
        self.assertEqual(play.events("destroyed")[0]["killers"], [text])
        kinds = [event["kind"] for event in play.last["events"]]
        self.assertEqual(
            kinds,
            ["settled", "begun", "did", "life", "destroyed", "moved", "ended", "left"],
        )
        self.assertEqual(play.card("orc")["whose"], "B")

    def test_the_end_of_additional_life_kills_by_no_text(self):
        play = Play([card("orc", life=2)])
        play.change("orc", "give life", amount=2, until="end of turn")
        play.change("orc", "wound", amount=3)
        play.end_turn()
        self.assertEqual(play.events("destroyed")[0]["killers"], [])
        self.assertEqual(play.zone("orc"), "graveyard")

    def test_coming_into_play_with_no_life_is_no_wound(self):
        play = Play([card("wisp", zone="hand", life=0)])
        play.put("enter", cards=["wisp"])
        self.assertEqual((play.zone("wisp"), play.level("wisp")), ("play", 0))


class Loss(unittest.TestCase):
    def test_wounds_decide_and_additional_life_does_not_help(self):
        play = Play([card("king", kind="hero", life=10), card("queen", owner="B", kind="hero", life=10)])
        play.change("king", "give life", amount=5)
        play.change("king", "wound", amount=10)
        self.assertEqual((play.game.state["lost"], play.zone("king"), play.level("king")), (["A"], "play", 5))
        self.assertEqual(play.change("queen", "wound", amount=1), "refused")

    def test_negative_life_destroys_a_hero_without_the_loss_of_its_player(self):
        play = Play([card("king", kind="hero", life=3)])
        play.change("king", "take life", amount=3)
        self.assertEqual((play.game.state["lost"], play.zone("king")), ([], "graveyard"))

    def test_lethal_wounds_do_both_at_one_moment(self):
        play = Play([card("king", kind="hero", life=3)])
        play.change("king", "wound", amount=3)
        groups = {event["group"] for event in play.last["events"] if event["kind"] not in ("did", "life")}
        self.assertEqual((play.game.state["lost"], play.zone("king"), len(groups)), (["A"], "graveyard", 1))


if __name__ == "__main__":
    unittest.main()
