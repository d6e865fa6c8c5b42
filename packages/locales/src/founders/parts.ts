import type { Section } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { described } from './cards.ts';
import { faceOf } from './faces.ts';
import type { Speech } from './speech.ts';

/** An empty part says so. */
export function leaf(id: string, heading: string, lines: readonly Phrase[], say: Speech): Section {
  return { id, heading, lines: lines.length === 0 ? [say.put('founders.none')] : lines, parts: [] };
}

export function describedAll(tiles: readonly string[], say: Speech): Phrase[] {
  return tiles.map((tile) => described(faceOf(tile), say));
}

/** Equal things, counted: "2 × Forest". */
export function counted(ids: readonly string[], name: (id: string) => Phrase, say: Speech): Phrase[] {
  return [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length;
    return say.put('founders.table.counted', { count, thing: name(id) });
  });
}
