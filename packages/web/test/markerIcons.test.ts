import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const { marker } = JSON.parse(readFileSync(new URL('../src/art/icons.json', import.meta.url), 'utf8')) as {
  readonly marker: { readonly [name: string]: string };
};

describe('the icons of markers', () => {
  test('are there for all that lie on the map: without one the page fails to draw it', () => {
    const drawn = ['hut', 'village', 'relic', 'caravan', 'fortification', 'disaster', 'natural_wonder'];
    expect(drawn.filter((name) => marker[name] === undefined)).toEqual([]);
  });

  test('differ where two of them can be seen side by side', () => {
    const names = ['hut', 'village', 'relic', 'caravan', 'fortification', 'disaster'].map((name) => marker[name]);
    expect(new Set(names).size).toBe(names.length);
  });
});
