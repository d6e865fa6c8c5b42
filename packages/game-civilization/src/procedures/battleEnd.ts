import { ask, call, done, type Procedure, reveal, tell, tellSeats } from '@tessera/kernel';
import { CAPITAL } from '../board/cities.ts';
import { armiesAt, scoutsAt } from '../board/figures.ts';
import { faceOf, isVillage, NO_PIECE } from '../board/pieces.ts';
import { CIVILIZATION_MARKER_CULTURE } from '../data/amounts.ts';
import { MARKER_CULTURE, markerId, UNIT_CARD_TYPE, unitCardId, unitCardIndex, villageIndex } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { isBarbarian, seatOfSide, totalOf } from '../rules/combat.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { isKept } from '../rules/markers.ts';
import { isUsed, markUsed } from '../rules/oncePerTurn.ts';
import { advancing } from '../state/frames/advanceTrack.ts';
import type { Battle } from '../state/frames/battle.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import { lootFrame } from '../state/frames/loot.ts';
import { answerTo } from '../state/questions.ts';
import { ATTACKER, DEFENDER, enemyOf, SIDES, type Side } from '../state/sides.ts';
import { playerOf, type Runner, type State } from '../state.ts';
import { returnUnits } from '../verbs/battleUnits.ts';
import { destroyCity } from '../verbs/destroyCity.ts';
import { destroyFigures } from '../verbs/figures.ts';
import { gainCulture, gainSheetCoin, gainTechCoin, hasRoomForCoin } from '../verbs/goods.ts';
import { reachVictory } from '../verbs/victory.ts';

type EndStep = 'resolve' | 'losses' | 'coin' | 'save' | 'saved' | 'destroy' | 'loot' | 'marker' | 'advance' | 'return';

/** The last step of a battle: the result and all that follows from it (RUL-153 steps 4 to 9, RUL-297). */
export const afterBattle: Pick<Procedure<Runner, Battle>, EndStep> = {
  // BAT-039 to BAT-041: the defender wins a tie.
  resolve(run, frame) {
    frame.wounds.fill(0);
    frame.raised.fill(0);
    const totals = [totalOf(run.state, frame, ATTACKER), totalOf(run.state, frame, DEFENDER)] as const;
    frame.winner = totals[ATTACKER] > totals[DEFENDER] ? ATTACKER : DEFENDER;
    tell(run, {
      kind: 'battleEnds',
      winner: seatOfSide(frame, winnerOf(frame)),
      attackerWins: frame.winner === ATTACKER,
      totals,
    });
    return 'losses';
  },

  // BAT-042, RUL-164: one army for every two units killed, never the last one; scouts are not counted (RUL-163).
  losses(run, frame) {
    const { square } = frame;
    const winner = winnerOf(frame);
    if (isBarbarian(frame, winner)) return 'coin';
    const seat = seatOfSide(frame, winner);
    const killed = frame.killed[winner].length;
    const lost = Math.min(Math.floor(killed / 2), armiesAt(playerOf(run.state, seat), square) - 1);
    if (lost > 0) destroyFigures(run, seat, square, lost, 0);
    return 'coin';
  },

  // RUL-273: Code of Laws gives its coin by itself, once per turn.
  coin(run, frame) {
    const winner = winnerOf(frame);
    if (isBarbarian(frame, winner)) return 'save';
    const seat = seatOfSide(frame, winner);
    const player = playerOf(run.state, seat);
    if (!knows(player, TECH.codeOfLaws) || isUsed(player, 'codeOfLawsCoin')) return 'save';
    if (!hasRoomForCoin(run, seat, TECH.codeOfLaws)) return 'save';
    markUsed(player, 'codeOfLawsCoin');
    gainTechCoin(run, seat, TECH.codeOfLaws);
    return 'save';
  },

  // RUL-255: China may save one unit after every battle, won or lost; the losses have been worked out (LOOT-017).
  save({ state }, frame) {
    const side = savingSide(state, frame);
    if (side === null) return 'destroy';
    ask(state, { kind: 'saveUnit', seat: seatOfSide(frame, side) });
    return 'saved';
  },

  saved(run, frame) {
    const { unit } = answerTo(run, 'saveUnit');
    const side = savingSide(run.state, frame);
    if (unit === null || side === null) return 'destroy';
    const card = unitCardIndex(unit);
    const seat = seatOfSide(frame, side);
    const discards = run.state.unitDiscards[UNIT_CARD_TYPE[card] as number] as number[];
    discards.splice(discards.lastIndexOf(card), 1);
    playerOf(run.state, seat).units.push(card);
    tell(run, { kind: 'unitSaved', seat, unit: unitCardId(card) });
    return 'destroy';
  },

  // LOOT-003, LOOT-012, LOOT-016.
  destroy(run, frame) {
    const { defender, square, kind, city } = frame;
    const winner = winnerOf(frame);
    if (!isBarbarian(frame, enemyOf(winner))) destroyAll(run, seatOfSide(frame, enemyOf(winner)), square);
    if (winner !== ATTACKER || kind !== 'city' || run.state.outcome !== null) return 'loot';
    if (city === CAPITAL) return conquerCapital(run, frame);
    destroyCity(run, defender, city);
    return 'loot';
  },

  // LOOT-006, LOOT-007, RUL-173; barbarians neither take nor give any (RUL-124, RUL-125).
  loot({ state }, frame) {
    const { kind } = frame;
    const winner = winnerOf(frame);
    if (kind === 'village') return 'marker';
    const points = kind === 'city' && winner === ATTACKER ? 2 : 1;
    call(state, lootFrame(seatOfSide(frame, winner), seatOfSide(frame, enemyOf(winner)), points));
    return 'marker';
  },

  marker(run, frame) {
    if (frame.kind === 'village' && frame.winner === ATTACKER) takeVillage(run, frame);
    return 'advance';
  },

  // RUL-254: Rome advances for free when it has conquered a city or a village.
  advance({ state }, frame) {
    const isConquest = frame.winner === ATTACKER && frame.kind !== 'figures';
    if (isConquest && plays(playerOf(state, frame.attacker), 'rome')) call(state, advancing(frame.attacker));
    return 'return';
  },

  return({ state }, frame) {
    returnUnits(state, frame);
    return done(frame.winner === ATTACKER);
  },
};

/** The side that has won, once that is known. */
function winnerOf({ winner }: Battle): Side {
  return winner === ATTACKER ? ATTACKER : DEFENDER;
}

/** The side that plays China and has lost units, or null. */
function savingSide(state: State, frame: Battle): Side | null {
  for (const side of SIDES) {
    const hasLost = frame.killed[side].length > 0;
    if (hasLost && !isBarbarian(frame, side) && plays(playerOf(state, seatOfSide(frame, side)), 'china')) return side;
  }
  return null;
}

function destroyAll(run: Runner, seat: number, square: number): void {
  const player = playerOf(run.state, seat);
  const armies = armiesAt(player, square);
  const scouts = scoutsAt(player, square);
  if (armies + scouts > 0) destroyFigures(run, seat, square, armies, scouts);
}

/**
 * The game ends with a capital's fall (LOOT-016), except that who has resigned cannot win (RUL-299): then the capital
 * stands, and since nobody else can hold its square the figures that attacked it are lost.
 */
function conquerCapital(run: Runner, frame: Battle): EndStep {
  const { state } = run;
  reachVictory(run, frame.attacker, 'military');
  if (state.outcome !== null) return 'return';
  destroyAll(run, frame.attacker, frame.square);
  frame.winner = DEFENDER;
  return 'return';
}

/**
 * HUT-009: the explorer takes the marker. A resource is kept face down; the others are turned up, take effect and leave
 * the game (HUT-013, HUT-015); friendly workers are kept (HUT-012). China gains culture for every village (RUL-255).
 */
function takeVillage(run: Runner, { attacker, square }: Battle): void {
  const { state } = run;
  const piece = state.pieces[square] as number;
  if (!isVillage(piece)) return;
  const marker = faceOf(piece);
  state.pieces[square] = NO_PIECE;
  reveal(run);
  const player = playerOf(state, attacker);
  gainCulture(run, attacker, CIVILIZATION_MARKER_CULTURE[player.civilization] ?? 0);
  if (isKept(marker)) {
    player.markers.push(marker);
    const known = { kind: 'villageConquered', seat: attacker, square, marker: null } as const;
    tellSeats(run, [attacker], { ...known, marker: markerId(marker) }, known);
    return;
  }
  tell(run, { kind: 'villageConquered', seat: attacker, square, marker: markerId(marker) });
  state.box.markers.push(marker);
  if (marker === GREAT_PERSON) call(state, gainingPerson(attacker));
  else if (marker === WEALTH) gainSheetCoin(run, attacker);
  else gainCulture(run, attacker, MARKER_CULTURE[marker] as number);
}

const GREAT_PERSON = villageIndex('greatPerson');
const WEALTH = villageIndex('wealth');
