import type { PlainObject } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { useTable } from '../table/tableContext.tsx';
import { useBar } from '../table/tableSlots.tsx';
import type { Board, BoardOption } from './boardContext.tsx';
import { isPlaced, isWayOut } from './places.ts';

/** Up to this many options are left to the bar, as buttons beside its sentence, if their labels are short. */
const AS_BUTTONS = 3;
const SHORT = 36;
/** Questions whose options are laid out as cards, however few there are. */
const CARDS = ['cityManagement', 'battleTurn', 'negotiate'];

/** The options in the picker, above or below the bar's sentence; empty where the bar's own buttons are enough. */
export function useListed({ choices, lit, picked }: Board): readonly BoardOption[] {
  const { ask } = useTable();
  if (ask === null) return [];
  if (picked !== null) return lit.get(picked) ?? [];
  const listed = choices.filter(({ option }) => !isPlaced(option, ask) && !isWayOut(option));
  const isShort = listed.every(({ phrase }) => textOf(phrase).length <= SHORT);
  return listed.length > AS_BUTTONS || !isShort || CARDS.includes(ask.kind) ? listed : [];
}

/** Tells the decision bar what is chosen on the map and in the picker. */
export function useCivilizationBar(board: Board, listed: readonly BoardOption[]): void {
  const { ask } = useTable();
  const { choices, lit, picked, uiPhrase, ui } = board;
  const inPicker = new Set(listed.map(({ option }) => option));
  const placed = ask === null ? [] : choices.filter(({ option }) => isPlaced(option, ask));
  const squares = ask?.kind === 'cityManagement' ? lit.size : new Set(placed.flatMap((one) => one.squares)).size;
  useBar(
    ask === null
      ? null
      : {
          isWayOut,
          offers: (option: PlainObject) => inPicker.has(option) || isPlaced(option, ask),
          detail: picked !== null || squares === 0 ? null : uiPhrase('lightHint', { count: squares }),
          back: picked === null ? null : { label: ui('back'), run: board.unpick },
        },
  );
}
