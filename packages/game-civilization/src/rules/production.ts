import type { Seat } from '@tessera/kernel';
import { cityIcons, PRODUCTION } from '../board/yields.ts';
import { CIVILIZATION_RUSH, GOVERNMENT_PRODUCTION, WONDER_PRODUCTION } from '../data/amounts.ts';
import { CARAVAN_PRODUCTION } from '../data/cityMarkers.ts';
import {
  ABILITY_TECH,
  governmentId,
  markerId,
  PERSON_CARD_AMOUNT,
  personCardId,
  techId,
  wonderId,
} from '../data/faces.ts';
import { INVESTMENT_IDS } from '../data/investments.ts';
import { RUSH } from '../data/market.ts';
import { PERSON, TECH, WONDER } from '../data/names.ts';
import { TECHS } from '../data/techs.ts';
import type { Bonus } from '../state/bonus.ts';
import { playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';
import { bonusesFor } from './discount.ts';
import { cardId } from './events.ts';
import { invested, investedIn } from './investments.ts';
import { hasWonder, knows } from './knowledge.ts';
import { hasPerson } from './people.ts';

const COINS_PER_PRODUCTION = TECHS[TECH.militaryScience]?.coinsPerOne ?? 0;

/** One way to pay for what a city's own production does not cover: bonuses by their place in `bonusesFor`, and rushes. */
export interface Way {
  readonly bonuses: readonly number[];
  /** How often 3 trade is paid (CITY-007). */
  readonly rush: number;
}

const NOTHING: Way = { bonuses: [], rush: 0 };

/** The longest list of ways; further ones are legal but not listed. */
const WAYS_LISTED = 5;

/** What adds to a city's production: the icons of its squares, or a card. */
export type ProductionSource = {
  readonly of: 'icons' | 'government' | 'tech' | 'personCard' | 'wonder' | 'investment';
  readonly id: string | null;
  readonly amount: number;
};

/** A city's production at this moment, without temporary bonuses and rushing (RUL-062). */
export function productionOf(state: State, seat: Seat, city: number): number {
  const cards = ofGovernment(state, seat) + ofTechs(state, seat) + ofPeople(state, seat) + ofWonders(state, seat);
  return cityIcons(state, seat, city, PRODUCTION) + cards + invested(playerOf(state, seat), 'production');
}

function ofGovernment(state: State, seat: Seat): number {
  return GOVERNMENT_PRODUCTION[playerOf(state, seat).government] as number;
}

function ofTechs(state: State, seat: Seat): number {
  const isKnown = knows(playerOf(state, seat), TECH.militaryScience);
  return isKnown ? Math.floor(coinsOf(state, seat) / COINS_PER_PRODUCTION) : 0;
}

/** RUL-383: Susan B. Anthony counts in every action of every city. */
function ofPeople(state: State, seat: Seat): number {
  return hasPerson(state, seat, 'susanBAnthony') ? (PERSON_CARD_AMOUNT[PERSON.susanBAnthony] as number) : 0;
}

/** RUL-383: so does Chichen Itza. */
function ofWonders(state: State, seat: Seat): number {
  return hasWonder(state, seat, 'chichenItza') ? (WONDER_PRODUCTION[WONDER.chichenItza] as number) : 0;
}

/** What that production comes from; what adds nothing is left out. */
export function productionSources(state: State, seat: Seat, city: number): ProductionSource[] {
  const sources: ProductionSource[] = [
    { of: 'icons', id: null, amount: cityIcons(state, seat, city, PRODUCTION) },
    { of: 'government', id: governmentId(playerOf(state, seat).government), amount: ofGovernment(state, seat) },
    { of: 'tech', id: techId(TECH.militaryScience), amount: ofTechs(state, seat) },
    { of: 'personCard', id: personCardId(PERSON.susanBAnthony), amount: ofPeople(state, seat) },
    { of: 'wonder', id: wonderId(WONDER.chichenItza), amount: ofWonders(state, seat) },
    ...INVESTMENT_IDS.map((id, card) => {
      return { of: 'investment', id, amount: investedIn(playerOf(state, seat), card, 'production') } as const;
    }),
  ];
  return sources.filter(({ amount }) => amount > 0);
}

/** What 3 trade add to a city's production (CITY-007, CITY-011). */
export function rushProduction(state: State, seat: Seat): number {
  return RUSH.production + (CIVILIZATION_RUSH[playerOf(state, seat).civilization] ?? 0);
}

/** Temporary bonuses of a city that no action has used yet, added up (CITY-010). */
export function bonusesOf(state: State, seat: Seat, city: number): number {
  let sum = 0;
  for (const bonus of playerOf(state, seat).bonuses) if (bonus.city === city) sum += bonus.amount;
  return sum;
}

/** What all of a city's bonuses and all the player's trade could add to its production now. */
export function additionsOf(state: State, seat: Seat, city: number): number {
  const rushes = Math.floor(playerOf(state, seat).trade / RUSH.trade);
  return bonusesOf(state, seat, city) + rushes * rushProduction(state, seat);
}

/** The most a city could spend now. */
export function mostProduction(state: State, seat: Seat, city: number): number {
  return productionOf(state, seat, city) + additionsOf(state, seat, city);
}

/** The caravan of a city, which its owner may add to a build action (CITY-013, RUL-364). */
export function caravanOf(city: number): Bonus {
  return { city, amount: CARAVAN_PRODUCTION, event: -1, ability: -1, paid: [] };
}

export function isCaravan({ event, ability, paid }: Bonus): boolean {
  return event < 0 && ability < 0 && paid.length === 0;
}

/** The great person card that lowers a cost (RUL-310), or −1 for a bonus of another kind. */
export function personIn({ paid }: Bonus): number {
  const first = paid[0];
  return first?.from === 'person' ? first.face : -1;
}

/** What a bonus comes from, as the answers name it: an event card, a tech, a great person card, a marker. */
export function bonusName(bonus: Bonus): string {
  if (isCaravan(bonus)) return 'caravan';
  if (bonus.event >= 0) return cardId(bonus.event);
  if (bonus.ability >= 0) return techId(ABILITY_TECH[bonus.ability] as number);
  const person = personIn(bonus);
  return person >= 0 ? personCardId(person) : markerId(bonus.paid[0]?.face ?? 0);
}

/** The smallest number of rushes that covers what is missing (RUL-269). */
export function rushesFor(missing: number, each: number): number {
  return missing <= 0 ? 0 : Math.ceil(missing / each);
}

/**
 * The ways to pay `missing` production for these items of one city, with the fewest rushes for the bonuses used. Ways with a
 * bonus that saves no rush are left out: it would be wasted (RUL-064). Of equal bonuses, the earlier ones are used.
 */
export function waysToPay(
  state: State,
  seat: Seat,
  city: number,
  missing: number,
  items: readonly number[],
  most = WAYS_LISTED,
): Way[] {
  if (missing <= 0) return [NOTHING];
  const bonuses = bonusesFor(state, seat, city, items);
  const each = rushProduction(state, seat);
  const affordable = Math.floor(playerOf(state, seat).trade / RUSH.trade);
  const own: number[] = [];
  for (let i = 0; i < bonuses.length; i++) if ((bonuses[i] as Bonus).city === city) own.push(i);
  const ways: Way[] = [];
  for (let set = 0; set < 1 << own.length && ways.length < most; set++) {
    const used = own.filter((_, i) => (set & (1 << i)) !== 0);
    let sum = 0;
    for (const i of used) sum += (bonuses[i] as Bonus).amount;
    const rush = rushesFor(missing - sum, each);
    if (rush > affordable || used.some((i) => isSkipped(bonuses, own, used, i))) continue;
    if (used.some((i) => rushesFor(missing - sum + (bonuses[i] as Bonus).amount, each) === rush)) continue;
    ways.push({ bonuses: used, rush });
  }
  return ways;
}

/** Is there an equal bonus before this one that is not used? */
function isSkipped(bonuses: readonly Bonus[], own: readonly number[], used: readonly number[], i: number): boolean {
  const name = bonusName(bonuses[i] as Bonus);
  return own.some((j) => j < i && !used.includes(j) && bonusName(bonuses[j] as Bonus) === name);
}
