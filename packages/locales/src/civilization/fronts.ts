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
  const parts = units.map((unit) =>
    say.phrase('list.headed', {
      head: sideName(say, battle, unit.seat),
      what: say.noted(say.unit(unit), unit.wounds > 0 ? [say.count('wounds', unit.wounds)] : []),
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

/** A card named by an answer, among the visible cards of a battle. */
export function unitNamed(say: Say, card: string, among: 'units' | 'killed'): Phrase {
  const { battle } = say.view;
  const seen = battle?.sides.filter(({ seat }) => seat === say.view.seat).flatMap((side) => side[among] ?? []) ?? [];
  const unit = seen.find((one) => one.card === card);
  return unit === undefined ? say.unitCard(card) : say.unit(unit);
}
