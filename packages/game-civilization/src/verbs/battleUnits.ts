import { reveal, tell } from '@tessera/kernel';
import { PERSON_CARD_AMOUNT, personCardId, UNIT_CARD_TYPE, unitCardId } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { heldBackBit, isBarbarian, seatOfSide } from '../rules/battleSides.ts';
import { hasPerson } from '../rules/people.ts';
import { strengthAt, trumps } from '../rules/unitStrength.ts';
import type { Battle } from '../state/frames/battle.ts';
import { SIDES, type Side, sideAt } from '../state/sides.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { loseTrade } from './goods.ts';
import { discardUnit } from './units.ts';

/** Puts a unit from the hand into a front, or into a new one; returns its place. */
function placeUnit(battle: Battle, side: Side, card: number, front: number | null): number {
  const hand = battle.hands[side];
  hand.splice(hand.indexOf(card), 1);
  const place = (front ?? battle.units.length >> 1) * 2 + side;
  if (front === null) {
    battle.units.push(-1, -1);
    battle.wounds.push(0, 0);
    battle.raised.push(0, 0);
  }
  battle.units[place] = card;
  return place;
}

/**
 * The unit at a place attacks the one opposite: both deal their full strength at once, but a trumping one first, and a
 * unit killed first deals nothing (BAT-030, BAT-034). `extra` are wounds dealt beyond the strength.
 */
function attack(context: StepContext, battle: Battle, place: number, extra: number): void {
  const { state } = context;
  const opposite = place ^ 1;
  const own = battle.units[place] as number;
  const enemy = battle.units[opposite] as number;
  const dealt = strengthAt(state, battle, place) + extra;
  const taken = strengthAt(state, battle, opposite);
  if (trumps(own, enemy)) {
    wound(context, battle, opposite, dealt);
    if (!maybeKill(context, battle, opposite)) wound(context, battle, place, taken);
  } else if (trumps(enemy, own)) {
    wound(context, battle, place, taken);
    if (!maybeKill(context, battle, place)) wound(context, battle, opposite, dealt);
  } else {
    wound(context, battle, opposite, dealt);
    wound(context, battle, place, taken);
  }
  // RUL-161: of two that kill each other the attacking one comes first.
  maybeKill(context, battle, place);
  maybeKill(context, battle, opposite);
}

export function wound(context: StepContext, battle: Battle, place: number, wounds: number): void {
  battle.wounds[place] = (battle.wounds[place] as number) + wounds;
  tell(context, { kind: 'woundsDealt', seat: seatOfSide(battle, sideAt(place)), front: place >> 1, wounds });
}

/** Wounds equal to or above the strength kill, whatever dealt them (BAT-031, RUL-160). */
export function maybeKill(context: StepContext, battle: Battle, place: number): boolean {
  const card = battle.units[place] as number;
  if (card < 0 || (battle.wounds[place] as number) < strengthAt(context.state, battle, place)) return false;
  battle.units[place] = -1;
  battle.wounds[place] = 0;
  battle.raised[place] = 0;
  battle.killed[sideAt(place)].push(card);
  if (avenges(context.state, battle, sideAt(place))) battle.vengeance[sideAt(place)]++;
  discardUnit(context.state, card);
  tell(context, {
    kind: 'unitKilled',
    seat: seatOfSide(battle, sideAt(place)),
    front: place >> 1,
    unit: unitCardId(card),
  });
  return true;
}

/** Does Georgy Zhukov wound an enemy for every unit that this side loses? */
function avenges(state: State, battle: Battle, side: Side): boolean {
  return !isBarbarian(battle, side) && hasPerson(state, seatOfSide(battle, side), 'georgyZhukov');
}

/** A killed unit returns to the standing forces (RUL-255, RUL-314). */
export function saveUnit(context: StepContext, battle: Battle, side: Side, card: number): void {
  const { state } = context;
  const seat = seatOfSide(battle, side);
  const discards = state.unitDiscards[UNIT_CARD_TYPE[card] as number] as number[];
  discards.splice(discards.lastIndexOf(card), 1);
  battle.unsavable[side].push(card);
  playerOf(state, seat).units.push(card);
  tell(context, { kind: 'unitSaved', seat, unit: unitCardId(card) });
}

export function heal(context: StepContext, battle: Battle, place: number, wounds: number): void {
  battle.wounds[place] = (battle.wounds[place] as number) - wounds;
  tell(context, { kind: 'woundsHealed', seat: seatOfSide(battle, sideAt(place)), front: place >> 1, wounds });
}

/** BAT-043: what a battle still holds returns to the standing forces, barbarians face up under their decks (RUL-123). */
export function returnUnits(state: State, battle: Battle): void {
  for (const side of SIDES) {
    const hand = battle.hands[side];
    for (const card of hand) returnUnit(state, battle, side, card);
    hand.length = 0;
    for (let place = side; place < battle.units.length; place += 2) {
      const card = battle.units[place] as number;
      if (card >= 0) returnUnit(state, battle, side, card);
      battle.units[place] = -1;
    }
  }
}

function returnUnit(state: State, battle: Battle, side: Side, card: number): void {
  if (isBarbarian(battle, side)) discardUnit(state, card);
  else playerOf(state, seatOfSide(battle, side)).units.push(card);
}

/**
 * BAT-026: the unit starts a front and attacks nothing (BAT-029), or attacks the enemy unit of a front. Metalworking
 * raises it to the end of the engagement, or with scope attack adds to this attack's wounds only (RUL-211, RUL-294).
 */
export function playUnit(context: StepContext, battle: Battle, card: number, front: number | null): void {
  const { state } = context;
  const place = placeUnit(battle, battle.turn, card, front);
  const lasts = state.options.metalworkingScope === 'battle';
  if (lasts) battle.raised[place] = battle.raise;
  battle.played = true;
  reveal(context);
  tell(context, {
    kind: 'unitPlayed',
    seat: seatOfSide(battle, battle.turn),
    unit: unitCardId(card),
    strength: strengthAt(state, battle, place),
    front: place >> 1,
    attacks: front !== null,
  });
  if (front !== null) attack(context, battle, place, lasts ? 0 : battle.raise);
  battle.raise = 0;
}

/** Georgy Zhukov deals one wound (RUL-314). */
export function avenge(context: StepContext, battle: Battle, side: Side, place: number): void {
  battle.vengeance[side]--;
  tell(context, {
    kind: 'personCardUsed',
    seat: seatOfSide(battle, side),
    card: personCardId(PERSON.georgyZhukov),
    chosen: [],
  });
  wound(context, battle, place, 1);
  maybeKill(context, battle, place);
}

/** Sun Tzu: trade instead of a unit, once per battle (RUL-313). */
export function holdBack(context: StepContext, battle: Battle): void {
  const seat = seatOfSide(battle, battle.turn);
  battle.used |= heldBackBit(battle.turn);
  battle.played = true;
  battle.raise = 0;
  tell(context, { kind: 'personCardUsed', seat, card: personCardId(PERSON.sunTzu), chosen: [] });
  loseTrade(context, seat, PERSON_CARD_AMOUNT[PERSON.sunTzu] as number);
}
