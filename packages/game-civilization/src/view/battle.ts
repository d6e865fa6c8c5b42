import { inProgress, type Seat } from '@tessera/kernel';
import { UNIT_CARD_TYPE, unitTypeId } from '../data/faces.ts';
import { isBarbarian, isKnownByType, ownerOfUnits, seatOfSide, seesHand } from '../rules/battleSides.ts';
import { strengthOf, strengthToPlay, totalOf } from '../rules/unitStrength.ts';
import type { Battle, BattleKind } from '../state/frames/battle.ts';
import { SIDES, type Side, sideAt } from '../state/sides.ts';
import type { State } from '../state.ts';
import { type UnitView, unitView } from './unit.ts';

/** One side of a battle. */
export type SideView = {
  readonly seat: Seat;
  readonly barbarians: boolean;
  /** How many units it still has to play, and which, if the viewer may know (BAT-011, RUL-296). */
  readonly hand: number;
  readonly units: readonly UnitView[] | null;
  /** The types of unplayed units whose backs were seen when they were drawn from their decks: barbarians (HUT-005), or a force built in the battle (RUL-313). */
  readonly types: readonly string[] | null;
  readonly killed: readonly UnitView[];
  /** The combat bonus card (BAT-019). */
  readonly bonus: number;
  /** Surviving units and bonus card, as they would be compared at the end (BAT-039). */
  readonly total: number;
  readonly finished: boolean;
};

/** A unit that has been played; what raises it is in its strength. */
export type FrontUnitView = UnitView & {
  readonly front: number;
  readonly seat: Seat;
  readonly wounds: number;
  readonly raised: number;
};

export type BattleView = {
  readonly square: number;
  readonly kind: BattleKind;
  readonly city: number | null;
  readonly sides: readonly SideView[];
  readonly fronts: readonly FrontUnitView[];
  /** Whose battle turn it is, and whether they have played their unit. */
  readonly turn: Seat;
  readonly played: boolean;
  readonly winner: Seat | null;
};

export function battleView(state: State, viewer: Seat | null): BattleView | null {
  const battle = inProgress(state, 'battle');
  if (battle === null) return null;
  const fronts: FrontUnitView[] = [];
  for (let place = 0; place < battle.units.length; place++) {
    const card = battle.units[place] as number;
    if (card < 0) continue;
    const side = sideAt(place);
    const raised = battle.raised[place] ?? 0;
    fronts.push({
      ...unitView(state, ownerOfUnits(battle, side), card, strengthOf(state, battle, side, card) + raised),
      front: place >> 1,
      seat: seatOfSide(battle, side),
      wounds: battle.wounds[place] ?? 0,
      raised,
    });
  }
  return {
    square: battle.square,
    kind: battle.kind,
    city: battle.city < 0 ? null : battle.city,
    sides: SIDES.map((side) => sideView(state, battle, viewer, side)),
    fronts,
    turn: seatOfSide(battle, inProgress(state, 'battleMoment')?.turn ?? battle.turn),
    played: battle.played,
    winner: battle.winner === -1 ? null : seatOfSide(battle, battle.winner),
  };
}

function sideView(state: State, battle: Battle, viewer: Seat | null, side: Side): SideView {
  const hand = battle.hands[side];
  const barbarians = isBarbarian(battle, side);
  const seen = (cards: readonly number[], strength: typeof strengthOf) =>
    cards.map((card) => unitView(state, ownerOfUnits(battle, side), card, strength(state, battle, side, card)));
  return {
    seat: seatOfSide(battle, side),
    barbarians,
    hand: hand.length,
    units: seesHand(battle, viewer, side) ? seen(hand, strengthToPlay) : null,
    types: isKnownByType(battle, side) ? hand.map((card) => unitTypeId(UNIT_CARD_TYPE[card] as number)) : null,
    killed: seen(battle.killed[side], strengthOf),
    bonus: battle.bonuses[side],
    total: totalOf(state, battle, side),
    finished: ((battle.finished >> side) & 1) === 1,
  };
}
