import type { Ability, Trigger } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { AbilityId, CardId, Player, TextRef } from '../../spec/model/names.ts';
import type { Chain, Game, SetOff } from './game.ts';
import { Journal } from './journal.ts';
import type { TargetTrigger } from './moments.ts';
import type { Rules } from './rules.ts';

/** Notes which triggered texts are set off by what happens, on their cards as these are then. */
export abstract class SettingOff extends Journal {
  abstract readonly rules: Rules;
  cards: Readonly<Record<CardId, Card>>;
  setOff: readonly SetOff[];
  protected readonly game: Game;
  /** The cards before the group of simultaneous events under way: what goes together sees one another go. */
  private before: Readonly<Record<CardId, Card>> | null = null;

  constructor(game: Game) {
    super();
    this.game = game;
    this.cards = game.state.cards;
    this.setOff = game.setOff;
  }

  get texts(): Readonly<Record<AbilityId, Ability>> {
    return this.game.texts;
  }

  override together(body: () => void): void {
    const isOutermost = this.before === null;
    this.before ??= this.cards;
    super.together(body);
    if (isOutermost) this.before = null;
  }

  private textsOn(source: Card, trigger: Trigger): readonly AbilityId[] {
    return source.abilities.filter((id) => {
      const ability = this.texts[id];
      return ability?.kind === 'triggered' && ability.trigger === trigger;
    });
  }

  setOffOn(source: Card, trigger: Exclude<Trigger, TargetTrigger>): void {
    const set = this.textsOn(source, trigger).map((ability) => ({ source, ability, chain: [] }));
    if (set.length > 0) this.setOff = [...this.setOff, ...set];
  }

  setOffTargeted(source: Card, trigger: TargetTrigger, chain: Chain): void {
    const isOver = (id: AbilityId) => chain.some(({ card, ability }) => card === source.id && ability === id);
    for (const ability of this.textsOn(source, trigger)) {
      if (isOver(ability)) continue;
      const longer = [...chain, { card: source.id, ability }];
      this.setOff = [...this.setOff, { source, ability, chain: longer }];
    }
  }

  /** The cards as what happens now is seen by. */
  protected get seen(): Readonly<Record<CardId, Card>> {
    return this.before ?? this.cards;
  }

  /** Sets off what watches a card go to somebody's graveyard from play. */
  protected setOffByDeath(dead: Card, whose: Player | null, seen: Readonly<Record<CardId, Card>>): void {
    for (const watcher of Object.values(seen)) {
      if (this.rules.seesDeath(watcher, dead)) this.setOffOn(watcher, 'creature dies');
      if (this.rules.seesGraveyard(watcher, dead, whose)) this.setOffOn(watcher, 'opposing graveyard');
    }
  }

  /** Sets off what waits for a card's texts to kill, once for each of the cards that have killed. */
  protected setOffKillers(killers: readonly TextRef[]): void {
    for (const id of new Set(killers.map(({ card }) => card))) {
      const killer = this.seen[id];
      if (killer !== undefined) this.setOffOn(killer, 'kills');
    }
  }
}
