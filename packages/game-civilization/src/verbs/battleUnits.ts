import { reveal, tell } from '@tessera/kernel';
import { unitCardId } from '../data/faces.ts';
import { isBarbarian, seatOfSide, strengthOf, trumps } from '../rules/combat.ts';
import type { Battle } from '../state/frames/battle.ts';
import { SIDES, type Side, sideAt } from '../state/sides.ts';
import { playerOf, type Runner, type State } from '../state.ts';
import { discardUnit } from './units.ts';

/** The strength of the unit at a place: what it deals and what kills it (BAT-031, BAT-032). */
export function strengthAt(state: State, battle: Battle, place: number): number {
  return strengthOf(state, battle, sideAt(place), battle.units[place] as number) + (battle.raised[place] as number);
}

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
function attack(run: Runner, battle: Battle, place: number, extra: number): void {
  const { state } = run;
  const opposite = place ^ 1;
  const own = battle.units[place] as number;
  const enemy = battle.units[opposite] as number;
  const dealt = strengthAt(state, battle, place) + extra;
  const taken = strengthAt(state, battle, opposite);
  if (trumps(own, enemy)) {
    wound(run, battle, opposite, dealt);
    if (!maybeKill(run, battle, opposite)) wound(run, battle, place, taken);
  } else if (trumps(enemy, own)) {
    wound(run, battle, place, taken);
    if (!maybeKill(run, battle, place)) wound(run, battle, opposite, dealt);
  } else {
    wound(run, battle, opposite, dealt);
    wound(run, battle, place, taken);
  }
  // RUL-161: of two that kill each other the attacking one comes first.
  maybeKill(run, battle, place);
  maybeKill(run, battle, opposite);
}

export function wound(run: Runner, battle: Battle, place: number, wounds: number): void {
  battle.wounds[place] = (battle.wounds[place] as number) + wounds;
  tell(run, { kind: 'woundsDealt', seat: seatOfSide(battle, sideAt(place)), front: place >> 1, wounds });
}

/** Wounds equal to or above the strength kill, whatever dealt them (BAT-031, RUL-160). */
export function maybeKill(run: Runner, battle: Battle, place: number): boolean {
  const card = battle.units[place] as number;
  if (card < 0 || (battle.wounds[place] as number) < strengthAt(run.state, battle, place)) return false;
  battle.units[place] = -1;
  battle.wounds[place] = 0;
  battle.raised[place] = 0;
  battle.killed[sideAt(place)].push(card);
  discardUnit(run.state, card);
  tell(run, { kind: 'unitKilled', seat: seatOfSide(battle, sideAt(place)), front: place >> 1, unit: unitCardId(card) });
  return true;
}

export function heal(run: Runner, battle: Battle, place: number, wounds: number): void {
  battle.wounds[place] = (battle.wounds[place] as number) - wounds;
  tell(run, { kind: 'woundsHealed', seat: seatOfSide(battle, sideAt(place)), front: place >> 1, wounds });
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
export function playUnit(run: Runner, battle: Battle, card: number, front: number | null): void {
  const { state } = run;
  const place = placeUnit(battle, battle.turn, card, front);
  const lasts = state.options.metalworkingScope === 'battle';
  if (lasts) battle.raised[place] = battle.raise;
  battle.played = true;
  reveal(run);
  tell(run, {
    kind: 'unitPlayed',
    seat: seatOfSide(battle, battle.turn),
    unit: unitCardId(card),
    strength: strengthAt(state, battle, place),
    front: place >> 1,
    attacks: front !== null,
  });
  if (front !== null) attack(run, battle, place, lasts ? 0 : battle.raise);
  battle.raise = 0;
}
