import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { CAPITAL, cityAt, hasMetropolis } from '../board/cities.ts';
import { CULTURE, cityIcons, forEachCitySquare, resourceAt } from '../board/yields.ts';
import { CIVILIZATION_RESOURCE_CULTURE, GOVERNMENT_DEVOTION } from '../data/amounts.ts';
import { civilizationId, governmentId, personCardId } from '../data/faces.ts';
import { DEVOTION } from '../data/market.ts';
import { PERSON } from '../data/names.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { advancePrice } from './advancePrice.ts';
import { governedBy } from './knowledge.ts';
import { isUsed } from './oncePerTurn.ts';
import { hasPerson, ruleAgainstDiscarding } from './people.ts';

/** What adds to the culture of a devotion, or takes away from it. */
export type DevotionSource = {
  readonly of: 'city' | 'icons' | 'government' | 'civilization';
  readonly id: string | null;
  readonly amount: number;
};

/** May the city act now: it has an action left, and is not a capital in Anarchy (CITY-001, GOV-006, RUL-049)? */
export function canAct(player: Player, city: number): boolean {
  if ((player.cities[city] as number) < 0 || actionsLeft(player, city) === 0) return false;
  return city !== CAPITAL || !governedBy(player, 'anarchy');
}

function actionsLeft(player: Player, city: number): number {
  return (player.actions[city] as number) + (player.extraActions[city] as number);
}

/** Why the city whose center is named cannot act; null if it can. */
export function whyNotAct(state: State, seat: Seat, center: number): Illegal | null {
  const foreign = whyNotOwn(state, seat, center);
  if (foreign !== null) return foreign;
  const player = playerOf(state, seat);
  const city = cityAt(player, center);
  if (city === CAPITAL && governedBy(player, 'anarchy')) return illegal('GOV-006', { city: center });
  return actionsLeft(player, city) === 0 ? illegal('CITY-001', { city: center, actions: 0 }) : null;
}

/** Why no city of the player has its center there; null if one has. */
export function whyNotOwn(state: State, seat: Seat, center: number): Illegal | null {
  const player = playerOf(state, seat);
  if (center >= 0 && cityAt(player, center) >= 0) return null;
  return illegal('CITY-001', { city: center, own: player.cities.filter((own) => own >= 0) });
}

/** RUL-310: can the player have any city act once more, by Ada Lovelace? Even the capital in Anarchy may (RUL-272). */
export function hasActionGiven(state: State, seat: Seat): boolean {
  return ruleAgainstDiscarding(state, seat, PERSON.adaLovelace) === null;
}

/** Why a great person card gives no city action; null if it does. */
export function whyNotGiven(state: State, seat: Seat, card: number): Illegal | null {
  if (card !== PERSON.adaLovelace) return illegal('RUL-310', { card: personCardId(card), actions: 0 });
  const rule = ruleAgainstDiscarding(state, seat, card);
  return rule === null ? null : illegal(rule, { card: personCardId(card) });
}

/** The culture a city devoted to the arts gives (ART-001, RUL-259). */
export function devotion(state: State, seat: Seat, city: number): number {
  const icons = cityIcons(state, seat, city, CULTURE);
  const basic = basicDevotion(playerOf(state, seat), city) + icons + devotionByResources(state, seat, city);
  return Math.max(0, basic + devotionByGovernment(state, seat, city));
}

/** The culture that a city gives without any icon: a metropolis gives more (ART-001, ART-002). */
function basicDevotion(player: Player, city: number): number {
  return city === CAPITAL && hasMetropolis(player) ? DEVOTION.metropolis : DEVOTION.city;
}

/** What that culture comes from, given the city's icons; it adds up to the devotion, and what adds nothing is left out. */
export function devotionSources(state: State, seat: Seat, city: number, icons: number): DevotionSource[] {
  const basic = basicDevotion(playerOf(state, seat), city);
  const sources: DevotionSource[] = [{ of: 'city', id: null, amount: basic }];
  if (icons > 0) sources.push({ of: 'icons', id: null, amount: icons });
  const resources = devotionByResources(state, seat, city);
  const civilization = civilizationId(playerOf(state, seat).civilization);
  if (resources > 0) sources.push({ of: 'civilization', id: civilization, amount: resources });
  // Never more is taken away than the city gives by itself (RUL-259).
  const amount = Math.max(-basic - icons - resources, devotionByGovernment(state, seat, city));
  const id = governmentId(playerOf(state, seat).government);
  if (amount !== 0) sources.push({ of: 'government', id, amount });
  return sources;
}

/** India's culture for each resource square that serves the city, by scouts too (FAQ-066, RUL-301). */
function devotionByResources(state: State, seat: Seat, city: number): number {
  const each = CIVILIZATION_RESOURCE_CULTURE[playerOf(state, seat).civilization] ?? 0;
  if (each === 0) return 0;
  let culture = 0;
  forEachCitySquare(state, seat, city, (square) => {
    if (resourceAt(state, square) >= 0) culture += each;
  });
  return culture;
}

/** May the culture of a devotion be taken as trade: by Charles Darwin, once per turn (RUL-311)? */
export function mayDevoteForTrade(state: State, seat: Seat): boolean {
  return hasPerson(state, seat, 'charlesDarwin') && !isUsed(playerOf(state, seat), 'charlesDarwin');
}

export function whyNotDevoteForTrade(state: State, seat: Seat): Illegal | null {
  const card = 'charlesDarwin';
  if (!hasPerson(state, seat, card)) return illegal('RUL-311', { card });
  return isUsed(playerOf(state, seat), card) ? illegal('RUL-311', { card, used: true }) : null;
}

/** Monarchy and Communism count for the capital alone, unless the table chose the other ruling (RUL-259). */
function devotionByGovernment(state: State, seat: Seat, city: number): number {
  const isMeant = city === CAPITAL || state.options.monarchyCommunismScope === 'each_city';
  return isMeant ? (GOVERNMENT_DEVOTION[playerOf(state, seat).government] as number) : 0;
}

/** Can the player pay for a space of the culture track, the next one unless stated (ART-006, ART-007)? No later space costs less. */
export function canAdvance(state: State, seat: Seat, space: number = playerOf(state, seat).track + 1): boolean {
  const player = playerOf(state, seat);
  const price = advancePrice(state, seat, space);
  return price !== null && player.culture >= price.culture && player.trade >= price.trade;
}

export function whyNotAdvance(
  state: State,
  seat: Seat,
  space: number = playerOf(state, seat).track + 1,
): Illegal | null {
  if (canAdvance(state, seat, space)) return null;
  const player = playerOf(state, seat);
  const price = advancePrice(state, seat, space);
  if (price === null) return illegal('ART-013', { space: player.track });
  const rule = player.culture < price.culture ? 'ART-006' : 'ART-007';
  return illegal(rule, { space, ...price, ownCulture: player.culture, ownTrade: player.trade });
}
