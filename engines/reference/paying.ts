import type { Payment } from './game.ts';
import type { Run } from './rules.ts';

/** Takes what is paid for an ability, and sets off what waits for a card to pay. */
export function payFor(run: Run, payment: Payment): void {
  for (const payer of run.rules.pay(run, payment)) run.setOffOn(payer, 'paying');
  run.rules.settle(run, 'payment');
}
