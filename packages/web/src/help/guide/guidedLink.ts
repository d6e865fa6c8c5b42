import type { PlainObject } from '@tessera/kernel';
import type { TableLink, TableState } from '../../link/tableLink.ts';
import { wantedAt } from './steps.ts';

/** The code for what comes later in the guided game. */
const LATER = 'LOCAL-GUIDE';

/**
 * A table that allows only the next step of the guided game: of all options that the engine offers, it keeps the one
 * that the step wants. If that is not among them, it keeps all options, so that the player is never stuck.
 */
export function guided(link: TableLink, title: () => string): TableLink {
  let seen: TableState | null = null;
  let shown: TableState | null = null;
  return {
    ...link,
    asksAll: true,
    state() {
      const state = link.state();
      if (state !== seen || shown === null || shown.table?.title !== (shown.table === null ? undefined : title())) {
        seen = state;
        shown = narrowed(state, title());
      }
      return shown;
    },
    async command(command) {
      const reply = await link.command(command);
      // Something legal that the guide leaves for later needs its own explanation.
      if (reply.type !== 'explanation' || reply.rule !== null || wantedNow(link) === null) return reply;
      return { ...reply, rule: LATER };
    },
  };
}

function wantedNow(link: TableLink): PlainObject | null {
  const { update } = link.state();
  return update === null ? null : wantedAt(update.n);
}

function narrowed(before: TableState, title: string): TableState {
  const state = before.table === null ? before : { ...before, table: { ...before.table, title } };
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

/** Answers of this game contain only strings and numbers. */
function isSame(one: PlainObject, other: PlainObject): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
