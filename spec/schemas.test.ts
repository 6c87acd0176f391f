import { expect, it } from 'vitest';
import { jsonSchemas } from './schemas.ts';

it.each(Object.entries(jsonSchemas()))(
  '%s calls every shape that it refers to by a name of ours',
  (_, text) => {
    const { $defs = {} } = JSON.parse(text);
    const referred = [...text.matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(Object.keys($defs).sort());
    for (const name of Object.keys($defs)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  },
);
