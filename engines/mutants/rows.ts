/** A bug of another game's engine that was told in public, as a mistake that an engine of these rules could make. */
export interface BugRow {
  readonly row: number;
  /** D: the same fault is wrong here; I: what is right there is wrong here; P: a part of it can be told; X: no clause. */
  readonly relation: string;
  readonly family: string;
  readonly report: string;
  readonly tags: readonly string[];
  /** What the engine did. */
  readonly gist: string;
  /** Why no mutant stands for it; null where one does. */
  readonly reason: string | null;
}

const table = `
1 | D | RECHECK | Card-Forge/forge PR#1332 | G1 O4 Q4 | looked at a limit of the choice again when the text was carried out
2 | D | RECHECK | keyteki/keyteki#594, #649, fix PR#597; jeremylarner/keyteki#306 | G1 G6 O4 Q4 | let a taunt that came later undo an attack that was declared
4 | D | WRONG-SIDE | magefree/mage#3150, #5304 | G8 O5 Q2 | took a card of the wrong side for a target
6 | D | ENUM≠ACCEPT | magefree/mage#5630 | G8 O5 Q2 | checked targets in the menu alone, so that a client could name a forbidden one
7 | D | DISTINCT | wingedsheep/argentum-engine PR#908; phase-rs/phase#6459, #6471, PR#2058; magefree/mage#1311 | G8 O5 Q2 | let one card fill both places of a text for two
9 | D | INTERSECT | keyteki/keyteki#1380 | G6 G8 O5 Q2 | forgot the board's limits where a text makes a card attack
11 | D | ATOMIC | magefree/mage#9975 | G6 G8 O3 O5 Q2 | exhausted a card for an ability that had no target
12 | D | NO-TARGET | hiddenswitch/Spellsource#54, #396 | G8 O5 Q2 | cast a spell for cards with a property though none has it
14 | D | COUNT | Card-Forge/forge#3115; SWU-Karabast/forceteki#929; phase-rs/phase#7180, PR#6061; magefree/mage PR#10557 | G8 O5 Q2 | wanted a target for «up to so many», or took the only one by itself
16 | D | SOURCE-GONE | keyteki/keyteki#1629 | G3 O6 Q4 | lost the second half of a text that had killed its own card
17 | D | SOURCE-GONE | magefree/mage#8642 | G1 O2 O3 Q4 | did a text whose source had gone before it left the stack
19 | I | ABILITY-LOST | davewx7/citadel#156 | G1 G5 O1 Q4 | stopped a text that its card had lost meanwhile, or counted a bonus that was lost too
21 | D | SOURCE-WRONG | WagicProject/wagic#1142, PR#1154; magefree/mage#34 | G5 O4 Q6 | kept the giver of a text as the source of what others declare by it
22 | D | SOURCE-ZONE | sindreslungaard/duel-masters PR#395 | G7 O4 Q1 | set off a text of a card that was in the hand
24 | P | ATOMIC | magefree/mage#4538, #4527, #6399; Card-Forge/forge#5917 | G8 O2 Q2 | carried a spell out whose payment had been given up | that what cannot be paid is not declared is said by a later edition alone: such a deviation is advice
26 | D | PAY≠TARGET | phase-rs/phase#3870 | G6 O4 O5 Q2 | refused the card that pays as a target of the same text
27 | P | PAY≠TARGET | Fluorohydride/ygopro#2343; ProjectIgnis/CardScripts PR#796 | G6 O5 Q2 | spent the only candidate as the price and then could not find a target
29 | D | PAY≠TARGET | phase-rs/phase#151 | G8 O4 O5 Q2 | modelled a sacrifice as a target, and took the opponent's cards for it
31 | I | PAID-NO-EFFECT | mtgred/netrunner#4609 vs ruling in #8643 | O2 O5 Q4 | gave the price back where nothing could be done
32 | D | MASS-EMPTY | magarena/magarena#341 | G6 O5 Q2 | refused a sweep with nothing to sweep
34 | D | MASS-PROTECT | magefree/mage#4477 | G6 O3 Q4 | spared a card from a sweep because it cannot be a target
36 | D | MASS-SET | magefree/mage#5012 | G10 O3 Q4 Q5 | swept one side of the board only
37 | D | MASS-SET | magefree/mage#8494 | O1 Q3 | reached the card itself by «each other»
39 | D | SIMULT | keyteki/keyteki#279 | G4 O1 Q5 | laid wounds card by card, so that a protector that died early protected nobody
41 | D | MASS-AS-TARGET | davewx7/citadel#206; hiddenswitch/Spellsource#150, #1075 | G8 O4 O5 Q2 Q3 | asked for targets of a text that is for all
42 | I | SPELL-ALL-LEGAL | magefree/mage#6139 | G3 O5 Q2 | cast a spell of which one half could not be declared
44 | D | REDUCE≠WOUND | hiddenswitch/Spellsource#387 | G2 O1 Q1 Q2 | took the end of a penalty for a wound
46 | D | SET-X | Cardshifter/Cardshifter#239 | G2 O1 Q1 | went on reading a life that had been set once
47 | P | SIGN | magefree/mage#5149 | G2 O1 Q1 | let a number below 0 heal
49 | P | SIGN | HearthSim/hs-bugs#476, #505 | G2 O1 O2 Q1 | let a healing of nothing hurt
51 | D | CANCEL | phase-rs/phase#1510 | G2 O1 Q1 | let a penalty vanish that met a bonus
52 | D | CANCEL | magefree/mage#998 | G2 O1 Q1 | left bonus and penalty side by side
54 | X | NEG-LIFE | magarena/magarena#985 | G2 O1 | raised a life below 0 by halving it | a life below 0 is never left standing, so nothing can halve it
56 | D | LATE-DEATH | Cardshifter/Cardshifter#210; wordbots/wordbots-core#1884 | G2 O1 Q1 | left cards at zero in play until something else swept them
57 | D | LATE-DEATH | magarena/magarena#986 | G2 O6 Q1 | noticed a deadly penalty only when it was over
59 | I | DEFER | HearthSim/hs-bugs#1000, #61, #325 | G3 O6 Q1 | buried cards late, so that their own texts could save them
61 | D | SIMULT | hc-tcg/hc-tcg#25 | G4 O1 O8 Q1 | buried one of two that died together
62 | D | SIMULT | wingedsheep/argentum-engine PR#899 | G4 G5 O1 Q5 | looked at each of the dead anew while burying them
64 | P | HERO-END | smogon/pokemon-showdown#8061, #883, PR#469, PR#8297; Kermalis/PokemonBattleEngine#251 | G4 G11 O8 Q5 | decided who wins by who was looked at first
66 | P | HERO-END | HearthSim/hs-bugs#507 | G2 G11 O1 O8 Q4 | took a hero's level for the loss, not the wounds
67 | D | ONCE | keyteki/keyteki#781, #785 | G4 O2 Q6 Q7 | let two sweepers destroy each other's corpses for ever
69 | D | ZOMBIE | HearthSim/hs-bugs#44; halogenandtoast/ArkhamHorror#289 | G3 O2 O3 Q6 | told a death and left the card in play without its wounds
71 | P | CREDIT | keyteki/keyteki#4564, #2832 | O2 Q6 | counted cards as killed whose death had been replaced
72 | D | CREDIT | HearthSim/hs-bugs#1216 | O2 Q6 | held a striker responsible for deaths by other texts
74 | D | ZONE-OWNER | Card-Forge/forge#2226; wingedsheep/argentum-engine PR#1171; keyteki/keyteki#993 | G7 G8 O5 Q2 | took cards from either graveyard where the text means one's own
76 | D | OWNER | keyteki/keyteki#229; MatagTheGame/matag-the-game#48; magefree/mage#13365 | G7 O3 Q1 | buried a stolen card with whoever controlled it
77 | D | OWNER | magefree/mage#5241 | G7 O2 Q4 | went by the controller where the text asks whose graveyard it is
79 | D | CHOOSER | magefree/mage#5588; wingedsheep/argentum-engine PR#634 (feature done right) | O7 Q2 | asked the wrong player to choose
81 | P | CHOOSER | magefree/mage PR#12809; magefree/mage#5166 | G7 O7 Q3 | let a player give up the other's card
82 | D | AUTO-PICK | phase-rs/phase#1733 | O7 Q5 | took the first candidate without asking
84 | D | SLOTS | WagicProject/wagic PR#1173; Card-Forge/forge#8924 | G3 O4 O5 Q2 Q4 | never asked for the second target
86 | P | STEPWISE | phase-rs/phase#1504 | G3 O4 O5 Q4 | asked at once for what is chosen later
87 | D | SEQUENCE | magefree/mage#11912 | G3 G5 O6 Q4 | carried the second half out on the picture from before the first
89 | D | REFLEX | phase-rs/phase#6677, #9124, #749 | O1 Q3 Q4 | took the target for the card itself, or the reverse
91 | P | REENTRY | keyteki/keyteki#1918; HearthSim/hs-bugs#279 | G9 O1 O3 Q5 | brought a card back with what it had before
92 | D | STATIC-GONE | HearthSim/hs-bugs#1156 | G4 G5 O2 Q4 | counted a lasting text of a card that had died along
94 | P | DURATION | magarena/magarena#1106; phase-rs/phase#9059 | G5 O3 Q4 | never took an effect off whose term was over
96 | D | ORDER | magarena/magarena#423; phase-rs/phase#591, #1689, PR#1690 | G1 O2 Q5 | put the texts of both players into the wrong order
97 | D | REDIRECT | SotMSteamMods/CauldronMods#362; Card-Forge/forge PR#6938 | G12 O4 Q3 | went on with the card named first after an attack had been led away
99 | D | REDIRECT | danielyule/hearthbreaker#94 | G12 O5 Q2 | left a kind of card out of those to which an attack may be led
101 | X | CLONE | demilich1/metastone#76, #282 | G10 O5 Q5 | shared lists between a game and its copy | no clause speaks of copies of a game
102 | X | CLONE | magefree/mage#5917, #2072; SWU-Karabast/forceteki PR#2046 | G10 O6 Q5 | rolled back the state and not what was being carried out | no clause speaks of taking play back
104 | D | DECK-OUT | throneteki/throneteki#879, #1210 | G11 O8 Q4 | let the wrong player lose by an empty deck
106 | D | DECK-OUT | magefree/mage#70 | G10 G11 O8 Q5 | carried the count of failed draws into the next game
`;

function rowOf(line: string): BugRow {
  const [row, relation = '', family = '', report = '', tags = '', gist = '', reason = null] =
    line.split(' | ');
  return { row: Number(row), relation, family, report, tags: tags.split(' '), gist, reason };
}

/** Every public bug case, in the order of their collection. */
export const bugRows: readonly BugRow[] = table.trim().split('\n').map(rowOf);
