import unittest

from .helpers import ITSELF, UNTARGETABLE, Play, activated, cannot_be, card, choose, do, each, named, spell, triggered

KING = {"kind": "hero", "life": 20}


def move(into, thing):
    return do("move", thing, into=into)


def from_zone(zone, **more):
    return choose(types=("creature", "spell"), zone=zone, **more)


class Moves(unittest.TestCase):
    def test_a_zone_without_an_owner_is_the_controllers_own(self):
        cards = [
            card("page", zone="hand", kind="spell", texts=["rise"]),
            card("mine", zone="graveyard"), card("theirs", owner="B", zone="graveyard"), card("alive"),
        ]
        play = Play(cards, rise=spell([move("hand", from_zone("graveyard"))]))
        for wrong in ("theirs", "alive"):
            self.assertEqual(play.declare("page", "rise", named(wrong)), "refused")
        self.assertEqual(play.declare("page", "rise", named("mine")), "accepted")
        play.resolve_all()
        self.assertEqual((play.zone("mine"), play.events("shuffled")), ("hand", []))

    def test_a_zone_of_the_opponents_is_that_one_alone(self):
        cards = [card("elf", texts=["rob"]), card("mine", zone="graveyard"), card("theirs", "B", zone="graveyard")]
        play = Play(cards, rob=activated([move("deck", from_zone("graveyard", whose="opponent"))]))
        self.assertEqual(play.declare("elf", "rob", named("mine")), "refused")
        play.declare("elf", "rob", named("theirs"))
        play.resolve_all()
        self.assertEqual((play.zone("theirs"), play.card("theirs")["whose"]), ("deck", "B"))
        self.assertEqual([event["player"] for event in play.events("shuffled")], ["B"])

    def test_no_zone_means_play_and_a_card_goes_to_its_owner_without_what_was_on_it(self):
        play = Play([card("elf", texts=["send"]), card("orc", owner="B")], send=activated([move("hand", choose())]))
        play.change("orc", "take control")
        play.change("orc", "wound", amount=2)
        play.declare("elf", "send", named("orc"))
        play.resolve_all()
        orc = play.card("orc")
        self.assertEqual((orc["zone"], orc["whose"], orc["controller"], orc["effects"]), ("hand", "B", "B", []))
        self.assertEqual((orc["life"]["wounds"], orc["life"]["level"]), (0, None))

    def test_one_mass_instruction_shuffles_each_deck_once(self):
        cards = [card("elf", texts=["flood"]), *[card(f"orc-{i}", owner="AB"[i % 2]) for i in range(4)]]
        play = Play(cards, flood=activated([move("deck", each())]))
        play.declare("elf", "flood")
        play.resolve_all()
        self.assertEqual([event["player"] for event in play.events("shuffled")], ["A", "B"])
        self.assertEqual(len({event["group"] for event in play.events("moved")}), 1)
        self.assertEqual(play.kinds()[-4:], ["shuffled", "shuffled", "ended", "left"])

    def test_a_card_that_has_left_the_zone_is_not_moved(self):
        cards = [card("elf", texts=["send"]), card("orc", owner="B")]
        play = Play(cards, send=activated([move("hand", choose())]))
        play.declare("elf", "send", named("orc"))
        play.change("orc", "destroy")
        play.resolve_all()
        self.assertEqual((play.zone("orc"), play.events("did")), ("graveyard", []))

    def test_who_is_there_already_is_moved_nowhere(self):
        play = Play([card("imp", texts=["again"])], again=activated([move("play", ITSELF)]))
        play.declare("imp", "again")
        play.resolve_all()
        self.assertEqual(play.kinds(), ["settled", "begun", "did", "ended", "left"])

    def test_a_card_that_dies_can_take_itself_back(self):
        play = Play([card("imp", texts=["again"])], again=triggered("death", [move("hand", ITSELF)]))
        play.change("imp", "destroy")
        play.resolve_all()
        self.assertEqual(play.zone("imp"), "hand")

    def test_a_bar_on_moving_holds_in_play_alone(self):
        cards = [card("elf", texts=["send", "dig"]), card("firm", texts=["root"]),
                 card("dead", zone="graveyard", texts=["root"])]
        texts = {"send": activated([move("hand", choose())]), "root": cannot_be("move")}
        play = Play(cards, dig=activated([move("hand", from_zone("graveyard"))]), **texts)
        self.assertEqual(play.declare("elf", "send", named("firm")), "refused")
        self.assertEqual(play.declare("elf", "dig", named("dead")), "accepted")

    def test_a_bare_move_goes_from_wherever_the_card_is(self):
        play = Play([card("orc", zone="graveyard"), card("king", **KING)])
        self.assertEqual(play.change("orc", "move", into="deck"), "accepted")
        self.assertEqual(play.kinds(), ["did", "moved", "shuffled"])
        self.assertEqual(play.change("orc", "move", into="deck"), "refused")
        self.assertEqual(play.change("king", "move", into="hand"), "refused")


class Prices(unittest.TestCase):
    WOUND = [do("wound", choose(), amount=1)]

    def test_another_card_is_exhausted_and_the_source_stays_as_it_is(self):
        cost = {"kind": "exhaust", "filter": {"types": ["creature"], "side": "own", "other": True}}
        cards = [card("elf", texts=["drill"], exhausted=True), card("imp", texts=["veil", "firm"]), card("orc", "B")]
        play = Play(cards, drill=activated(self.WOUND, cost=cost), veil=UNTARGETABLE, firm=cannot_be("exhaust"))
        for pay in ([], ["elf"], ["orc"], ["imp", "orc"], ["nobody"]):
            self.assertEqual(play.declare("elf", "drill", named("orc"), pay=pay), "refused", pay)
        self.assertEqual(play.declare("elf", "drill", named("orc"), pay=["imp"]), "accepted")
        flag = play.events("flag")[0]
        self.assertEqual((flag["card"], flag["cause"]), ("imp", {"by": "rules", "effect": "payment"}))
        self.assertEqual(play.game.state["queue"][0]["sources"], ["elf"])
        self.assertEqual(play.declare("elf", "drill", named("orc"), pay=["imp"]), "refused")

    def test_a_sacrifice_dies_and_is_no_target(self):
        cost = {"kind": "sacrifice", "filter": {"types": ["creature"], "side": "own"}}
        texts = {"curse": triggered("death", [do("poison", each())]), "wince": triggered("targeted", self.WOUND)}
        cards = [card("elf", texts=["feed"]), card("imp", texts=["curse", "wince"]), card("orc", "B")]
        play = Play(cards, feed=activated(self.WOUND, cost=cost), **texts)
        self.assertEqual(play.declare("elf", "feed", named("orc"), pay=["imp"]), "accepted")
        self.assertEqual(play.kinds(), ["queued", "moved", "queued"])
        self.assertEqual((play.zone("imp"), play.waiting()), ("graveyard", ["feed", "curse"]))

    def test_a_source_can_be_its_own_sacrifice(self):
        cost = {"kind": "sacrifice", "filter": {"types": ["creature"]}}
        play = Play([card("elf", texts=["feed"]), card("orc", "B")], feed=activated(self.WOUND, cost=cost))
        play.declare("elf", "feed", named("orc"), pay=["elf"])
        play.resolve_all()
        self.assertEqual((play.zone("elf"), play.level("orc")), ("graveyard", 4))

    def test_nothing_is_paid_when_the_targets_are_wrong(self):
        cost = {"kind": "sacrifice", "filter": {"types": ["creature"]}}
        play = Play([card("elf", texts=["feed"]), card("imp")], feed=activated(self.WOUND, cost=cost))
        self.assertEqual(play.declare("elf", "feed", named("nobody"), pay=["imp"]), "refused")
        self.assertEqual(play.zone("imp"), "play")


class Draws(unittest.TestCase):
    def test_the_player_whose_turn_begins_takes_one_card_and_shuffles_nothing(self):
        cards = [card("mine", zone="deck"), card("one", "B", zone="deck"), card("two", "B", zone="deck")]
        play = Play(cards)
        play.end_turn("A")
        self.assertEqual([play.zone(name) for name in ("mine", "one", "two")], ["deck", "hand", "deck"])
        self.assertEqual(play.kinds(), ["turn", "moved"])
        self.assertEqual(play.events("moved")[0]["cause"], {"by": "act"})

    def test_the_third_failure_of_the_game_loses(self):
        play = Play([card("mine", zone="deck")], failed={"A": 0, "B": 1})
        play.end_turn("A")
        self.assertEqual((play.history("failedDraws"), play.game.state["lost"]), ({"A": 0, "B": 2}, []))
        play.end_turn("B")
        play.end_turn("A")
        self.assertEqual((play.history("failedDraws")["B"], play.game.state["lost"]), (3, ["B"]))
        self.assertEqual(play.events("lost")[0]["cause"], {"by": "rules", "effect": "deck-out"})


if __name__ == "__main__":
    unittest.main()
