import { canonical, type Plain } from '@tessera/kernel';
import type { Promised, Promises } from '@tessera/kernel/testing';
import type { Happening } from '../happenings.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { changes } from './changes.ts';
import type { Fact } from './facts.ts';

type FactOf<K extends Fact['fact']> = Extract<Fact, { readonly fact: K }>;
type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

/** What the property suite holds the previews to. Nothing here takes more than one answer. */
export const PROMISES: Promises = {
  isOpen: () => false,
  broken(promised) {
    const { kind } = promised.intent;
    if (kind === 'addTile') return brokenTile(promised);
    return kind === 'playToken' ? brokenToken(promised) : null;
  },
};

/** Playing a token does not end the turn: all changes must be as previewed. */
function brokenToken({ before, after, preview }: Promised): string | null {
  const came = changes(before as State, after as State);
  const foretold = preview.facts.filter(({ fact }) => fact !== 'bought');
  return sameFacts(foretold, came) ? null : `${inText(came)} instead of ${inText(foretold)}`;
}

/** After the tile the turn ends and coins are taken, so only points, supply, token and the end of the game are compared. */
function brokenTile({ before, after, seat, preview, told }: Promised): string | null {
  const facts = preview.facts as readonly Fact[];
  const [was, is] = [scoreOf(before as State, seat), scoreOf(after as State, seat)];
  for (const part of ['craftsmen', 'tokens', 'replaced', 'victory', 'total', 'victoryTiles'] as const) {
    const said = of(facts, 'score').find((fact) => fact.seat === seat && fact.of === part);
    if ((said?.after ?? was[part]) !== is[part]) return `${part} is ${is[part]}, not ${said?.after ?? was[part]}`;
  }
  const [added] = heard(told, 'tileAdded');
  const supply = of(facts, 'supply').map(({ resource, from, producer }) => ({ resource, from, producer }));
  if (added !== undefined && !sameFacts(supply, added.supply)) return `supplied by ${inText(added.supply)}`;
  const replaced = of(facts, 'replaced').map(({ tile }) => tile);
  if (added !== undefined && (replaced[0] ?? null) !== added.replaced) return `${inText(added.replaced)} is replaced`;
  const tokens = heard(told, 'tokenReceived').length;
  if (of(facts, 'token').length !== tokens) return `${tokens} tokens are received`;
  const end = (heard(told, 'endFixed')[0] ?? heard(told, 'gameEnded')[0])?.reason ?? null;
  const foretold = of(facts, 'end')[0]?.reason ?? (before as State).ending ?? null;
  if (foretold !== null && foretold !== end && (before as State).ending === null) return `no end: ${foretold}`;
  const isUnforeseen = end !== null && foretold === null && end !== 'noMorePoints';
  return isUnforeseen ? `the end: ${end}` : null;
}

function of<K extends Fact['fact']>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((one): one is FactOf<K> => one.fact === kind);
}

function heard<K extends Happening['kind']>(told: Promised['told'], kind: K): HappeningOf<K>[] {
  return (told as readonly Happening[]).filter((one): one is HappeningOf<K> => one.kind === kind);
}

function sameFacts(a: unknown, b: unknown): boolean {
  return canonical(a as Plain) === canonical(b as Plain);
}

function inText(facts: unknown): string {
  return canonical(facts as Plain);
}
