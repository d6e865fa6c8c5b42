import type { PlainObject } from '@tessera/kernel';
import type { TableLink, TableState } from '../../link/tableLink.ts';
import { wantedAt } from './steps.ts';

/**
 * A table at which only the next step of the guided game can be taken: of all options that the engine offers, the one that
 * the step is about. If it is not among them, all of them are left, so that nobody is ever stuck.
 */
export function guided(link: TableLink): TableLink {
  let seen: TableState | null = null;
  let shown: TableState | null = null;
  return {
    ...link,
    asksAll: true,
    state() {
      const state = link.state();
      if (state !== seen || shown === null) {
        seen = state;
        shown = narrowed(state);
      }
      return shown;
    },
  };
}

function narrowed(state: TableState): TableState {
  const { update } = state;
  if (update === null) return state;
  const wanted = wantedAt(update.n);
  if (wanted === null) return { ...state, update: { ...update, undoable: 0 } };
  const asks = update.asks.map((ask) => {
    const options = ask.options.filter((option) => isSame(option, wanted));
    return options.length === 0 ? ask : { ...ask, options };
  });
  return { ...state, update: { ...update, asks, undoable: 0 } };
}

/** Answers of this game hold nothing but words and numbers. */
function isSame(one: PlainObject, other: PlainObject): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
