import { ask, call, draw, type Procedure, type Seat, shuffle, tell } from '@tessera/kernel';
import { CAPITAL } from '../board/cities.ts';
import { wonderPiece } from '../board/pieces.ts';
import { cityIcons, TRADE } from '../board/yields.ts';
import { CIVILIZATION_INFANTRY } from '../data/amounts.ts';
import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import {
  AIRCRAFT,
  CIVILIZATION_GOVERNMENT,
  CIVILIZATION_TECH,
  civilizationId,
  civilizationIndex,
  FIRST_NEUTRAL_TILE,
  INFANTRY,
  WONDER_AGE,
  wonderId,
} from '../data/faces.ts';
import type { Figure } from '../data/figures.ts';
import { TRADE_DIAL } from '../data/market.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { AGES } from '../data/sets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { WONDERS_OF_AGE } from '../data/wonders.ts';
import { plays } from '../rules/knowledge.ts';
import { hasPersonDeck } from '../rules/people.ts';
import { seatInOrder } from '../rules/turnOrder.ts';
import { civilizationsFor } from '../setup.ts';
import { gainingPerson } from '../state/frames/gainPerson.ts';
import type { SetUp } from '../state/frames/setUp.ts';
import { answerTo } from '../state/questions.ts';
import { type Player, playerOf, type State, type StepContext } from '../state.ts';
import { takeCivilization } from '../verbs/takeCivilization.ts';
import { takeFromMarket } from '../verbs/takeFromMarket.ts';
import { gainUnit } from '../verbs/units.ts';
import { learn } from './learnTech.ts';

const SHEETS = 2;

export const setUp: Procedure<StepContext, SetUp> = {
  deal(context, frame) {
    const { state } = context;
    shuffleDecks(context);
    state.first = draw(context, 'dice', 'first player', state.players.length);
    tell(context, { kind: 'firstPlayer', seat: state.first });
    if (state.options.civilizations === 'random') dealCivilizations(context, frame);
    return 'choose';
  },

  // SET-002, VAR-008: in turn order, from the sheets that are left or from one's own two.
  choose({ state }, frame) {
    if (frame.player === state.players.length) return 'lay';
    const seat = seatInOrder(state, frame.player);
    if (playerOf(state, seat).civilization >= 0) return 'lay';
    ask(state, { kind: 'chooseCivilization', seat, from: sheetsFor(state, frame, seat).map(civilizationId) });
    return 'chosen';
  },

  chosen(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.player);
    const { civilization } = answerTo(context, 'chooseCivilization');
    // The other sheet leaves the game (SET-003).
    state.box.civilizations.push(...returnedSheets(frame, seat));
    takeCivilization(state, seat, civilizationIndex(civilization));
    tell(context, { kind: 'civilizationChosen', seat, civilization });
    frame.player++;
    return 'choose';
  },

  // What depends on the civilizations: the home tiles are laid; now come the wonders, the other tiles and the first units.
  lay(context, frame) {
    const { state } = context;
    requireInvestments(state);
    layNeutralTiles(context);
    fillWonderMarket(context);
    for (let place = 0; place < state.players.length; place++) {
      for (let type = 0; type < AIRCRAFT; type++) gainUnit(context, seatInOrder(state, place), type);
    }
    frame.player = 0;
    return 'capital';
  },

  capital({ state }, frame) {
    if (frame.player === state.players.length) return 'person';
    ask(state, { kind: 'placeCapital', seat: seatInOrder(state, frame.player) });
    return 'capitalPlaced';
  },

  capitalPlaced(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.player);
    const { square } = answerTo(context, 'placeCapital');
    playerOf(state, seat).cities[CAPITAL] = square;
    tell(context, { kind: 'capitalPlaced', seat, square });
    return plays(playerOf(state, seat), 'india') ? 'metropolis' : 'bonus';
  },

  // CIV-012, RUL-359: India's capital covers two of the middle squares from the beginning.
  metropolis({ state }, frame) {
    ask(state, { kind: 'growCapital', seat: seatInOrder(state, frame.player) });
    return 'metropolisPlaced';
  },

  metropolisPlaced(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.player);
    const player = playerOf(state, seat);
    const { square } = answerTo(context, 'growCapital');
    player.secondCenter = square;
    tell(context, { kind: 'capitalGrown', seat, city: player.cities[CAPITAL] as number, square });
    return 'bonus';
  },

  // PSET-002. The bonuses of Rome and Russia are their government and white army; America's comes last (CIV-001).
  bonus(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.player);
    const player = playerOf(state, seat);
    frame.pick = 0;
    if (plays(player, 'china')) player.walls |= 1 << CAPITAL;
    if (plays(player, 'arabia')) takeStartingResources(context, seat);
    const infantry = CIVILIZATION_INFANTRY[player.civilization] as number;
    for (let unit = 0; unit < infantry; unit++) gainUnit(context, seat, INFANTRY);
    const wonder = player.wonders[0];
    if (wonder === undefined) return 'figure';
    ask(state, { kind: 'placeStartingWonder', seat, wonder: wonderId(wonder) });
    return 'wonderPlaced';
  },

  wonderPlaced(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.player);
    const { square } = answerTo(context, 'placeStartingWonder');
    const wonder = playerOf(state, seat).wonders[0] as number;
    state.pieces[square] = wonderPiece(wonder);
    tell(context, { kind: 'startingWonderPlaced', seat, wonder: wonderId(wonder), square });
    return 'figure';
  },

  figure({ state }, frame) {
    const seat = seatInOrder(state, frame.player);
    const figure = startingFigures(playerOf(state, seat))[frame.pick];
    if (figure === undefined) return 'tech';
    ask(state, { kind: 'placeStartingFigure', seat, figure });
    return 'figurePlaced';
  },

  figurePlaced(context, frame) {
    const seat = seatInOrder(context.state, frame.player);
    const player = playerOf(context.state, seat);
    const figure = startingFigures(player)[frame.pick] as Figure;
    const { square } = answerTo(context, 'placeStartingFigure');
    const figures = figure === 'army' ? player.armies : player.scouts;
    figures[figures.indexOf(-1)] = square;
    tell(context, { kind: 'startingFigurePlaced', seat, figure, square });
    frame.pick++;
    return 'figure';
  },

  // PSET-005, CIV-016: the starting tech gives all its effects at once, but no reward to Germany (RUL-031).
  tech({ state }, frame) {
    const seat = seatInOrder(state, frame.player);
    learn(state, seat, CIVILIZATION_TECH[playerOf(state, seat).civilization] as number, 'setUp');
    return 'dials';
  },

  // PSET-007, PSET-008, RUL-030.
  dials(context, frame) {
    const { state } = context;
    const seat = seatInOrder(state, frame.player);
    const player = playerOf(state, seat);
    player.government = CIVILIZATION_GOVERNMENT[player.civilization] as number;
    player.governments |= 1 << player.government;
    player.newGovernments = 0;
    player.trade = Math.min(TRADE_DIAL.max, cityIcons(state, seat, CAPITAL, TRADE));
    tell(context, { kind: 'playerReady', seat, trade: player.trade });
    frame.player++;
    return 'capital';
  },

  // CIV-001, RUL-029: the last thing of all.
  person({ state }) {
    for (let seat = 0; seat < state.players.length; seat++) {
      if (plays(playerOf(state, seat), 'america')) call(state, gainingPerson(seat, true));
    }
    return null;
  },
};

/** CIV-009: one token of each market resource. */
function takeStartingResources(context: StepContext, seat: Seat): void {
  for (let resource = 0; resource < MARKET_RESOURCES.length; resource++) takeFromMarket(context, seat, resource);
}

/** Which figures a player starts with (PSET-003), the white one last (CIV-007, CIV-013). */
function startingFigures(player: Player): readonly Figure[] {
  if (plays(player, 'russia')) return ['army', 'scout', 'army'];
  return plays(player, 'spain') ? ['army', 'scout', 'scout'] : ['army', 'scout'];
}

/** SET-007, SET-017, SET-022, SET-023. */
function shuffleDecks(context: StepContext): void {
  const { state } = context;
  for (const [type, name] of UNIT_TYPES.entries())
    shuffle(context, 'decks', `${name} units`, pile(state.unitDecks, type));
  for (const [deck, name] of CULTURE_DECKS.entries()) {
    shuffle(context, 'decks', `culture events ${name}`, pile(state.eventDecks, deck));
  }
  // With the great person deck the markers lie face up, sorted by type.
  if (hasPersonDeck(state)) shuffle(context, 'decks', 'great person cards', state.personDeck);
  else shuffle(context, 'decks', 'great people', state.persons);
  shuffle(context, 'decks', 'huts', state.huts);
  shuffle(context, 'decks', 'villages', state.villages);
}

/** SET-001: one random sheet each; VAR-007: two, face up, of which one is chosen. */
function dealCivilizations(context: StepContext, frame: SetUp): void {
  const { state } = context;
  const sheets = civilizationsFor(state.options);
  shuffle(context, 'dice', 'civilizations', sheets);
  if (state.options.advancedSetup) {
    frame.sheets = sheets.slice(0, SHEETS * state.players.length);
    state.box.civilizations = state.box.civilizations.filter((civ) => !frame.sheets.includes(civ));
  } else {
    for (let seat = 0; seat < state.players.length; seat++) takeCivilization(state, seat, sheets[seat] as number);
  }
  if (context.told === null) return;
  const each = state.options.advancedSetup ? SHEETS : 1;
  const dealt = state.players.map((_, seat) => sheets.slice(seat * each, (seat + 1) * each).map(civilizationId));
  tell(context, { kind: 'civilizationsDealt', dealt });
}

/** The sheets from which a seat chooses now. */
function sheetsFor(state: State, frame: SetUp, seat: Seat): number[] {
  if (state.options.advancedSetup) return frame.sheets.slice(seat * SHEETS, (seat + 1) * SHEETS);
  const left = state.box.civilizations;
  return civilizationsFor(state.options).filter((civ) => left.includes(civ));
}

/** Takes back the sheets dealt to a seat, if any were. */
function returnedSheets(frame: SetUp, seat: Seat): number[] {
  const sheets = frame.sheets.slice(seat * SHEETS, (seat + 1) * SHEETS);
  for (let i = 0; i < sheets.length; i++) frame.sheets[seat * SHEETS + i] = -1;
  return sheets;
}

/** The game ends before everyone has chosen. */
export function returnSheets(state: State, { sheets }: SetUp): void {
  state.box.civilizations.push(...sheets.filter((sheet) => sheet >= 0));
}

/** SET-028, RUL-024: Arabia plays with investments. Copies of the state share the options, so they are replaced. */
function requireInvestments(state: State): void {
  if (state.options.investments || !state.players.some((player) => plays(player, 'arabia'))) return;
  state.options = { ...state.options, investments: true };
}

/** SET-021; tiles that are not needed stay in the box unseen (MAP-016). */
function layNeutralTiles(context: StepContext): void {
  const { state } = context;
  const { box } = state;
  const neutral = box.tiles.filter((tile) => tile >= FIRST_NEUTRAL_TILE);
  shuffle(context, 'decks', 'neutral tiles', neutral);
  for (let slot = 0; slot < state.tiles.length; slot++) {
    if ((state.tiles[slot] as number) < 0) state.tiles[slot] = neutral.pop() as number;
  }
  box.tiles = [...box.tiles.filter((tile) => tile < FIRST_NEUTRAL_TILE), ...neutral];
}

/** SET-011, SET-012: ancient wonders lie on medieval ones, those on modern ones; Egypt draws first, then four are turned up. */
function fillWonderMarket(context: StepContext): void {
  const { state } = context;
  if (state.options.learningGame) return;
  const deck: number[] = [];
  for (let age = AGES.length - 1; age >= 0; age--) {
    const wonders = state.wonderDeck.filter((wonder) => WONDER_AGE[wonder] === age);
    shuffle(context, 'decks', `${AGES[age]} wonders`, wonders);
    state.box.unseenWonders.push(...wonders.splice(WONDERS_OF_AGE));
    deck.push(...wonders);
  }
  state.wonderDeck = deck;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    if (!plays(player, 'egypt')) continue;
    player.wonders.push(deck.pop() as number);
    tell(context, { kind: 'startingWonderDrawn', seat, wonder: wonderId(player.wonders[0] as number) });
  }
  for (let space = 0; space < state.wonderMarket.length; space++) state.wonderMarket[space] = deck.pop() as number;
  tell(context, { kind: 'wonderMarketFilled', wonders: state.wonderMarket.map(wonderId) });
}

function pile(piles: readonly number[][], index: number): number[] {
  return piles[index] as number[];
}
