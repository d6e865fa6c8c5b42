import { readdirSync, readFileSync } from 'node:fs';
import { type Announcement, type Plain, readRecord, replay } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { readHappening } from '../src/happenings.ts';
import { civilization, HAPPENING_KINDS, type Happening } from '../src/index.ts';
import { fight, payIron, playUnit, useTech } from './battleTable.ts';
import { ofKind, play } from './table.ts';

const folder = new URL('../corpus/', import.meta.url);

/** All that is told in the games of the corpus. */
function* toldInCorpus(): Generator<Announcement<Happening>> {
  for (const name of readdirSync(folder)) {
    const { header, entries, closing } = readRecord(readFileSync(new URL(name, folder), 'utf8'));
    const source = { header, entries, secret: closing?.secret ?? null };
    for (const { told } of replay(civilization, source, 'force')) yield* told;
  }
}

/** Does a value hold a number or a text that only stands for nothing? */
function hasStandIn(value: Plain): boolean {
  if (value === -1 || value === '') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasStandIn);
}

const OF_EXPANSION: readonly string[] = [
  'capitalGrown',
  'figuresDisbanded',
  'cityMarkerDiscarded',
  'personCardDrawn',
  'personCardDiscarded',
  'personCardShown',
  'personCardUsed',
  'markersSeen',
  'relicTaken',
  'relicReward',
];

describe('happenings', () => {
  it('say null where there is nothing, and in the redacted twin where something is hidden', () => {
    const kinds: string[] = [];
    const faults: unknown[] = [];
    for (const { full, redacted } of toldInCorpus()) {
      kinds.push(full.kind);
      if (hasStandIn(full as unknown as Plain)) faults.push(full);
      if (redacted === null) continue;
      const hidden = Object.entries(full).filter(([name, value]) => redacted[name as 'kind'] !== value);
      const isTwin = hidden.every(([name]) => redacted[name as 'kind'] === null) && hidden.length > 0;
      if (!isTwin || Object.keys(full).length !== Object.keys(redacted).length) faults.push([full, redacted]);
    }
    expect(faults.slice(0, 5)).toEqual([]);
    // The corpus holds no game with the expansion.
    const seldom = HAPPENING_KINDS.filter((kind) => !kinds.includes(kind) && !OF_EXPANSION.includes(kind));
    expect(seldom.length).toBeLessThan(12);
    expect(kinds.filter((kind) => !HAPPENING_KINDS.some((known) => known === kind))).toEqual([]);
  });

  it('tell what was chosen, not that the choosing ended', () => {
    const at = fight({
      attacker: { units: ['infantry3', 'infantry3'] },
      defender: { units: ['mounted3', 'mounted2'], techs: ['mathematics'], resources: { iron: 1 } },
    });
    playUnit(at, 'mounted3');
    playUnit(at, 'infantry3');
    useTech(at, 'mathematics');
    play(at, { value: 1 });
    const heard = [...play(at, { value: -1 }), ...payIron(at)];
    expect(ofKind(heard, 'abilityUsed')).toMatchObject([{ tech: 'mathematics', chosen: [1] }]);
  });

  it('are read with null for what older ones leave out, and not at all if their kind is unknown', () => {
    const kept = { kind: 'markerTaken', seat: 1, back: 'hut', marker: 'spy' };
    expect(readHappening(kept)).toEqual({ ...kept, from: null });
    expect(readHappening({ kind: 'markerTaken', seat: 1, from: 0, back: 'hut' } as { kind: string })).toMatchObject({
      from: 0,
      marker: null,
    });
    for (const kind of ['comet', 'constructor', '']) expect(readHappening({ kind })).toBe(null);
  });

  it('compile only with all their facts, and no others', () => {
    // @ts-expect-error: the square is missing
    const missing: Happening = { kind: 'cityFounded', seat: 0, figure: 'army' };
    // @ts-expect-error: there is no such fact
    const misspelt: Happening = { kind: 'cityFounded', seat: 0, square: 3, figure: 'army', sqare: 3 };
    // @ts-expect-error: there is no such tech
    const mistaken: Happening = { kind: 'abilityUsed', seat: 0, tech: 'potery', chosen: [] };
    // @ts-expect-error: a twin names what it hides
    const redacted: Happening = { kind: 'hutExplored', seat: 0, square: 3 };
    expect([missing, misspelt, mistaken, redacted]).toHaveLength(4);
  });
});
