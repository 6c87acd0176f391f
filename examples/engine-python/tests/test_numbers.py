import unittest

from .helpers import Play, activated, card, choose, do, each, named, spell, triggered

ANY = ("hero", "creature")


class Divided(unittest.TestCase):
    def board(self, how, amount=3, low=1, high=None):
        text = activated([do("wound", {**choose(low=low, high=high), "divide": how}, amount=amount)])
        return Play([card("elf", texts=["rain"]), card("orc"), card("imp")], rain=text)

    def test_each_card_named_gets_its_share(self):
        play = self.board("whole")
        self.assertEqual(play.declare("elf", "rain", named("orc", "imp", amounts=[1, 2])), "accepted")
        play.resolve_all()
        self.assertEqual(play.wounds("orc", "imp", "elf"), [1, 2, 0])

    def test_the_whole_is_the_whole_and_each_gets_at_least_one(self):
        play = self.board("whole")
        for amounts in ([1, 1], [0, 3], [3, 1], [3]):
            self.assertEqual(play.declare("elf", "rain", named("orc", "imp", amounts=amounts)), "refused", amounts)
        self.assertEqual(self.board("up to").declare("elf", "rain", named("orc", "imp", amounts=[1, 1])), "accepted")

    def test_who_says_nothing_gives_one_each_and_the_rest_to_the_first(self):
        for how, wounds in (("whole", [2, 1]), ("up to", [1, 1])):
            play = self.board(how)
            play.declare("elf", "rain", named("orc", "imp"))
            self.assertEqual(play.game.state["queue"][0]["named"][0]["amounts"], wounds)

    def test_no_more_cards_than_there_is_to_divide(self):
        play = self.board("whole", amount=2)
        self.assertEqual(play.declare("elf", "rain", named("orc", "imp", "elf")), "refused")

    def test_a_choice_on_the_way_says_how_much_there_is(self):
        later = activated([do("wound", choose(), amount=1)], [
            do("heal", {**choose(low=0, high=None), "divide": "up to"}, amount=2),
        ])
        play = Play([card("elf", texts=["care"]), card("orc"), card("imp")], care=later)
        play.change("orc", "wound", amount=3)
        play.declare("elf", "care", named("imp"))
        play.resolve_all()
        asked = play.last["pending"]
        self.assertEqual((asked["divide"], asked["max"]), ({"amount": 2, "whole": False}, 2))
        self.assertEqual(play.choose("A", "orc", "imp", amounts=[2, 1]), "refused")
        self.assertEqual(play.choose("A", "orc", amounts=[2]), "accepted")
        self.assertEqual(play.events("named")[0]["amounts"], [2])
        self.assertEqual(play.wounds("orc", "imp"), [1, 1])


class Another(unittest.TestCase):
    def test_another_is_none_of_those_before(self):
        other = {**choose(), "different": True}
        two = activated([do("wound", choose(), amount=1), do("heal", other, amount=1)])
        play = Play([card("elf", texts=["two"]), card("orc")], two=two)
        self.assertEqual(play.declare("elf", "two", named("orc"), named("orc", at=(0, 1))), "refused")
        self.assertEqual(play.declare("elf", "two", named("orc"), named("elf", at=(0, 1))), "accepted")

    def test_where_there_is_no_other_nothing_can_be_declared(self):
        other = {**choose(), "different": True}
        two = triggered("hire", [do("wound", choose(), amount=1), do("heal", other, amount=1)])
        play = Play([card("elf", zone="hand", texts=["two"])], two=two)
        play.put("enter", cards=["elf"])
        self.assertEqual(play.kinds(), ["moved", "lapsed"])

    def test_the_options_leave_out_who_was_chosen_in_an_earlier_step(self):
        other = {**choose(), "different": True}
        two = activated([do("wound", choose(), amount=1)], [do("poison", other)])
        play = Play([card("elf", texts=["two"]), card("orc"), card("imp")], two=two)
        play.declare("elf", "two", named("orc"))
        play.resolve_all()
        self.assertEqual(play.last["pending"]["options"], ["elf", "imp"])


    def test_the_opponent_leaves_out_who_was_named_with_the_declaration(self):
        advice, other = choose(by="opponent"), {**choose(), "different": True}
        two = activated([do("poison", advice), do("heal", other, amount=1)])
        play = Play([card("elf", texts=["two"]), card("orc")], two=two)
        play.declare("elf", "two", named("orc", at=(0, 1)))
        self.assertEqual(play.last["pending"]["options"], ["elf"])

    def test_nobody_is_named_who_is_the_last_one_for_the_opponent(self):
        advice, other = choose(by="opponent", cost={"atMost": 1}), {**choose(), "different": True}
        two = activated([do("poison", advice), do("heal", other, amount=1)])
        play = Play([card("elf", texts=["two"], cost=5), card("orc", cost=1)], two=two)
        self.assertEqual(play.declare("elf", "two", named("orc", at=(0, 1))), "refused")
        self.assertEqual(play.declare("elf", "two", named("elf", at=(0, 1))), "accepted")

    def test_a_trigger_whose_first_choice_leaves_nobody_to_the_second_lapses(self):
        other = {**choose(cost={"atMost": 1}), "different": True}
        two = triggered("hire", [do("wound", choose(), amount=1), do("heal", other, amount=1)])
        play = Play([card("elf", zone="hand", cost=5, texts=["two"]), card("orc", cost=1)], two=two)
        play.put("enter", cards=["elf"])
        play.choose("A", "orc")
        self.assertEqual(play.kinds(), ["lapsed"])


class Coins(unittest.TestCase):
    BOLT = [do("wound", choose(), amount=2)]

    def test_coins_are_paid_by_the_player_and_the_source_stays_ready(self):
        play = Play([card("elf", texts=["hire"]), card("orc")], coins={"A": 3, "B": 9},
                    hire=activated(self.BOLT, cost={"kind": "coins", "amount": 2}))
        self.assertEqual(play.declare("elf", "hire", named("orc")), "accepted")
        self.assertEqual(play.events("coins")[0]["cause"], {"by": "rules", "effect": "payment"})
        self.assertEqual((play.game.state["coins"], play.card("elf")["exhausted"]), ({"A": 1, "B": 9}, False))
        self.assertEqual(play.declare("elf", "hire", named("orc")), "refused")

    def test_x_is_what_is_paid_and_counts_in_amounts_and_costs(self):
        fade = spell([do("destroy", each(cost={"equals": "X"}))], [do("wound", each(), amount=2, per="X")],
                     cost={"kind": "coins", "amount": 0, "x": True})
        cards = [card("page", zone="hand", kind="spell", texts=["fade"]), card("orc", cost=2), card("elf", cost=3)]
        play = Play(cards, coins={"A": 2, "B": 0}, fade=fade)
        self.assertEqual(play.declare("page", "fade"), "refused")
        self.assertEqual(play.declare("page", "fade", x=3), "refused")
        self.assertEqual(play.declare("page", "fade", x=2), "accepted")
        self.assertEqual(play.game.state["queue"][0]["x"], 2)
        self.assertEqual(play.kinds(), ["queued", "coins", "moved"])
        play.resolve_all()
        self.assertEqual((play.zone("orc"), play.wounds("elf")), ("graveyard", [4]))

    def test_an_x_of_nothing_does_nothing(self):
        grow = activated([do("give life", each(), amount=2, per="X")], cost={"kind": "coins", "amount": 0, "x": True})
        play = Play([card("elf", texts=["grow", "nap"])], coins={"A": 2, "B": 0}, grow=grow,
                    nap=activated([do("give life", each(), amount=2, per="X")]))
        self.assertEqual(play.declare("elf", "nap", x=1), "refused")
        play.declare("elf", "grow", x=0)
        play.declare("elf", "nap")
        play.resolve_all()
        self.assertEqual((len(play.events("did")), play.events("life")), (2, []))

    def test_wounds_as_a_price_are_no_text_s_and_no_text_changes_them(self):
        cut = activated(self.BOLT, cost={"kind": "wounds", "amount": 2})
        texts = {"hard": {"kind": "static", "static": {"text": "wounds taken", "by": -5}},
                 "rage": triggered("wounded", [do("poison", each())])}
        play = Play([card("elf", life=2, texts=["cut", "hard", "rage"]), card("orc")], cut=cut, **texts)
        play.declare("elf", "cut", named("orc"))
        self.assertEqual((play.zone("elf"), play.events("destroyed")[0]["killers"]), ("graveyard", []))
        self.assertEqual(play.waiting(), ["cut", "rage"])


class Dice(unittest.TestCase):
    KING = card("king", kind="hero", life=20, texts=["gamble"])

    def test_the_numbers_of_the_board_come_round(self):
        roll = activated([do("roll", choose(types=("hero",)))], cost={"kind": "coins", "amount": 0})
        play = Play([self.KING], dice=[2, 5], gamble=roll)
        seen = []
        for _ in range(3):
            play.declare("king", "gamble", named("king"))
            play.resolve_all()
            seen += [event["value"] for event in play.events("rolled")]
        self.assertEqual(seen, [2, 5, 2])

    def test_a_later_step_asks_for_the_number_thrown(self):
        steps = [do("roll", choose(types=("hero",)))], [do("destroy", choose(cost={"equals": "rolled"}))]
        play = Play([self.KING, card("orc", cost=4), card("elf", cost=5)], dice=[4], gamble=activated(*steps))
        play.declare("king", "gamble", named("king"))
        play.resolve_all()
        self.assertEqual((play.last["pending"]["options"], play.game.state["queue"][0]["rolled"]), (["orc"], 4))

    def test_a_spell_looks_ahead_to_who_would_fit_whatever_the_die_shows(self):
        steps = [do("roll", choose(types=("hero",)))], [do("destroy", choose(cost={"equals": "rolled"}))]
        cards = [self.KING, card("page", zone="hand", kind="spell", texts=["dare"]), card("orc", zone="hand", cost=9)]
        play = Play(cards, dare=spell(*steps), gamble=triggered("hire", *steps))
        self.assertEqual(play.declare("page", "dare", named("king")), "refused")
        play.put("enter", cards=["orc"])
        self.assertEqual(play.declare("page", "dare", named("king")), "accepted")

    def test_a_text_that_draws_takes_what_there_is_and_fails_nobody(self):
        deck = [card(f"top-{i}", zone="deck", kind="spell") for i in range(2)]
        play = Play([self.KING, *deck], gamble=activated([do("draw", choose(types=("hero",)), amount=3)]))
        play.declare("king", "gamble", named("king"))
        play.resolve_all()
        self.assertEqual([e["card"] for e in play.events("moved")], ["top-0", "top-1"])
        self.assertEqual((play.events("draw failed"), play.events("shuffled")), ([], []))


if __name__ == "__main__":
    unittest.main()
