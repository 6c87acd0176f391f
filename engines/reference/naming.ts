import type { At } from '../../spec/model/names.ts';
import type { Naming } from './game.ts';
import { isAt, isShot } from './game.ts';
import type { Run } from './rules.ts';

/** Says which of the cards named are shot at, and sets off what waits for a card to become a target. */
export function tellNamed(run: Run, naming: Naming, places: readonly At[]): void {
  const { waiting, cards } = naming;
  const shots = waiting.instructions.filter(
    ({ at, instruction: { deed } }) => isShot(deed) && places.some((place) => isAt(place, at)),
  );
  for (const { at } of shots) {
    const named =
      naming.when === 'reached' ? cards : (waiting.item.named.find((n) => isAt(n.at, at))?.cards ?? []);
    for (const card of named) run.attack(waiting.scope, card);
  }
  const isSpell = run.texts[waiting.item.ability ?? '']?.kind === 'spell';
  for (const id of run.rules.becomeTargets(run, naming)) {
    const card = run.cards[id];
    if (card === undefined) continue;
    run.setOffTargeted(card, 'targeted', waiting.chain);
    if (isSpell) run.setOffTargeted(card, 'targeted by a spell', waiting.chain);
  }
}
