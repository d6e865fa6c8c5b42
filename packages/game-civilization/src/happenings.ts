import type { Happening as Heard, Seat } from '@tessera/kernel';
import type { BuildingId } from './data/buildings.ts';
import type { CityMarkerKind } from './data/cityMarkers.ts';
import type { CivilizationId } from './data/civilizations.ts';
import type { CoinPlace } from './data/coinPlaces.ts';
import type { CultureDeck } from './data/cultureEvents.ts';
import type { Figure } from './data/figures.ts';
import type { GovernmentId } from './data/governments.ts';
import type { GreatPersonCardId, GreatPersonType } from './data/greatPeople.ts';
import type { InvestmentId } from './data/investments.ts';
import type { TileId } from './data/mapTiles.ts';
import type { HutId, RelicId, VillageId } from './data/markers.ts';
import type { Resource } from './data/resources.ts';
import type { TechId } from './data/techIds.ts';
import type { UnitType } from './data/units.ts';
import type { WonderId } from './data/wonders.ts';
import type { OwnCoinPlace } from './state/coinChoice.ts';
import type { BattleKind } from './state/frames/battle.ts';
import type { CityActKind } from './state/frames/cityAction.ts';
import type { LearnTech } from './state/frames/learnTech.ts';
import type { GoodsAnswer } from './state/goods.ts';
import type { Item } from './state/item.ts';
import type { ItemId } from './state/itemIds.ts';
import type { Phase } from './state/phases.ts';
import type { LootPurchase } from './state/questions/loot.ts';
import type { EndReason, Victory } from './state/victories.ts';

/** A square of the map. */
type Square = number;
/** Ids of cards with several copies: `aGiftFromAfar2`, `infantry3`. */
type EventCard = string;
type UnitCard = string;
/** Something hidden that changes hands: an event card, or a marker with its back (`hut:spy`). */
type Piece = string;
type Back = 'hut' | 'village';

/** What was chosen for an event or an ability, by id or number (state/choice.ts); ending a choice does not count as one. */
type Chosen = readonly (string | number)[];

type Seated<T = unknown> = { seat: Seat } & T;
type At<T = unknown> = Seated<{ square: Square } & T>;
type Amount = Seated<{ amount: number }>;
type Group = { armies: number; scouts: number };
type Offered = { gives: GoodsAnswer; wants: GoodsAnswer };
type InFront<T> = Seated<{ front: number } & T>;

/**
 * The facts of every kind of news: ids and numbers only; the page puts them into words. Null stands for nothing and, in the
 * redacted version (kernel/happening.ts), for what its audience may not know.
 */
interface HappeningMap {
  // set-up
  firstPlayer: Seated;
  /** The sheets dealt to each seat. */
  civilizationsDealt: { dealt: readonly (readonly CivilizationId[])[] };
  civilizationChosen: Seated<{ civilization: CivilizationId }>;
  startingWonderDrawn: Seated<{ wonder: WonderId }>;
  wonderMarketFilled: { wonders: readonly WonderId[] };
  capitalPlaced: At;
  startingWonderPlaced: At<{ wonder: WonderId }>;
  startingFigurePlaced: At<{ figure: Figure }>;
  playerReady: Seated<{ trade: number }>;
  // the turn
  turnBegins: { turn: number; first: Seat };
  phaseBegins: { phase: Phase };
  partBegins: Seated<{ phase: Phase }>;
  // start of turn
  cityFounded: At<{ figure: Figure }>;
  governmentChanged: Seated<{ government: GovernmentId }>;
  /** The Pyramids unlock it no more (RUL-377); what follows is told next. */
  governmentLost: Seated<{ government: GovernmentId }>;
  scoutAssigned: At<{ city: Square }>;
  wonderUsed: Seated<{ wonder: WonderId }>;
  figuresDisbanded: Seated<{ square: Square; armies: number; scouts: number; marker: CityMarkerKind | null }>;
  cityMarkerDiscarded: Seated<{ city: Square; marker: CityMarkerKind }>;
  capitalGrown: Seated<{ city: Square; square: Square }>;
  figureDisplaced: Seated<{ from: Square; to: Square }>;
  /** `markers` now lie on the card; `from` is the coin given up, null for a free marker. */
  invested: Seated<{ card: InvestmentId; from: OwnCoinPlace | null; markers: number }>;
  // trade
  tradeCollected: Amount;
  /** `to` is null for an offer to all. */
  offerMade: Seated<Offered & { to: Seat | null }>;
  /** `by` made the offer. The hidden pieces are known to those who exchange them. */
  offerAccepted: Seated<Offered & { by: Seat; given: readonly Piece[] | null; taken: readonly Piece[] | null }>;
  offerRefused: Seated<{ by: Seat }>;
  offerLapsed: Seated;
  negotiationDone: Seated;
  // city management
  /** `squares` by item; null where an item has no place of its own. */
  cityActs: Seated<{
    city: Square;
    act: CityActKind;
    items: readonly ItemId[];
    squares: readonly (Square | null)[];
    rush: number;
    /** What its production comes from beside the city: events, techs, markers, a great person card. */
    bonuses: readonly string[];
  }>;
  cityActionCancelled: Seated<{ city: Square }>;
  figureBuilt: At<{ figure: Figure }>;
  unitGained: Seated<{ unit: UnitType; card: UnitCard | null }>;
  buildingBuilt: At<{ building: BuildingId }>;
  wonderBuilt: At<{ wonder: WonderId }>;
  wonderTurnedUp: { wonder: WonderId };
  wallsBuilt: At;
  cityDevoted: Amount & { city: Square };
  resourceHarvested: At;
  productionRaised: At<{ amount: number }>;
  // culture
  trackAdvanced: Seated<{ space: number }>;
  /** `from` is the player it was taken from; null for the deck. */
  eventDrawn: Seated<{ deck: CultureDeck; event: EventCard | null; from: Seat | null }>;
  eventDiscarded: Seated<{ event: EventCard }>;
  /** `as` is the resource it pays for (RUL-282). */
  eventPlayed: Seated<{ event: EventCard; as: Resource | null; chosen: Chosen }>;
  eventReturned: Seated<{ event: EventCard }>;
  abilityUsed: Seated<{ tech: TechId; chosen: Chosen }>;
  abilityGivenUp: Seated<{ tech: TechId }>;
  /** `card` is the event, the tech or the kind of city action. */
  cancelled: { by: Seat; what: Item['what']; card: string };
  consentSwitched: Seated<{ on: boolean }>;
  personGained: Seated<{ person: GreatPersonType }>;
  /** The card is known to its owner alone (GPD-004). */
  personCardDrawn: Seated<{ person: GreatPersonType; card: GreatPersonCardId | null }>;
  /** `seat` is null for a card that nobody kept (GPD-005). */
  personCardDiscarded: { seat: Seat | null; card: GreatPersonCardId };
  personCardShown: Seated<{ card: GreatPersonCardId }>;
  personCardUsed: Seated<{ card: GreatPersonCardId; chosen: Chosen }>;
  /** Face up, after the action that it was used for was cancelled (RUL-340). */
  personCardReturned: Seated<{ card: GreatPersonCardId }>;
  personPlaced: At<{ person: GreatPersonType }>;
  personReserved: Seated<{ person: GreatPersonType }>;
  personKilled: { square: Square; person: GreatPersonType };
  // goods
  tradeGained: Amount;
  tradeLost: Amount;
  cultureGained: Amount;
  cultureLost: Amount;
  coinGained: Seated<{ on: CoinPlace | WonderId }>;
  coinLost: Seated<{ on: OwnCoinPlace }>;
  resourceGained: Seated<{ resource: Resource }>;
  resourceLost: Seated<{ resource: Resource }>;
  /** `from` is the player it was taken from; null if it comes back. */
  markerTaken: Seated<{ from: Seat | null; back: Back; marker: HutId | VillageId | null }>;
  markerLost: Seated<{ back: Back; marker: HutId | VillageId }>;
  unitLost: Seated<{ unit: UnitType; card: UnitCard }>;
  // map
  tileDiscovered: Seated<{ from: Square; slot: number; tile: TileId; turned: number }>;
  figuresMoved: Seated<Group & { from: Square; to: Square }>;
  figuresLeft: At<Group>;
  sacrificeDeclared: At<{ tech: TechId }>;
  figuresDestroyed: At<Group>;
  squareStopped: { square: Square };
  hutExplored: At<{ marker: HutId | VillageId | null }>;
  villageConquered: At<{ marker: HutId | VillageId | null }>;
  /** Zheng He: all markers on the map and of the other players who have some, known to his owner alone (RUL-315). */
  markersSeen: Seated<{
    onMap: readonly { readonly square: Square; readonly marker: Piece }[] | null;
    held: readonly { readonly seat: Seat; readonly markers: readonly Piece[] }[] | null;
  }>;
  disasterPlaced: { square: Square };
  buildingDestroyed: { square: Square; building: BuildingId };
  wallsDestroyed: At;
  buildingUpgraded: At<{ building: BuildingId }>;
  wonderObsolete: { wonder: WonderId };
  wonderLost: Seated<{ wonder: WonderId }>;
  cityDestroyed: At;
  relicTaken: At<{ relic: RelicId }>;
  /** The reward of a relic comes, or is lost because it is impossible (RUL-040). */
  relicReward: Seated<{ relic: RelicId; lost: boolean }>;
  // battle
  battleBegins: { attacker: Seat; defender: Seat; square: Square; of: BattleKind };
  /** `units` are known to those who may look at the hand. */
  forcesDrawn: Seated<{ barbarians: boolean; count: number; units: readonly UnitCard[] | null }>;
  /** Combat bonuses, not seats. */
  bonusesCompared: { attacker: number; defender: number };
  battleTurn: Seated;
  unitPlayed: InFront<{ unit: UnitCard; strength: number; attacks: boolean }>;
  woundsDealt: InFront<{ wounds: number }>;
  woundsHealed: InFront<{ wounds: number }>;
  unitKilled: InFront<{ unit: UnitCard }>;
  /** Gustavus Adolphus: a whole battle force is killed (RUL-313). */
  forceKilled: { seat: Seat; units: readonly UnitCard[] };
  unitSaved: Seated<{ unit: UnitCard }>;
  /** `totals` are the attacker's and the defender's. */
  battleEnds: { winner: Seat; attackerWins: boolean; totals: readonly [number, number] };
  lootTaken: Seated<{ loser: Seat } & LootPurchase>;
  // research
  /** What each seat has chosen. */
  /** What each seat has chosen, and who puts their tech one row lower. */
  researchRevealed: { techs: readonly (TechId | null)[]; lowering: Seat | null };
  techLearned: Seated<{ tech: TechId; by: LearnTech['by'] }>;
  rankRaised: Seated<{ unit: UnitType; rank: number }>;
  /** `returned` is a tech that no longer has a place (RUL-143). */
  nothingResearched: Seated<{ returned: TechId | null }>;
  // end
  victoryReached: Seated<{ victory: Victory }>;
  resigned: Seated;
  gameEnded: { reason: EndReason; winners: readonly Seat[]; scores: readonly number[] | null };
}

/** All news of the game. */
export type Happening = {
  [K in keyof HappeningMap]: { readonly kind: K } & Readonly<HappeningMap[K]>;
}[keyof HappeningMap];

/** The news of some kinds. */
export type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

type Nullable<T> = { [P in keyof T]: null extends T[P] ? P : never }[keyof T];

/** Every kind, with the facts that older news leaves out instead of saying null: a server keeps old news. */
const LEFT_OUT: { readonly [K in keyof HappeningMap]: readonly Nullable<HappeningMap[K]>[] } = {
  firstPlayer: [],
  civilizationsDealt: [],
  civilizationChosen: [],
  startingWonderDrawn: [],
  wonderMarketFilled: [],
  capitalPlaced: [],
  startingWonderPlaced: [],
  startingFigurePlaced: [],
  playerReady: [],
  turnBegins: [],
  phaseBegins: [],
  partBegins: [],
  cityFounded: [],
  governmentChanged: [],
  governmentLost: [],
  scoutAssigned: [],
  wonderUsed: [],
  figuresDisbanded: ['marker'],
  cityMarkerDiscarded: [],
  capitalGrown: [],
  figureDisplaced: [],
  invested: ['from'],
  tradeCollected: [],
  offerMade: [],
  offerAccepted: ['given', 'taken'],
  offerRefused: [],
  offerLapsed: [],
  negotiationDone: [],
  cityActs: [],
  cityActionCancelled: [],
  figureBuilt: [],
  unitGained: ['card'],
  buildingBuilt: [],
  wonderBuilt: [],
  wonderTurnedUp: [],
  wallsBuilt: [],
  cityDevoted: [],
  resourceHarvested: [],
  productionRaised: [],
  trackAdvanced: [],
  eventDrawn: ['event', 'from'],
  eventDiscarded: [],
  eventPlayed: [],
  eventReturned: [],
  abilityUsed: [],
  abilityGivenUp: [],
  cancelled: [],
  consentSwitched: [],
  personGained: [],
  personCardDrawn: ['card'],
  personCardDiscarded: [],
  personCardShown: [],
  personCardUsed: [],
  personCardReturned: [],
  personPlaced: [],
  personReserved: [],
  personKilled: [],
  tradeGained: [],
  tradeLost: [],
  cultureGained: [],
  cultureLost: [],
  coinGained: [],
  coinLost: [],
  resourceGained: [],
  resourceLost: [],
  markerTaken: ['from', 'marker'],
  markerLost: [],
  unitLost: [],
  tileDiscovered: [],
  figuresMoved: [],
  figuresLeft: [],
  sacrificeDeclared: [],
  figuresDestroyed: [],
  squareStopped: [],
  hutExplored: ['marker'],
  villageConquered: ['marker'],
  markersSeen: ['onMap', 'held'],
  disasterPlaced: [],
  buildingDestroyed: [],
  wallsDestroyed: [],
  buildingUpgraded: [],
  wonderObsolete: [],
  wonderLost: [],
  cityDestroyed: [],
  relicTaken: [],
  relicReward: [],
  battleBegins: [],
  forcesDrawn: ['units'],
  bonusesCompared: [],
  battleTurn: [],
  unitPlayed: [],
  woundsDealt: [],
  woundsHealed: [],
  unitKilled: [],
  forceKilled: [],
  unitSaved: [],
  battleEnds: [],
  lootTaken: [],
  researchRevealed: [],
  techLearned: [],
  rankRaised: [],
  nothingResearched: [],
  victoryReached: [],
  resigned: [],
  gameEnded: [],
};

export const HAPPENING_KINDS = Object.keys(LEFT_OUT) as readonly Happening['kind'][];

/** News from outside; null if its kind is unknown here, as news from a newer server may be. */
export function readHappening(heard: Heard): Happening | null {
  if (!Object.hasOwn(LEFT_OUT, heard.kind)) return null;
  const none = LEFT_OUT[heard.kind as Happening['kind']].map((name) => [name, null]);
  return { ...Object.fromEntries(none), ...heard } as Happening;
}
