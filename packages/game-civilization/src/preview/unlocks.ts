import type { Seat } from '@tessera/kernel';
import { CAPITAL } from '../board/cities.ts';
import {
  ABILITY_PHASE,
  ABILITY_PRICE,
  ABILITY_RESOURCE,
  ABILITY_TECH,
  ANY_RESOURCE,
  governmentId,
  resourceId,
  TECH_COIN_TOKENS,
  techId,
  WONDER_AGE,
} from '../data/faces.ts';
import { CARD_PHASES, type CardPhase } from '../data/sets.ts';
import { type ItemObstacle, itemObstacle } from '../rules/buildable.ts';
import { costOf, ITEMS, isUnitItem, isWonderItem, itemId, wonderOfItem } from '../rules/items.ts';
import { playerOf, type State } from '../state.ts';
import type { ChangeFact } from './facts.ts';

/** Obstacles that a tech removes. */
const LOCKS: readonly (ItemObstacle | null)[] = ['UNIT-003', 'BLD-001', 'BLD-011'];

/** What a player can newly make, adopt and use, and what becomes cheaper or dearer (TECH-001). */
export function unlocks(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  const was = playerOf(before, seat);
  const is = playerOf(after, seat);
  if (was.techs.length === is.techs.length) return;
  for (let item = 0; item < ITEMS; item++) addItem(before, after, seat, item, facts);
  const governments = is.governments & ~was.governments;
  for (let government = 0; governments >> government !== 0; government++) {
    if (((governments >> government) & 1) === 0) continue;
    facts.push({ fact: 'government', seat, government: governmentId(government), rules: ['GOV-003'] });
  }
  for (const tech of is.techs) if (!was.techs.includes(tech)) addAbilities(seat, tech, facts);
}

function addItem(before: State, after: State, seat: Seat, index: number, facts: ChangeFact[]): void {
  const item = itemId(index);
  const was = itemObstacle(before, seat, CAPITAL, index, null);
  const is = itemObstacle(after, seat, CAPITAL, index, null);
  const rule = was !== is && LOCKS.includes(was) ? was : null;
  if (rule !== null) facts.push({ fact: 'unlocked', seat, item, rules: [rule] });
  if (is === 'BLD-018' && was !== is) {
    facts.push({ fact: 'outdated', seat, item, rules: ['BLD-018'] });
    return;
  }
  if (isWonderItem(index) && !isToBeHad(after, wonderOfItem(index))) return;
  const price = { before: costOf(playerOf(before, seat), index), after: costOf(playerOf(after, seat), index) };
  if (price.before === price.after) return;
  facts.push({ fact: 'cost', seat, item, ...price, rules: [isUnitItem(index) ? 'UNIT-002' : 'WON-002'] });
}

/**
 * Could the wonder be in the market, now or later? Nobody knows the order of the deck (RUL-009), nor which wonders of an age
 * were left out of it (RUL-388).
 */
function isToBeHad({ wonderMarket, wonderDeck, box }: State, wonder: number): boolean {
  if (wonderMarket.includes(wonder)) return true;
  if (!wonderDeck.includes(wonder) && !box.unseenWonders.includes(wonder)) return false;
  return wonderDeck.some((other) => WONDER_AGE[other] === WONDER_AGE[wonder]);
}

function addAbilities(seat: Seat, index: number, facts: ChangeFact[]): void {
  const tech = techId(index);
  for (let ability = 0; ability < ABILITY_TECH.length; ability++) {
    if (ABILITY_TECH[ability] !== index) continue;
    const price = ABILITY_RESOURCE[ability] as number;
    facts.push({
      fact: 'ability',
      seat,
      tech,
      phase: CARD_PHASES[ABILITY_PHASE[ability] as number] as CardPhase,
      resource: price === ANY_RESOURCE ? 'any' : resourceId(price),
      amount: ABILITY_PRICE[ability] as number,
      rules: ['TECH-005'],
    });
  }
  const most = TECH_COIN_TOKENS[index] as number;
  if (most > 0) facts.push({ fact: 'coinTokens', seat, tech, most, rules: ['TECH-014'] });
}
