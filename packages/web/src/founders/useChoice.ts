import type { View } from '@tessera/game-founders';
import type { PlainObject, Seat } from '@tessera/kernel';
import { useState } from 'react';
import { useTable } from '../table/tableContext.tsx';
import { type HalfMade, keep, kept } from './keepChoice.ts';
import { type Pick, pickable, plainAnswer, playsOf, type Target, targetsOf } from './targets.ts';

/** A choice in the making: something in hand, a place pointed at, a place chosen; then confirmed. */
export interface TileDraft {
  readonly pick: Pick | null;
  /** Can the thing in hand be put back? Not if the game offers nothing else. */
  readonly canDrop: boolean;
  readonly targets: readonly Target[];
  /** The target to show: the one pointed at, else the chosen one. */
  readonly shown: Target | null;
  readonly chosen: Target | null;
  /** The answer that confirming would give; null while there is nothing to confirm. */
  readonly ready: PlainObject | null;
  /** Which tiles may be picked, with the number of places for each. */
  readonly pickable: ReadonlyMap<string, number>;
  pickUp(pick: Pick): void;
  drop(): void;
  point(target: Target | null): void;
  /** Chooses; pressed a second time, or by key, it confirms. */
  choose(target: Target, atOnce: boolean): void;
  confirm(): void;
}

export function useChoice(view: View, own: Seat): TileDraft {
  const { ask, table, answer } = useTable();
  const [half, setHalf] = useState<HalfMade>(() => kept(table.id));
  const [pointedAt, setPointedAt] = useState<string | null>(null);

  const forced = forcedPick(ask?.kind ?? null, view, own);
  const isCurrent = ask !== null && half.ask === ask.id;
  const mayPick = pickable(ask);
  const isPossible = ({ of, id }: Pick) => (of === 'tile' ? mayPick.has(id) : playsOf(ask, view, own, id).length > 0);
  const own_ = isCurrent && half.pick !== null && isPossible(half.pick) ? half.pick : null;
  const pick = forced ?? own_;
  const targets = targetsOf(ask, view, own, pick);
  const find = (key: string | null) => targets.find((target) => target.key === key) ?? null;
  // With a single place, the only choice is whether.
  const single = pick !== null && targets.length === 1 ? (targets[0] ?? null) : null;
  const chosen = (isCurrent ? find(half.chosen) : null) ?? single;
  const shown = find(pointedAt) ?? chosen;

  const change = (changes: Partial<HalfMade>) => {
    if (ask === null) return;
    const next: HalfMade = { ask: ask.id, pick: own_, chosen: chosen?.key ?? null, ...changes };
    setHalf(next);
    keep(table.id, next);
  };
  const give = (option: PlainObject) => {
    setPointedAt(null);
    answer(option);
  };

  const drafted = ask?.kind === 'draftTile' && pick !== null ? { tile: pick.id } : null;
  const ready = drafted ?? chosen?.option ?? (pick === null ? plainAnswer(ask) : null);
  return {
    pick,
    canDrop: own_ !== null && forced === null,
    targets,
    shown,
    chosen,
    ready,
    pickable: mayPick,
    pickUp: (next) => change({ pick: next, chosen: null }),
    drop() {
      setPointedAt(null);
      change({ pick: null, chosen: null });
    },
    point: (target) => setPointedAt(target?.key ?? null),
    choose(target, atOnce) {
      if (atOnce || chosen?.key === target.key) give(target.option);
      else change({ chosen: target.key });
    },
    confirm() {
      if (ready !== null) give(ready);
    },
  };
}

/** Where the game leaves no choice of what to pick up. */
function forcedPick(kind: string | null, view: View, own: Seat): Pick | null {
  if (kind === 'addTile' && view.only !== null) return { of: 'tile', id: view.only };
  const second = view.territories[own]?.drafted[1];
  return kind === 'layTiles' && second !== undefined ? { of: 'tile', id: second } : null;
}
