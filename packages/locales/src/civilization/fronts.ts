import type { View } from '@tessera/game-civilization';
import type { Seat } from '@tessera/kernel';
import type { Phrase } from '../words.ts';
import { joined, type Say } from './say.ts';

export type BattleView = NonNullable<View['battle']>;
export type SideView = BattleView['sides'][number];

/** A front with the units that face each other there, counted from 1. */
export function frontName(say: Say, front: number): Phrase {
  const { battle } = say.view;
  const units = battle?.fronts.filter((unit) => unit.front === front) ?? [];
  const parts = units.map(({ seat, unit, wounds, raised }) =>
    say.phrase('list.headed', {
      head: sideName(say, battle, seat),
      what: say.noted(say.unit(unit, ownerOf(battle, seat), raised), wounds > 0 ? [say.count('wounds', wounds)] : []),
    }),
  );
  return say.phrase('opt.front', {
    n: front + 1,
    units: parts.length === 0 ? say.phrase('see.nobody') : joined(parts, ' – '),
  });
}

function sideName(say: Say, battle: BattleView | null, seat: Seat): Phrase {
  const side = battle?.sides.find((one) => one.seat === seat);
  return side?.barbarians === true ? say.phrase('see.barbarians', { who: say.seat(seat) }) : [say.seat(seat)];
}

/** Whose ranks and wonders count for a side's units: nobody's for barbarians. */
export function ownerOf(battle: BattleView | null, seat: Seat): Seat | null {
  return battle?.sides.find((one) => one.seat === seat)?.barbarians === true ? null : seat;
}
