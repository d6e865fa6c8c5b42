import type {
  CoreState,
  DeclarationEnd,
  DeclarationValue,
  Outcome,
  Returned,
  Seat,
  StepContext as StepContextOf,
} from '@tessera/kernel';
import type { Happening } from './happenings.ts';
import type { Bonus } from './state/bonus.ts';
import type { Frame } from './state/frames.ts';
import type { Item } from './state/item.ts';
import type { Phase } from './state/phases.ts';
import type { Answer, Ask } from './state/questions.ts';
import type { EndReason } from './state/victories.ts';

/** The set-up options, one closed list (RUL-244), plus the one that spares bots questions they could only pass on. */
export type Options = {
  readonly [key: string]: boolean | string;
  readonly expansion: boolean;
  readonly greatPersonDeck: boolean;
  readonly investments: boolean;
  readonly civilizations: 'random' | 'chosen';
  readonly advancedSetup: boolean;
  readonly advancedTieBreak: boolean;
  readonly advancedArabs: boolean;
  readonly advancedEgyptians: boolean;
  readonly learningGame: boolean;
  readonly metalworkingScope: 'battle' | 'attack';
  readonly leonidasCompare: 'standing_forces' | 'battle_force';
  readonly monarchyCommunismScope: 'capital' | 'each_city';
  readonly democracyTrade: 'start_of_turn' | 'trade_phase';
  /** For simulations and search: skips reaction questions that a seat could only pass on. */
  readonly skipFutile: boolean;
};

export type Setup = {
  readonly players: number;
  readonly options: Options;
};

/**
 * One player's civilization. Squares are numbers of squares of the map (board/geometry.ts), −1 for a piece that is not on
 * it; techs, units, events and so on are indices of their faces (data/faces.ts).
 */
export type Player = {
  /** −1 until chosen. */
  civilization: number;
  government: number;
  /** Governments unlocked by techs or the civilization (GOV-002, GOV-003), one bit each. */
  governments: number;
  /** Governments unlocked in the turn before, which may be adopted without Anarchy in this one (GOV-004). */
  freeGovernments: number;
  /** Those unlocked in this turn: they are free in the next one (GOV-008). */
  newGovernments: number;
  /** Those of them unlocked in the Start of Turn Phase, which may be adopted in the same phase (GOV-009, RUL-046). */
  phaseGovernments: number;
  /** The turn in which the player last changed government voluntarily (RUL-045), and in which Anarchy began. */
  governmentChanged: number;
  anarchySince: number;
  trade: number;
  culture: number;
  /** Steps advanced on the culture track: 0 is the start space, 21 the Culture Victory space (ART-013). */
  track: number;
  /** Coin tokens on the civilization sheet, on the Panama Canal, and on techs that hold some (COIN_TECHS). */
  sheetCoins: number;
  canalCoins: number;
  techCoins: number[];
  /** Known techs in the order of learning; the first is the starting tech, which lies in the bottom row (PSET-005). */
  techs: number[];
  /** Market tokens held, by market resource. */
  resources: number[];
  /** Hut and village markers held face down. */
  markers: number[];
  /** Culture event cards in hand. */
  events: number[];
  /** Unit cards of the standing forces. */
  units: number[];
  /** Ranks of artillery, infantry and mounted units, 1 to 4 (TECH-002). */
  ranks: number[];
  /** Great people in reserve. */
  reserve: number[];
  /** Great person cards: those still face down, which only their owner knows (GPD-004), and those turned up (GPD-010). */
  hiddenPeople: number[];
  openPeople: number[];
  /** Counters on Jim Henson. */
  hensonCounters: number;
  /** Techs that Nikola Tesla puts one row lower, from the reveal of the choices on, and the row of Isaac Newton's card, 0 without it (RUL-312). */
  loweredTechs: number[];
  newtonRow: number;
  /** Captain Cook doubles the travel speed for the rest of the turn (RUL-348). */
  speedDoubled: boolean;
  /** Investment markers on each of the four cards (INV-005). */
  investments: number[];
  /** Rewards of relics that are still to be given (RUL-362). */
  relicRewards: RelicReward[];
  /** Wonder cards owned, in the order of building; obsolete ones stay here (state.obsolete). */
  wonders: number[];
  /** Wonders lost by replacement: they still count for the advanced tie-break (RUL-219). */
  replacedWonders: number;
  /** Where each army and scout stands. */
  armies: number[];
  scouts: number[];
  /** Figures that have moved this turn, one bit each (RUL-104). */
  armiesMoved: number;
  scoutsMoved: number;
  /** The turn in which each scout came onto the map: it gathers from the next one on (SCT-001). */
  scoutsSince: number[];
  /** The city each scout sends its square to, as an index of `cities`, −1 for none (SCT-002). */
  scoutsCity: number[];
  /** Centers: the capital first, then the two further city markers. */
  cities: number[];
  /** The other center square of a capital that is a metropolis (MET-001), −1 without one. The city is named by the first. */
  secondCenter: number;
  /** The capital is to grow when the move or battle in progress is over (RUL-354). */
  growthOwed: boolean;
  /** The marker on each city: 0 for none, else a fortification or a caravan (data/cityMarkers.ts). */
  cityMarkers: number[];
  /** Walled cities, one bit each. */
  walls: number;
  /** Actions each city still has this turn (CITY-001), and Atomic Theory's additional ones (RUL-272). */
  actions: number[];
  extraActions: number[];
  /** Temporary production bonuses not used yet this turn (CITY-010, RUL-270). */
  bonuses: Bonus[];
  /** Resource abilities used this turn, one bit each (TECH-007), and other once-per-turn acts (rules/oncePerTurn.ts). */
  abilitiesUsed: number;
  onceUsed: number;
  /** Offers made in this Trade Phase, which are limited (RUL-266). */
  offersMade: number;
  /** United Nations: consents to be chosen by others' events (RUL-283). */
  consents: boolean;
  resigned: boolean;
};

/** A relic was taken in this turn; its reward is due in the next one (SOT-021, SOT-022). */
export type RelicReward = {
  readonly relic: number;
  readonly turn: number;
};

/** An open offer of the Trade Phase (RUL-266, RUL-267): what its maker gives and wants. */
export type Offer = {
  readonly by: Seat;
  /** The seat it is made to, or null for all. */
  readonly to: Seat | null;
  readonly gives: Goods;
  readonly wants: Goods;
  /** The maker's own hidden pieces, fixed when the offer is made. */
  readonly givenMarkers: readonly number[];
  readonly givenEvents: readonly number[];
  /** Seats that have refused it. */
  refused: number;
};

/** Goods as the public knows them: hidden pieces by their back only. */
export type Goods = {
  readonly trade: number;
  readonly culture: number;
  /** Market tokens, by market resource. */
  readonly resources: readonly number[];
  readonly huts: number;
  readonly villages: number;
  /** Event cards by deck. */
  readonly events: readonly number[];
};

export type State = CoreState<Frame, Ask, Answer> & {
  options: Options;
  players: Player[];
  /** Number of the game turn, from 1; 0 during set-up. */
  turn: number;
  phase: Phase;
  /** Holder of the first player marker (TURN-005). */
  first: Seat;

  /** For each square its printed face, or the disaster marker's; HIDDEN on undiscovered tiles, OUTSIDE off the map. */
  ground: number[];
  /** For each square the piece on it: building, wonder, great person, hut, village (board/pieces.ts); 0 for none. */
  pieces: number[];
  /** For each slot of the layout its tile, and its quarter turns, −1 while it lies face down. */
  tiles: number[];
  turned: number[];
  /** Squares that no figure may leave this turn (Communism, RUL-285). */
  stopped: number[];
  /** Resource squares harvested this turn (HARV-007). */
  harvested: number[];

  /** Unit decks by type: face-down cards, the top one last, and the face-up ones under them (UNIT-005). */
  unitDecks: number[][];
  unitDiscards: number[][];
  eventDecks: number[][];
  eventDiscards: number[][];
  /** Face-down markers: great people, huts, villages, the next one last. */
  persons: number[];
  /** The great person deck: face-down cards, the top one last, and the face-up ones under them (GPD-005). */
  personDeck: number[];
  personDiscards: number[];
  huts: number[];
  villages: number[];
  /** The wonder deck, the top card last, and the four places of the market, −1 for an empty one. */
  wonderDeck: number[];
  wonderMarket: number[];
  /** Obsolete wonders, one bit each (OBS-001). */
  obsolete: number;
  /** Building markers left, by family (CMP-011), and market tokens left, by market resource. */
  buildings: number[];
  market: number[];
  /** Everything that has left the game, by family, for the count of components. */
  box: Box;

  /** Open offers of the Trade Phase, at most one per player. */
  offers: Offer[];
  /** Advanced tie-break: who has reached a condition this turn, as VICTORIES bits by seat (VAR-010, RUL-220). */
  reached: number[];
  outcome: Result | null;
};

export type Box = {
  tiles: number[];
  wonders: number[];
  /** Wonders that nobody has seen (SET-013, RUL-388). */
  unseenWonders: number[];
  persons: number[];
  markers: number[];
  /** Relic markers that are not on the map: not found yet, or taken (REL-001, REL-005). */
  relics: number[];
  civilizations: number[];
};

export type Result = Outcome & {
  readonly reason: EndReason;
  /** The score of the advanced tie-break (VAR-012), by seat; null without it. */
  readonly scores: readonly number[] | null;
};

/** What procedures return to their callers. */
type Values = {
  /** Has the attacker won? */
  readonly battle: boolean;
  readonly declaration: DeclarationValue<Item>;
  /** How a play ended; one that was given up is called off. */
  readonly playCard: { readonly end: DeclarationEnd };
};

export type StepContext = StepContextOf<State, Happening, Returned<Values>>;

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}
