import type { Seat } from '@tessera/kernel';
import {
  ANY_RESOURCE,
  EVENT_CARD_COINS,
  EVENT_CARD_RESOURCES,
  isVillageMarker,
  MARKER_RESOURCE,
  personCardId,
  resourceId,
  SPY,
} from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { MARKET_RESOURCES, type MarketResource, RESOURCES, type Resource } from '../data/resources.ts';
import type { Payment, SinglePayment } from '../state/questions/common.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { cardId } from './events.ts';
import { plays } from './knowledge.ts';
import { FOR_A_SPY, isKremlinReady, neededFor, takesTwo } from './kremlin.ts';
import { holdsPerson } from './people.ts';
import { isProtected } from './protection.ts';

export const URANIUM = RESOURCES.indexOf('uranium');

export function needName(need: number): Resource | 'any' {
  return need === ANY_RESOURCE ? 'any' : resourceId(need);
}

/** Every way for a seat to pay one required resource (RUL-250); a question mark takes any (TECH-006). */
export function paymentsFor(state: State, seat: Seat, owed: number): Payment[] {
  const need = neededFor(owed);
  const ways: Payment[] = singlePayments(state, seat, need);
  if (hasSubstitute(state, seat, need)) {
    const by = personCardId(PERSON.marieCurie);
    for (const way of singlePayments(state, seat, ANY_RESOURCE)) if (!isOf(way, need)) ways.push({ ...way, by });
  }
  if (canPayTwo(state, seat, owed)) {
    for (const way of singlePayments(state, seat, ANY_RESOURCE)) ways.push({ ...way, through: 'kremlin' });
  }
  return ways;
}

/** Can what is owed be paid by the Kremlin with two resources of any kinds, one after the other (RUL-380)? */
export function canPayTwo(state: State, seat: Seat, owed: number): boolean {
  return takesTwo(state, seat, owed) && sourcesOf(state, seat, ANY_RESOURCE, FOR_A_SPY) >= FOR_A_SPY;
}

/** Does the player have a great person card that lets another resource pay this need: Marie Curie for uranium (RUL-381)? */
export function hasSubstitute(state: State, seat: Seat, need: number): boolean {
  return need === URANIUM && holdsPerson(state, seat, 'marieCurie');
}

/** Is the resource paid of this kind? */
function isOf(way: SinglePayment, resource: number): boolean {
  return (way.pay === 'event' ? way.as : way.resource) === resourceId(resource);
}

function singlePayments(state: State, seat: Seat, need: number): SinglePayment[] {
  const player = playerOf(state, seat);
  const { resources, markers, events } = player;
  const ways: SinglePayment[] = [];
  for (let resource = 0; resource < MARKET_RESOURCES.length; resource++) {
    if ((resources[resource] as number) > 0 && fits(player, need, resource))
      ways.push({ pay: 'token', resource: resourceId(resource) as MarketResource });
  }
  for (let i = 0; i < markers.length; i++) {
    const marker = markers[i] as number;
    const resource = MARKER_RESOURCE[marker] as number;
    if (markers.indexOf(marker) < i || resource < 0 || !fits(player, need, resource)) continue;
    ways.push({ pay: isVillageMarker(marker) ? 'village' : 'hut', resource: resourceId(resource) });
  }
  for (let i = 0; i < events.length; i++) {
    const card = events[i] as number;
    if (events.indexOf(card) === i && showsNeed(player, card, need)) addEventPayments(state, seat, card, need, ways);
  }
  return ways;
}

function addEventPayments(state: State, seat: Seat, card: number, need: number, ways: SinglePayment[]): void {
  const event = cardId(card);
  const player = playerOf(state, seat);
  // What counts as anything counts as what is needed.
  const shown = takesAny(player, need) ? 1 << need : (EVENT_CARD_RESOURCES[card] as number);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if ((shown & (1 << resource)) === 0 || !fits(player, need, resource)) continue;
    const as = resourceId(resource);
    if (!givesCoin(card)) {
      ways.push({ pay: 'event', event, as, to: null });
      continue;
    }
    for (let to = 0; to < state.players.length; to++) {
      if (mayGetCoin(state, seat, to)) ways.push({ pay: 'event', event, as, to });
    }
  }
}

/**
 * Can the seat pay this list of resources? All are of one kind, since no ability asks for two (data/faces.ts), and each
 * token, marker or card pays one, India's too (RUL-301). So counting what fits is enough; what pays more or less than one
 * has its own part in the sum. Of what can pay anything, one piece pays a uranium with Marie Curie (RUL-381), and two that
 * are left over pay one spy by the Kremlin (RUL-309).
 */
export function canPay(state: State, seat: Seat, owed: readonly number[]): boolean {
  const need = owed[0];
  if (need === undefined) return true;
  const fitting = sourcesOf(state, seat, need, owed.length);
  if (fitting >= owed.length) return true;
  if (owed.length - fitting > 1) return false;
  if (need === SPY && isKremlinReady(state, seat)) {
    const enough = fitting + FOR_A_SPY;
    return sourcesOf(state, seat, ANY_RESOURCE, enough) >= enough;
  }
  return hasSubstitute(state, seat, need) && hasOther(state, seat, need);
}

/** Is there any resource of another kind? */
function hasOther(state: State, seat: Seat, need: number): boolean {
  return singlePayments(state, seat, ANY_RESOURCE).some((way) => !isOf(way, need));
}

/** How many tokens, markers and event cards could pay a need, counted up to `enough`. */
function sourcesOf(state: State, seat: Seat, need: number, enough: number): number {
  const player = playerOf(state, seat);
  const { resources, markers, events } = player;
  let count = 0;
  for (let resource = 0; resource < MARKET_RESOURCES.length; resource++)
    if (fits(player, need, resource)) count += resources[resource] as number;
  for (let i = 0; i < markers.length && count < enough; i++) {
    const resource = MARKER_RESOURCE[markers[i] as number] as number;
    if (resource >= 0 && fits(player, need, resource)) count++;
  }
  for (let i = 0; i < events.length && count < enough; i++) {
    const card = events[i] as number;
    if (showsNeed(player, card, need) && (!givesCoin(card) || hasCoinTaker(state, seat))) count++;
  }
  return count;
}

/** A Gift from Afar gives a coin to another player; the other gifts do not. */
export function givesCoin(card: number): boolean {
  return (EVENT_CARD_COINS[card] as number) > 0;
}

/** May this player get the coin: is it another player, and does United Nations not protect them from being chosen (RUL-283)? */
function mayGetCoin(state: State, seat: Seat, to: Seat): boolean {
  return to !== seat && !isProtected(state, seat, to);
}

function hasCoinTaker(state: State, seat: Seat): boolean {
  for (let to = 0; to < state.players.length; to++) if (mayGetCoin(state, seat, to)) return true;
  return false;
}

/** May a card that shows resources pay this need? */
function showsNeed(player: Player, card: number, need: number): boolean {
  const shown = EVENT_CARD_RESOURCES[card] as number;
  return need === ANY_RESOURCE || takesAny(player, need) ? shown !== 0 : (shown & (1 << need)) !== 0;
}

/** May a resource of this kind pay the need for the player? */
export function fits(player: Player, need: number, resource: number): boolean {
  return need === ANY_RESOURCE || need === resource || takesAny(player, need);
}

/** RUL-301: what India spends counts as any market resource, never as a spy or uranium. */
export function takesAny(player: Player, need: number): boolean {
  return need >= 0 && need < MARKET_RESOURCES.length && plays(player, 'india');
}
