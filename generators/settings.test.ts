import { expect, it } from 'vitest';
import { reference } from '../engines/reference/index.ts';
import { cases } from './cases.ts';
import { settingsFor } from './settings.ts';

const { capabilities } = reference().greeting;
const without = (...missing: readonly string[]) =>
  settingsFor({ ...capabilities, events: capabilities.events.filter((event) => !missing.includes(event)) });
const drawn = (settings: ReturnType<typeof settingsFor>) => {
  const all = [...cases(7, 200, settings)].map((one) => one.case);
  return {
    attacks: all.some(({ acts }) => acts.some(({ act }) => act === 'attack')),
    steps: all.some(({ board }) =>
      Object.values(board.texts).some((text) => 'steps' in text && text.steps.length > 1),
    ),
  };
};

it('draws attacks and later steps only for engines that tell what is needed to follow them', () => {
  expect(drawn(settingsFor(capabilities))).toEqual({ attacks: true, steps: true });
  expect(drawn(without('attacked'))).toEqual({ attacks: false, steps: true });
  expect(drawn(without('settled'))).toEqual({ attacks: false, steps: true });
  expect(drawn(without('named'))).toEqual({ attacks: true, steps: false });
});
