import type { Seat } from '@tessera/kernel';
import { CAPITAL } from '../board/cities.ts';
import {
  ABILITY_PHASE,
  ABILITY_PRICE,
  ABILITY_RESOURCE,
  ABILITY_TECH,
  ANARCHY,
  ANY_RESOURCE,
  governmentId,
  governmentIds,
  governmentIndex,
  resourceId,
  TECH_COIN_TOKENS,
  techId,
  WONDER_AGE,
} from '../data/faces.ts';
import { CARD_PHASES, type CardPhase } from '../data/sets.ts';
import { type ItemObstacle, itemObstacle } from '../rules/buildable.ts';
import { isImmuneToAnarchy, lentGovernments, unlockedGovernments } from '../rules/governments.ts';
import { costOf, ITEMS, isUnitItem, isWonderItem, itemId, wonderOfItem } from '../rules/items.ts';
import { playerOf, type State } from '../state.ts';
import type { ChangeFact } from './facts.ts';

/** Obstacles that a tech removes. */
const LOCKS: readonly (ItemObstacle | null)[] = ['UNIT-003', 'BLD-001', 'BLD-011'];

/** What a player can newly make, adopt and use, and what becomes cheaper or dearer (TECH-001). */
export function unlocks(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  const was = playerOf(before, seat);
  const is = playerOf(after, seat);
  addGovernments(before, after, seat, facts);
  if (was.techs.length === is.techs.length) return;
  for (let item = 0; item < ITEMS; item++) addItem(before, after, seat, item, facts);
  for (const tech of is.techs) if (!was.techs.includes(tech)) addAbilities(seat, tech, facts);
}

/** What may be adopted then, or no more, and a government that falls with the Pyramids (GOV-003, GOV-012, RUL-378). */
function addGovernments(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  const was = unlockedGovernments(before, seat);
  const is = unlockedGovernments(after, seat);
  for (const government of governmentIds(is & ~was)) {
    const isLent = (lentGovernments(after, seat) & (1 << governmentIndex(government))) !== 0;
    facts.push({ fact: 'government', seat, government, rules: [isLent ? 'RUL-378' : 'GOV-003'] });
  }
  const locked = governmentIds(was & ~is);
  if (locked.length > 0) facts.push({ fact: 'governmentsLocked', seat, governments: locked, rules: ['RUL-377'] });
  const gained = isImmuneToAnarchy(after, seat);
  if (gained !== isImmuneToAnarchy(before, seat)) facts.push({ fact: 'immunity', seat, gained, rules: ['GEN-013'] });
  const { government } = playerOf(before, seat);
  if ((was & ~is & (1 << government)) === 0) return;
  const next = playerOf(after, seat).government;
  const rules = [next === ANARCHY ? 'GOV-012' : 'RUL-332'];
  const names = { government: governmentId(government), next: next === government ? null : governmentId(next) };
  facts.push({ fact: 'governmentLost', seat, ...names, rules });
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
