import type { Happening } from '@tessera/game-civilization';
import type { Plain } from '@tessera/kernel';

type Facts = { readonly [name: string]: Plain | undefined };

function factsOf(happening: Happening): Facts {
  return happening as unknown as Facts;
}

/** The consecutive steps of a group as one path. */
export function condense(happenings: readonly Happening[]): Happening[] {
  const told: Happening[] = [];
  for (const happening of happenings) {
    const before = told[told.length - 1];
    if (before === undefined || !isSameWay(factsOf(before), factsOf(happening))) told.push(happening);
    else told[told.length - 1] = { ...happening, from: factsOf(before)['from'] } as unknown as Happening;
  }
  return told;
}

const SAME = ['kind', 'seat', 'armies', 'scouts'] as const;

/** Does the same group go on from where it has just arrived? */
function isSameWay(before: Facts, now: Facts): boolean {
  return (
    now['kind'] === 'figuresMoved' && SAME.every((fact) => before[fact] === now[fact]) && before['to'] === now['from']
  );
}
