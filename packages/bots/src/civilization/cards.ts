import type { Ask, State } from '@tessera/game-civilization';
import { CAPITAL } from '@tessera/game-civilization/board/cities.ts';
import { armiesAt } from '@tessera/game-civilization/board/figures.ts';
import { cityDistance } from '@tessera/game-civilization/board/geometry.ts';
import {
  AIRCRAFT,
  CULTURE_DECKS,
  eventFace,
  TECH_LEVEL,
  techIndex,
  UNIT_RANKS,
  unitTypeIndex,
} from '@tessera/game-civilization/data';
import { TOP_LEVEL } from '@tessera/game-civilization/rules/pyramid.ts';
import { researchable } from '@tessera/game-civilization/rules/research.ts';
import { placeInOrder } from '@tessera/game-civilization/rules/turnOrder.ts';
import { COIN_IDS, coinChosen } from '@tessera/game-civilization/state/coinChoice.ts';
import type { MenuPlay } from '@tessera/game-civilization/state/questions/menuPlay.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { allInProgress, type Seat } from '@tessera/kernel';
import { bonusAmount, bonusCity } from './bonuses.ts';
import { abilityEffect, effectOf } from './effects.ts';
import { chooseByOutcome, playOutcome } from './outlook.ts';
import type { Player } from './player.ts';
import { positionWorth } from './position.ts';
import { useCost, useWorth } from './resources.ts';
import { bestOf, optionsFor, type Table } from './table.ts';
import { threatTo } from './threats.ts';

/** Playing an event or using an ability, as the menus offer it. */
type Play = MenuPlay;

/** What an event is worth in hand: for less gain than that, it is kept for a better moment. */
const KEEPING = 1.5;
/** One more action with every city. */
const EXTRA_ACTIONS = 30;
/** A great person card that lies face up works, and one that is used gives something. */
const FACE_UP = 0.5;
/** An event not yet seen, in the worth of those in hand. */
const DRAWN = 2.5;
const NEVER = -1;

/** What playing an event or using an ability now would gain; negative if it would do harm. */
export function playGain(table: Table, ask: Ask, play: Play): number {
  if (play.do === 'greatPerson') return FACE_UP + playOutcome(table, ask, play) - positionWorth(table, table.state);
  if (play.do === 'event') return playOutcome(table, ask, play) - positionWorth(table, table.state) - KEEPING;
  const tech = techIndex(play.tech);
  switch (abilityEffect(play.tech, table.state.phase)?.does) {
    // Its effects are simulated; others are valued by what they give, or left alone.
    case 'obsolete':
    case 'discardCoins':
    case 'reshape': {
      const gain = playOutcome(table, ask, play) - positionWorth(table, table.state);
      return gain - useCost(table, tech) - KEEPING;
    }
    case 'addActions':
      return EXTRA_ACTIONS;
    case 'destroyCity':
      return strikeGain(table, ask, play);
    case 'gainTrade':
    case 'gainCulture':
    case 'gainPerson':
    case 'gainCoin':
      return useWorth(table, tech) - useCost(table, tech);
    default:
      return NEVER;
  }
}

/** Destroys a city of the most dangerous player. */
function strikeGain(table: Table, ask: Ask, play: Play): number {
  return playOutcome(table, ask, play) - positionWorth(table, table.state) - 5;
}

export function chooseValue(table: Table, ask: AskFor<'choose'>): AnswerTo<'choose'> {
  const { aims, generator } = table;
  const amount = bonusAmount(table, ask.card);
  if (amount > 0) {
    const best = bonusCity(table, amount).center;
    return bestOf(generator, optionsFor(table, ask), ({ value }) => Number(value === best));
  }
  if (ask.of === 'unit') return bestOf(generator, optionsFor(table, ask), ({ value }) => unitWorth(table, value));
  // The player furthest from winning may have the trade.
  if (effectOf(ask.card, table.state.phase)?.does === 'gainTrade')
    return bestOf(generator, optionsFor(table, ask), ({ value }) => -(aims.danger[value as number] as number));
  // A place in a high row is worth most.
  if (ask.of === 'row') return bestOf(generator, optionsFor(table, ask), ({ value }) => Number(value));
  return chooseByOutcome(table, ask);
}

/** The types of highest rank are the strongest; aircraft are stronger than any. */
function unitWorth({ player }: Table, value: string | number): number {
  const type = unitTypeIndex(value);
  if (type < 0) return -1;
  return type === AIRCRAFT ? UNIT_RANKS + 1 : (player.ranks[type] as number);
}

/** Worth in hand, for discarding: cards that cancel and cards that pay are kept longest. */
function eventWorth(card: string): number {
  const face = eventFace(card);
  switch (face?.effect?.does) {
    case 'pay':
    case 'cancel':
      return 2 + CULTURE_DECKS.indexOf(face.deck);
    case 'exchange':
      return 1 + 2 * face.effect.level;
    case 'produce':
      return Math.floor(face.effect.production * 0.75);
    case 'revolt':
      return 4;
    case 'discardCoins':
      return 3;
    case 'recruit':
      return 1 + face.effect.units;
    case 'destroy':
      return face.effect.buildings > 1 ? 5 : 2;
    default:
      return 2;
  }
}

export function discardEvent(table: Table, ask: AskFor<'discardEvent'>): AnswerTo<'discardEvent'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ event }) => -eventWorth(event));
}

export function keepEvent(table: Table, ask: AskFor<'keepEvent'>): AnswerTo<'keepEvent'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ event }) => eventWorth(event));
}

/** Only events worth less than what may be drawn for them are discarded. */
export function refillHand(table: Table, ask: AskFor<'refillHand'>): AnswerTo<'refillHand'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ event }) => -(event === null ? DRAWN : eventWorth(event)));
}

/** Cancels another player's declaration if it targets the bot's own things, or wins the game for a leader. */
export function respond(table: Table, ask: AskFor<'respond'>): AnswerTo<'respond'> {
  const options = optionsFor(table, ask);
  const pass: AnswerTo<'respond'> = { do: 'pass' };
  if (ask.by === table.seat) return pass;
  const isHarmful = ask.to === 'cityAction' ? isDangerousAction(table, ask) : isAgainst(table, ask);
  return isHarmful ? (options.find((option) => option.do !== 'pass') ?? pass) : pass;
}

/** A city action is worth a spy only if it greatly helps a player who is close to winning. */
function isDangerousAction({ aims, state }: Table, { by, card, chosen }: AskFor<'respond'>): boolean {
  if ((aims.danger[by] as number) < 1 || aims.horizon > 3) return false;
  const { track } = state.players[by] as Player;
  return card === 'devote' ? track >= 17 : chosen.length > 0 && card === 'produce' && track < 17;
}

function isAgainst({ player, seat, map, state }: Table, { card, chosen, by }: AskFor<'respond'>): boolean {
  const does = effectOf(card, state.phase)?.does;
  // The player chosen for these gains by it.
  if (does === 'exchange' || does === 'gainTrade') return false;
  for (const one of chosen) {
    if (typeof one !== 'number') {
      if (coinChosen(COIN_IDS.indexOf(one))?.owner === seat) return true;
      continue;
    }
    if (does === 'revolt') {
      if (one === seat) return true;
      continue;
    }
    for (const city of player.cities) if (city >= 0 && cityDistance(map, city, one) <= 1) return true;
    if (armiesAt(player, one) > 0 || player.scouts.includes(one)) return true;
  }
  // Cancelling the bot's own play is always against it.
  return chosen.length === 0 && by !== seat && allInProgress(state, 'declaration').some((frame) => frame.by === seat);
}

/** Only armies that come near the bot's cities are worth a card during another player's part. */
const NEAR = 3;
/** The worth of stopping an attack on the capital that would surely succeed. */
const RESCUE = 12;

export function interrupt(table: Table, ask: AskFor<'interrupt'>): AnswerTo<'interrupt'> {
  const { state, player, map, seat } = table;
  const pass: AnswerTo<'interrupt'> = { do: 'pass' };
  if (ask.mover === seat || ask.square < 0) return pass;
  if (armiesAt(state.players[ask.mover] as Player, ask.square) === 0) return pass;
  const isNear = player.cities.some((city) => city >= 0 && cityDistance(map, city, ask.square) <= NEAR);
  if (!isNear) return pass;
  return bestOf(table.generator, optionsFor(table, ask), (option) => {
    if (option.do === 'pass') return 0;
    return option.do === 'ability' ? NEVER : playGain(table, ask, option) + RESCUE * threatTo(table, CAPITAL);
  });
}

/** Before research: the card that gains most, if any does (RUL-338). */
export function beforeResearch(table: Table, ask: AskFor<'beforeResearch'>): AnswerTo<'beforeResearch'> {
  return bestOf(table.generator, optionsFor(table, ask), (option) =>
    option.do === 'pass' ? 0 : playGain(table, ask, option),
  );
}

/** Khalid ibn al-Walid: to move before all others when last, and to research the tech that wins before others could (RUL-337). */
export function beforePhase(table: Table, ask: AskFor<'beforePhase'>): AnswerTo<'beforePhase'> {
  const { state, seat } = table;
  const isLast = placeInOrder(state, seat) === state.players.length - 1;
  const isWorthIt = ask.phase === 'research' ? couldWin(state, seat) : ask.phase === 'movement' && isLast;
  const [pass, use] = optionsFor(table, ask);
  return isWorthIt && use !== undefined ? use : (pass as AnswerTo<'beforePhase'>);
}

function couldWin(state: State, seat: Seat): boolean {
  return researchable(state, seat).some((tech) => TECH_LEVEL[tech] === TOP_LEVEL);
}
