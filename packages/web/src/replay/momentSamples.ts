import type { PlainObject } from '@tessera/kernel';
import type { News } from '@tessera/protocol';
import { standing } from '../table/log/logLines.ts';
import { figuresIn, turnBegun } from './figuresIn.ts';
import type { Sample } from './messages.ts';

/** Known samples: moments never change. */
const known = new Map<string, Sample>();
/** The most samples worth requesting. */
const MOST = 80;

/** The figures of a running game, from the moments at which its turns began. */
export async function momentSamples(
  game: string,
  table: string,
  news: readonly News[],
  last: number,
  view: (n: number) => Promise<PlainObject | null>,
): Promise<Sample[]> {
  const figures = await figuresIn(game);
  const starts: { n: number; turn: number }[] = [];
  let turn = 0;
  for (const { n, happenings } of standing(news)) {
    for (const happening of happenings) {
      const begun = turnBegun(happening);
      if (begun === null) continue;
      turn = begun;
      starts.push({ n, turn: begun - 1 });
    }
  }
  const every = Math.ceil(starts.length / MOST);
  const wanted = starts.filter((_, i) => (starts.length - 1 - i) % Math.max(1, every) === 0);
  const samples: Sample[] = [];
  for (const { n, turn: over } of wanted) {
    const key = `${table} ${n}`;
    let sample = known.get(key);
    if (sample === undefined) {
      const found = await view(n);
      if (found === null) continue;
      sample = { n, turn: over, values: figures(found) };
      known.set(key, sample);
    }
    samples.push(sample);
  }
  if ((samples.at(-1)?.n ?? -1) < last) {
    const found = await view(last);
    if (found !== null) samples.push({ n: last, turn, values: figures(found) });
  }
  return samples;
}
