import { describe, expect, it } from 'vitest';
import { card, change } from '../../engines/testing/table.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Event } from '../../spec/play/event.ts';
import { banner, blamed, having, raised, STATIC, tableOf } from '../testing/hand-made.ts';
import type { Told } from '../testing/records.ts';
import { byAct, did, life, lives, moved } from '../testing/records.ts';

describe('life that a static text has laid and a deed has removed', () => {
  const table = tableOf([having('bearer', 'A', 'banner', 'hand'), card('elf', 'creature', 'A')], { banner });
  const strip: Deed = { verb: 'strip life' };
  const laid = (its: Life): Event => lives('elf', its, STATIC);
  const entering: Told = {
    act: { act: 'enter', cards: ['bearer'] },
    events: [moved('bearer', 'play', null, byAct, { life: life(3) }), laid(raised())],
  };
  const stripping = (...events: Event[]): Told => ({
    act: change('elf', strip),
    events: [did('elf', byAct), lives('elf', life(3), byAct), ...events],
  });
  const curing = (...events: Event[]): Told => ({
    act: change('elf', { verb: 'cure' }),
    events: [did('elf', byAct), ...events],
  });
  const back: Deed = { verb: 'move', into: 'hand' };
  const leaving: Told = {
    act: change('elf', back),
    events: [did('elf', byAct), moved('elf', 'hand', 'A', byAct)],
  };
  const returning: Told = {
    act: { act: 'enter', cards: ['elf'] },
    events: [moved('elf', 'play', null, byAct, { life: life(3) }), laid(raised())],
  };

  it('stays away', () => {
    expect(blamed(table, [entering, stripping()])).toBe('');
    expect(blamed(table, [entering, stripping(laid(raised()))])).toBe('default/fields');
    expect(blamed(table, [entering, stripping(), curing(laid(raised()))])).toBe('default/fields');
  });
  it('is laid anew where the card comes into play anew', () => {
    expect(blamed(table, [entering, stripping(), leaving, returning])).toBe('');
  });
});
