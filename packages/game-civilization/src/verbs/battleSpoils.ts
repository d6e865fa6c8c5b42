import { call, reveal, tell, tellSeats } from '@tessera/kernel';
import { armiesAt, scoutsAt } from '../board/figures.ts';
import { faceOf, isVillage, NO_PIECE } from '../board/pieces.ts';
import { CIVILIZATION_MARKER_CULTURE } from '../data/amounts.ts';
import { MARKER_CULTURE, markerId, villageIndex } from '../data/faces.ts';
import { isKept } from '../rules/markers.ts';
import type { Battle } from '../state/frames/battle.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import { playerOf, type StepContext } from '../state.ts';
import { destroyFigures } from './figures.ts';
import { gainCulture, gainSheetCoin } from './goods.ts';

const GREAT_PERSON = villageIndex('greatPerson');

const WEALTH = villageIndex('wealth');

export function destroyAll(context: StepContext, seat: number, square: number): void {
  const player = playerOf(context.state, seat);
  const armies = armiesAt(player, square);
  const scouts = scoutsAt(player, square);
  if (armies + scouts > 0) destroyFigures(context, seat, square, armies, scouts);
}

/**
 * HUT-009: the explorer takes the marker. A resource is kept face down; the others are turned up, take effect and leave
 * the game (HUT-013, HUT-015); friendly workers are kept (HUT-012). China gains culture for every village (RUL-255).
 */
export function takeVillage(context: StepContext, { attacker, square }: Battle): void {
  const { state } = context;
  const piece = state.pieces[square] as number;
  if (!isVillage(piece)) return;
  const marker = faceOf(piece);
  state.pieces[square] = NO_PIECE;
  reveal(context);
  const player = playerOf(state, attacker);
  gainCulture(context, attacker, CIVILIZATION_MARKER_CULTURE[player.civilization] ?? 0);
  if (isKept(marker)) {
    player.markers.push(marker);
    const known = { kind: 'villageConquered', seat: attacker, square, marker: null } as const;
    tellSeats(context, [attacker], { ...known, marker: markerId(marker) }, known);
    return;
  }
  tell(context, { kind: 'villageConquered', seat: attacker, square, marker: markerId(marker) });
  state.box.markers.push(marker);
  if (marker === GREAT_PERSON) call(state, gainingPerson(attacker));
  else if (marker === WEALTH) gainSheetCoin(context, attacker);
  else gainCulture(context, attacker, MARKER_CULTURE[marker] as number);
}
