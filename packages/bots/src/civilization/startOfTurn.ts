import { unbuilt } from '@tessera/game-civilization/board/figures.ts';
import { cityDistance } from '@tessera/game-civilization/board/geometry.ts';
import { cityIcons, iconsAt, PRODUCTION } from '@tessera/game-civilization/board/yields.ts';
import {
  ANARCHY,
  GOVERNMENT_IDS,
  type GovernmentId,
  type GreatPersonType,
  governmentId,
  governmentIndex,
  greatPersonIndex,
  INVESTMENT_IDS,
  INVESTMENTS,
  type InvestmentId,
  type InvestmentTier,
  PERSON_CARD_TYPE,
  personCardIndex,
} from '@tessera/game-civilization/data';
import { coinsOf } from '@tessera/game-civilization/rules/coins.ts';
import { isImmuneToAnarchy } from '@tessera/game-civilization/rules/governments.ts';
import { itemIndex } from '@tessera/game-civilization/rules/items.ts';
import { personSites } from '@tessera/game-civilization/rules/personSites.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { playGain } from './cards.ts';
import { itemWorth } from './items.ts';
import { iconsWorth, isSite, outskirtsWorth, personIcons, squareWorth } from './squares.ts';
import { bestOf, optionsFor, type Table } from './table.ts';
import { governmentWorth } from './techs.ts';

type Act = AnswerTo<'startOfTurn'>;

/** Founding comes first, then free actions; the part ends when nothing is worth doing. */
export function chooseStartOfTurn(table: Table, ask: AskFor<'startOfTurn'>): Act {
  return bestOf(table.generator, optionsFor(table, ask), (act) => actWorth(table, ask, act));
}

function actWorth(table: Table, ask: AskFor<'startOfTurn'>, act: Act): number {
  switch (act.do) {
    case 'end':
      return 0;
    case 'found':
      return foundingWorth(table, act.square) - (act.figure === 'army' ? 1 : 0);
    case 'government':
      return changeWorth(table, act.government);
    case 'person':
      return personGain(table, act.person);
    case 'invest':
      return coinsOf(table.state, table.seat) >= COINS_KEPT ? -1 : investmentWorth(table, act.card);
    case 'relic':
    case 'marker':
      return REWARD;
    case 'freeItem':
      return freeWorth(table, itemIndex(act.item));
    case 'wonder':
      if ('item' in act) return freeWorth(table, itemIndex(act.item));
      if (!('figure' in act)) return 20 + Number('deck' in act && act.deck === 'III');
      return act.figure === null ? 20 : 10 + Number(act.figure === 'scout' && unbuilt(table.player.scouts) === 2);
    case 'consent':
      return -1;
    default:
      return playGain(table, ask, act);
  }
}

/** A reward costs nothing; a tech or investments may help with all that follows. */
const REWARD = 40;
/** What an item is worth in the city where it is worth most. */
export function freeWorth(table: Table, item: number): number {
  let best = -1;
  for (let city = 0; city < table.player.cities.length; city++) {
    if ((table.player.cities[city] as number) >= 0) best = Math.max(best, itemWorth(table, city, item));
  }
  return best;
}

/** Coins that are close to a victory are kept. */
const COINS_KEPT = 9;
/** What a line of a card is worth, in all cities or battles to come; a tech at once. */
const LINE_WORTH = { production: 5, combat: 1, cultureHand: 1, cultureDiscount: 3, techs: 12 } as const;

/** An investment is worth what its next line adds, divided among the markers it still takes. */
export function investmentWorth({ player }: Table, id: InvestmentId): number {
  const card = INVESTMENT_IDS.indexOf(id);
  const markers = player.investments[card] ?? 0;
  const tiers: readonly InvestmentTier[] = INVESTMENTS[card]?.tiers ?? [];
  const next = tiers.find((tier) => tier.markers > markers);
  if (next === undefined) return -1;
  const now = tiers[tiers.indexOf(next) - 1];
  let worth = next.techs * LINE_WORTH.techs;
  for (const gain of ['production', 'combat', 'cultureHand', 'cultureDiscount'] as const) {
    worth += (next[gain] - (now?.[gain] ?? 0)) * LINE_WORTH[gain];
  }
  return worth / (next.markers - markers);
}

/** A better place must be near, and much better, to be worth another turn without the city. */
const NEAR = 3;
const WAITING = 0.72;
const LATEST_WAIT = 5;

function foundingWorth(table: Table, square: number): number {
  const here = outskirtsWorth(table, square);
  if (table.state.turn <= LATEST_WAIT) {
    for (let other = 0; other < table.state.ground.length; other++) {
      if (cityDistance(table.map, square, other) > NEAR || !isSite(table, other)) continue;
      if (outskirtsWorth(table, other) * WAITING > here) return -1;
    }
  }
  return 50 + here;
}

/** The minimum that Anarchy must lead to, for the turn that it costs the capital. */
const WORTH_ANARCHY = 3;
const LATEST_ANARCHY = 9;

function changeWorth(table: Table, government: GovernmentId): number {
  const { player, state } = table;
  const now = governmentWorth(table, governmentId(player.government));
  if (governmentIndex(government) !== ANARCHY) {
    const gain = governmentWorth(table, government) - now;
    return player.government === ANARCHY ? 40 + gain : gain - 0.2;
  }
  // Who is immune reaches every government directly (GEN-014).
  if (state.turn > LATEST_ANARCHY || isImmuneToAnarchy(state, table.seat)) return -1;
  let best = now;
  for (let other = 0; other < GOVERNMENT_IDS.length; other++) {
    if ((player.governments & (1 << other)) !== 0) best = Math.max(best, governmentWorth(table, governmentId(other)));
  }
  return best - now - WORTH_ANARCHY;
}

export function adoptGovernment(table: Table, ask: AskFor<'adoptGovernment'>): AnswerTo<'adoptGovernment'> {
  const now = governmentWorth(table, governmentId(table.player.government));
  return bestOf(table.generator, optionsFor(table, ask), ({ government }) =>
    government === null ? now + 0.2 : governmentWorth(table, government),
  );
}

/** RUL-332: the best of those left. */
export function leaveGovernment(table: Table, ask: AskFor<'leaveGovernment'>): AnswerTo<'leaveGovernment'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ government }) => governmentWorth(table, government));
}

/**
 * What placing a person from reserve gains each turn, at the best square; an exchange for another one must be a real
 * gain.
 */
function personGain(table: Table, person: GreatPersonType): number {
  const { aims, state, seat } = table;
  const icons = iconsWorth(aims, personIcons(greatPersonIndex(person)));
  let best = Number.NEGATIVE_INFINITY;
  for (const square of personSites(state, seat)) best = Math.max(best, icons - squareWorth(aims, state, square));
  return best - 0.1;
}

/** Where the icons gain most over what they cover; a person stays in reserve only where they would do harm. */
export function placePerson(table: Table, ask: AskFor<'placePerson'>): AnswerTo<'placePerson'> {
  const { aims, state, generator } = table;
  const icons = iconsWorth(aims, personIcons(greatPersonIndex(ask.person)));
  return bestOf(generator, optionsFor(table, ask), (answer) =>
    'reserve' in answer ? 0 : icons - squareWorth(aims, state, answer.square),
  );
}

/** The usual city, which is named first, unless there is production for one that makes more of it. */
export function assignScout(table: Table, ask: AskFor<'assignScout'>): AnswerTo<'assignScout'> {
  const { state, seat, player, generator } = table;
  const options = optionsFor(table, ask);
  if (iconsAt(state, ask.square, PRODUCTION) === 0) return options[0] as AnswerTo<'assignScout'>;
  return bestOf(generator, options, ({ city }) => cityIcons(state, seat, player.cities.indexOf(city), PRODUCTION));
}

/** It can move on in this very turn, so any square will do. */
export function displaceFigure(table: Table, ask: AskFor<'displaceFigure'>): AnswerTo<'displaceFigure'> {
  return bestOf(table.generator, optionsFor(table, ask), () => 0);
}

/** The card whose marker has the better icons. */
export function keepPerson(table: Table, ask: AskFor<'keepPerson'>): AnswerTo<'keepPerson'> {
  return bestOf(table.generator, optionsFor(table, ask), (answer) => {
    const type = 'card' in answer ? PERSON_CARD_TYPE[personCardIndex(answer.card)] : greatPersonIndex(answer.person);
    return iconsWorth(table.aims, personIcons(type as number));
  });
}

/** Over the square that loses least, towards the outskirts that give most. */
export function growCapital(table: Table, ask: AskFor<'growCapital'>): AnswerTo<'growCapital'> {
  const { aims, state } = table;
  return bestOf(table.generator, optionsFor(table, ask), ({ square }) => {
    return outskirtsWorth(table, square) - squareWorth(aims, state, square);
  });
}
