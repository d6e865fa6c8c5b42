import {
  call,
  givenFields,
  givenFlag,
  givenList,
  givenNumber,
  givenWord,
  ImpossibleTable,
  maybeGivenList,
  type Plain,
  type PlainObject,
  type Seat,
} from '@tessera/kernel';
import { centerOwner, cityAt } from '../board/cities.ts';
import { figureOwners } from '../board/figures.ts';
import { groupAt } from '../board/groups.ts';
import { isVillage } from '../board/pieces.ts';
import { UNIT_CARD_TYPE } from '../data/faces.ts';
import { battle as battleSteps } from '../procedures/battle.ts';
import { isOutnumbered, unitsDrawn } from '../rules/battleForce.ts';
import { barbarianPlayer } from '../rules/battleSides.ts';
import { fightsWith } from '../rules/combatBonus.ts';
import { type Battle, type BattleKind, battleFrame } from '../state/frames/battle.ts';
import { ATTACKER, DEFENDER, SIDES, type Side, sideAt } from '../state/sides.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { takeUnit } from './players.ts';
import { squareOf } from './squares.ts';

const BATTLE = ['square', 'attacker', 'hands', 'fronts', 'killed', 'turn', 'played'];
/** In the order in which a battle's lists have them. */
const SIDE_NAMES = ['attacker', 'defender'] as const;

/**
 * A battle under way: where, whose armies have entered, what each side has in hand and in the fronts, what it has lost,
 * and whose battle turn it is. With `square` alone it begins, and forces are drawn. Null if no battle is stated.
 */
export function arrangeBattle(state: State, given: PlainObject): Battle | null {
  if (given['battle'] === undefined) return null;
  const stated = givenFields(given['battle'], 'battle', BATTLE);
  const square = squareOf(state, stated['square'], 'battle');
  const attacker = givenNumber(stated['attacker'] ?? given['seat'] ?? 0, 'battle', 0, state.players.length - 1);
  const battle = battleFrame({ attacker, square, ...opponent(state, attacker, square) });
  if (!playerOf(state, attacker).armies.includes(square)) {
    throw new ImpossibleTable('battle', 'kind', { attacker, square }, { rule: 'BAT-001' });
  }
  if (isDrawn(stated)) layForces(state, battle, stated);
  else if (stated['turn'] !== undefined || stated['played'] !== undefined) {
    throw new ImpossibleTable('battle', 'shape', given['battle']);
  }
  return battle;
}

/** Who defends what there (BAT-001, BAT-002). */
function opponent(state: State, attacker: Seat, square: number): { defender: Seat; kind: BattleKind; city: number } {
  const owner = centerOwner(state, square);
  if (owner >= 0 && owner !== attacker) {
    return { defender: owner, kind: 'city', city: cityAt(playerOf(state, owner), square) };
  }
  const others = figureOwners(state, square) & ~(1 << attacker);
  const defender = state.players.findIndex((_, seat) => others === 1 << seat);
  if (defender >= 0) return { defender, kind: 'figures', city: -1 };
  if (isVillage(state.pieces[square] as number)) {
    return { defender: barbarianPlayer(state, attacker), kind: 'village', city: -1 };
  }
  throw new ImpossibleTable('battle', 'kind', { attacker, square }, { rule: 'BAT-001' });
}

function isDrawn(stated: PlainObject): boolean {
  return stated['hands'] !== undefined || stated['fronts'] !== undefined || stated['killed'] !== undefined;
}

function layForces(state: State, battle: Battle, stated: PlainObject): void {
  const hands = givenFields(stated['hands'], 'hands', SIDE_NAMES);
  const killed = givenFields(stated['killed'], 'killed', SIDE_NAMES);
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    battle.hands[side] = givenList(hands[name], 'hands').map((id) => takeUnit(state, id, 'hands'));
    for (const id of givenList(killed[name], 'killed')) layKilled(state, battle, side, takeUnit(state, id, 'killed'));
  }
  for (const front of givenList(stated['fronts'], 'fronts')) layFront(state, battle, front);
  battle.at = 'compare';
  battle.turn = givenWord(stated['turn'] ?? 'defender', 'turn', SIDE_NAMES) === 'attacker' ? ATTACKER : DEFENDER;
  battle.played = givenFlag(stated['played'], 'played');
}

/** BAT-031: what is killed lies under its deck, and is remembered. */
function layKilled(state: State, battle: Battle, side: Side, card: number): void {
  battle.killed[side].push(card);
  state.unitDiscards[UNIT_CARD_TYPE[card] as number]?.push(card);
}

/** A front: `{ attacker, defender, wounds }`, the wounds as `[attacker's, defender's]`. */
function layFront(state: State, battle: Battle, given: Plain): void {
  const stated = givenFields(given, 'fronts', [...SIDE_NAMES, 'wounds']);
  const wounds = maybeGivenList(stated['wounds'], 'wounds') ?? [0, 0];
  for (const [side, name] of SIDE_NAMES.entries()) {
    const unit = stated[name];
    battle.units.push(unit === undefined ? -1 : takeUnit(state, unit, 'fronts'));
    battle.wounds.push(givenNumber(wounds[side] ?? 0, 'wounds', 0, Number.MAX_SAFE_INTEGER));
    battle.raised.push(0);
  }
  if (stated['attacker'] === undefined && stated['defender'] === undefined) {
    throw new ImpossibleTable('fronts', 'shape', given);
  }
}

/** Puts the battle on top of the move that led to it; where forces are stated, it goes on in the stated battle turn. */
export function joinBattle(context: StepContext, battle: Battle): void {
  const { state } = context;
  const { attacker: seat, square, turn, played } = battle;
  const { armies, scouts } = playerOf(state, seat);
  const moved = { armies: groupAt(armies, square), scouts: groupAt(scouts, square) };
  playerOf(state, seat).armiesMoved |= moved.armies;
  call(state, {
    op: 'move',
    at: 'fought',
    seat,
    square,
    ...moved,
    left: 0,
    hasActed: true,
    retreat: square,
    tech: -1,
    isOver: true,
    battleWon: null,
  });
  call(state, battle);
  if (battle.at === 'begin') return;
  for (const side of SIDES) {
    if (fightsWith(state, battle, side, 'oracle')) battle.oracle |= 1 << side;
    if (fightsWith(state, battle, side, 'himejiSamuraiCastle')) battle.himeji |= 1 << side;
    if (hasFinished(battle, side, turn)) battle.finished |= 1 << side;
  }
  battle.outnumbered = isOutnumbered(state, battle);
  if (state.options.leonidasCompare === 'battle_force')
    battle.outnumbered = unitsDrawn(battle, DEFENDER) < unitsDrawn(battle, ATTACKER);
  battleSteps.compare(context, battle);
  battle.turn = turn;
  battle.at = played ? 'menu' : 'turn';
}

/** BAT-025: the last unit was played in an earlier battle turn; a side that had no units still gets its turn (RUL-156). */
function hasFinished(battle: Battle, side: Side, turn: number): boolean {
  const inFronts = battle.units.some((unit, place) => unit >= 0 && sideAt(place) === side);
  const hasFought = inFronts || battle.killed[side].length > 0;
  return hasFought && battle.hands[side].length === 0 && side !== turn;
}
