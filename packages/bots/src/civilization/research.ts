import {
  RESEARCH_MARKS,
  TECH_IDS,
  TECH_LEVEL,
  TRACK_CULTURE,
  TRACK_END,
  TRACK_TRADE,
} from '@tessera/game-civilization/data';
import { hasSpace, TOP_LEVEL } from '@tessera/game-civilization/rules/pyramid.ts';
import { tradeNeeded } from '@tessera/game-civilization/rules/research.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { bestOf, optionsFor, type Table } from './table.ts';
import { techWorth } from './techs.ts';

/** The highest level that could be researched with this much trade, 0 for none. */
function levelFor({ state, seat, player }: Table, trade: number): number {
  for (let level = TOP_LEVEL; level > 0; level--) {
    if (hasSpace(player, level) && trade >= tradeNeeded(state, seat, level)) return level;
  }
  return 0;
}

/** A level lost for this turn. */
const LEVEL = { any: 3, technology: 5 } as const;

/** What spending trade before the Research Phase costs: the trade, and the level that is then out of reach. */
export function tradeCost(table: Table, amount: number): number {
  if (amount === 0) return 0;
  const { aims, player } = table;
  const lost = levelFor(table, player.trade) - levelFor(table, player.trade - amount);
  const research = lost * (LEVEL.any + LEVEL.technology * aims.shares.technology);
  // Trade beyond the mark is lost in the Research Phase anyway.
  const worth = lost === 0 && levelFor(table, player.trade) > 0 ? 0.4 : 1;
  return amount * aims.trade * worth + research;
}

/** What it costs to discard Nikola Tesla: a tech must be worth that much more than those that need no help. */
const TESLA = 3;

/** The best tech of the level that pays best, or nothing where trade is better kept. */
export function chooseResearch(table: Table, ask: AskFor<'research'>): AnswerTo<'research'> {
  const { generator } = table;
  const options = optionsFor(table, ask);
  const best = bestOf(generator, options, (option) =>
    option.tech === null
      ? Number.NEGATIVE_INFINITY
      : techChoiceWorth(table, TECH_IDS.indexOf(option.tech)) - ('row' in option ? TESLA : 0),
  );
  if (best.tech === null) return best;
  const level = TECH_LEVEL[TECH_IDS.indexOf(best.tech)] as number;
  // A tech of the top level wins the game.
  return level < TOP_LEVEL && isBetterKept(table, level) ? { tech: null } : best;
}

function techChoiceWorth(table: Table, tech: number): number {
  return techWorth(table, tech) + (TECH_LEVEL[tech] as number) * 3;
}

/**
 * Is it better to keep the trade this turn? Either the culture track will need it, or the next turn then brings a level
 * that makes up for this one.
 */
function isBetterKept(table: Table, level: number): boolean {
  const { aims, player, state, seat } = table;
  const { income, coins } = aims.own;
  if (aims.main === 'culture' && aims.shares.culture > 0.5 && needsTradeForTrack(table)) return true;
  const now = mark(level);
  const later = levelFor(table, player.trade + income);
  if (later <= level) return false;
  // Now and again next turn, or only next turn but higher.
  const again = levelFor(table, coins + income);
  const wasted = player.trade - tradeNeeded(state, seat, level);
  return mark(later) > now + mark(again) && wasted > 0;
}

function mark(level: number): number {
  return level === 0 ? 0 : (RESEARCH_MARKS[level - 1] as number);
}

/** Would next turn's steps on the culture track lack trade if all of it went into research? */
function needsTradeForTrack({ aims, player }: Table): boolean {
  const { income, coins, devotion } = aims.own;
  let culture = player.culture + devotion;
  let trade = Math.min(coins, player.trade) + income;
  for (let space = player.track + 1; space <= TRACK_END; space++) {
    culture -= TRACK_CULTURE[space] as number;
    trade -= TRACK_TRADE[space] as number;
    if (culture < 0) return false;
    if (trade < 0) return true;
  }
  return true;
}
