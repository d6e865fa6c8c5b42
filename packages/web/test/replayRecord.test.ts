import { readFileSync } from 'node:fs';
import { founders } from '@tessera/game-founders';
import { type Game, readRecord } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { playRecord } from '../src/replay/playedRecord.ts';
import { prove } from '../src/replay/prove.ts';

const text = readFileSync(new URL('../../game-founders/corpus/two.tessera', import.meta.url), 'utf8');
const record = readRecord(text);
const game = founders as unknown as Game;
const played = playRecord(game, record);

describe('a replayed record', () => {
  it('shows every moment, the last one with the result', () => {
    expect(played.about.last).toBe(record.entries.length);
    expect(played.view(0, null)['turn']).toBe(0);
    expect(played.view(played.about.last, null)['outcome']).toEqual(record.closing?.outcome);
  });

  it('has the news of the deal and of every entry', () => {
    const news = played.news(null);
    expect(news).toHaveLength(record.entries.length + 1);
    expect(news[0]?.happenings.map(({ kind }) => kind)).toContain('startingPlayer');
  });

  it('has the figures after each turn', async () => {
    const samples = await played.figures();
    expect(samples[0]?.turn).toBe(0);
    const turns = samples.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(samples.at(-1)?.n).toBe(played.about.last);
    const outcome = record.closing?.outcome as unknown;
    const { scores } = outcome as { readonly scores: readonly { readonly total: number }[] };
    expect(samples.at(-1)?.values[0]).toEqual(scores.map(({ total }) => total));
  });
});

describe('the proof of a record', () => {
  it('holds with all its values', () => {
    const proof = prove(game, record);
    expect(proof.fault).toBeNull();
    expect(proof.recomputed).toBe(proof.commitment);
    expect(proof.entries).toBe(record.entries.length);
  });

  it('names the step that fails', () => {
    const closing = record.closing as NonNullable<typeof record.closing>;
    expect(prove(game, { ...record, closing: { ...closing, secret: 'another' } }).fault?.step).toBe('commitment');
    const [first, ...rest] = record.header.draws;
    const other = { ...first, came: 1, among: 2 } as NonNullable<typeof first>;
    const tampered = { ...record, header: { ...record.header, draws: [other, ...rest] } };
    expect(prove(game, tampered).fault?.step).toBe('draws');
    const cut = { ...record, entries: record.entries.slice(0, -1) };
    expect(prove(game, cut).fault?.step).toBe('moves');
  });
});
