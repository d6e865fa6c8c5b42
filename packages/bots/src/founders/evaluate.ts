import type { State } from '@tessera/game-founders';
import type { Seat } from '@tessera/kernel';
import {
  CART,
  COIN,
  COIN_MARK,
  CRAFTSMEN_MARK,
  FACES,
  FIRST_CRAFTSMEN,
  FIRST_VILLAGE_GOOD,
  GOOD_OF,
  POINTS_OF,
  SIDE,
  VILLAGE_MAKING,
  WAR,
  WAR_MARK,
} from './faces.ts';
import { createMarket, createOutlook, lookAhead, NEVER, type Outlook, readMarket } from './outlook.ts';

type Territory = State['territories'][number];

/** The worth of things beyond their points at the end; found by letting the bot play against itself. */
const WEIGHTS = {
  /** What is left of a prospect after one more turn, with two players. */
  patience: 0.7,
  /** It fades faster with every further player: the tiles are taken sooner. */
  crowding: 0.85,
  /** A city tile in the row: its token. */
  city: 1,
  /** How much of a prospect an opponent spoils who is about to take the same tile. */
  contention: 0.3,
  /** Tokens in hand beyond their point at the end. */
  holdWar: 0.3,
  holdCoin: 0.2,
  craftsmen: 0.8,
  unknownCraftsmen: 0.4,
  /** The discount on the best tile that a war token could hit. */
  exposure: 0.05,
  /** How much of the leading opponent's standing, and of the others' mean, is subtracted from the bot's own. */
  leader: 1,
  others: 0.25,
  /** Ending a lost game is worse the more turns are left to turn it around. */
  hope: 1,
} as const;

/** What is left of a prospect's worth after a number of half turns, by number of players. */
const DISCOUNTS: readonly Float64Array[] = [0, 1, 2, 3, 4].map((players) => {
  const perTurn = WEIGHTS.patience * WEIGHTS.crowding ** Math.max(0, players - 2);
  return new Float64Array(NEVER + 1).map((_, halfTurns) => (halfTurns < NEVER ? perTurn ** (halfTurns / 2) : 0));
});
let discount = DISCOUNTS[2] as Float64Array;

/** What the opponents have and may still get, as far as the bot's own move does not change it. */
export interface Rivals {
  /** For each seat and face: what the prospect of that tile is worth to it. */
  readonly prospects: Float64Array[];
  /** For each face: the best discount of any opponent. */
  readonly threat: Float64Array;
}

const market = createMarket();
const outlook = createOutlook();

function createRivals(players: number): Rivals {
  const prospects: Float64Array[] = [];
  for (let seat = 0; seat < players; seat++) prospects.push(new Float64Array(FACES));
  return { prospects, threat: new Float64Array(FACES) };
}

/** Memory for the opponents' prospects, so that the search allocates none: two of them for each number of players. */
const RIVALS = [0, 1].map(() => [0, 1, 2, 3, 4].map((players) => createRivals(players)));

export function rivalsOf(state: State, which: 0 | 1): Rivals {
  return RIVALS[which]?.[state.territories.length] as Rivals;
}

export function promiseOfTerritory(state: State, territory: Territory): number {
  discount = DISCOUNTS[state.territories.length] as Float64Array;
  readMarket(state, market);
  lookAhead(territory, market, outlook);
  let promise = 0;
  for (let i = 0; i < state.victory.length; i++) {
    const face = state.victory[i] as number;
    promise += (POINTS_OF[face] as number) * (discount[outlook.timeTo[face] as number] as number);
  }
  return promise;
}

export function readRivals(state: State, seat: Seat, rivals: Rivals): void {
  discount = DISCOUNTS[state.territories.length] as Float64Array;
  readMarket(state, market);
  rivals.threat.fill(0);
  for (let other = 0; other < state.territories.length; other++) {
    if (other === seat) continue;
    readProspects(state, other, rivals);
    for (let face = 0; face < FACES; face++) {
      const d = discount[outlook.timeTo[face] as number] as number;
      if (d > (rivals.threat[face] as number)) rivals.threat[face] = d;
    }
  }
}

/** Market must have been read. */
function readProspects(state: State, other: Seat, rivals: Rivals): void {
  const worth = rivals.prospects[other] as Float64Array;
  lookAhead(state.territories[other] as Territory, market, outlook);
  worth.fill(0);
  for (let i = 0; i < state.victory.length; i++) {
    const face = state.victory[i] as number;
    worth[face] = (POINTS_OF[face] as number) * (discount[outlook.timeTo[face] as number] as number);
  }
  const row = state.rows[2] as number[];
  for (let i = 0; i < row.length; i++) {
    const face = row[i] as number;
    worth[face] = WEIGHTS.city * (discount[outlook.timeTo[face] as number] as number);
  }
}

const standings = new Float64Array(4);

/** How good a position is for a seat, minus its opponents' standing. */
export function evaluate(state: State, seat: Seat, rivals: Rivals, turn: number): number {
  const players = state.territories.length;
  let best = -1000;
  let sum = 0;
  let wars = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const prospects = rivals.prospects[other] as Float64Array;
    const territory = state.territories[other] as Territory;
    let standing = pointsOf(territory);
    if (state.outcome === null) {
      for (let i = 0; i < state.victory.length; i++) standing += prospects[state.victory[i] as number] as number;
      const row = state.rows[2] as number[];
      for (let i = 0; i < row.length; i++) standing += prospects[row[i] as number] as number;
      for (let i = 0; i < territory.hand.length; i++) if (territory.hand[i] === WAR) wars++;
    }
    standings[other] = standing;
    sum += standing;
    if (standing > best) best = standing;
  }
  const others = players === 2 ? best : WEIGHTS.leader * best + (WEIGHTS.others * (sum - best)) / (players - 2);
  const territory = state.territories[seat] as Territory;
  const points = pointsOf(territory);
  if (state.outcome !== null) {
    const winners = state.outcome.winners;
    const turnsLeft =
      ((state.stacks[0] as number[]).length +
        (state.stacks[1] as number[]).length +
        (state.stacks[2] as number[]).length) /
      players;
    const won = winners.includes(seat) ? (winners.length === 1 ? 100 : 50) : -WEIGHTS.hope * turnsLeft;
    return won + points - best;
  }
  return points + promiseOf(state, seat, rivals, turn, wars) - others;
}

function promiseOf(state: State, seat: Seat, rivals: Rivals, turn: number, wars: number): number {
  const territory = state.territories[seat] as Territory;
  readMarket(state, market);
  lookAhead(territory, market, outlook);
  const { threat } = rivals;
  const { timeTo } = outlook;
  let promise = 0;
  for (let i = 0; i < state.victory.length; i++) {
    const face = state.victory[i] as number;
    promise +=
      (POINTS_OF[face] as number) *
      (discount[timeTo[face] as number] as number) *
      (1 - WEIGHTS.contention * (threat[face] as number));
  }
  const row = state.rows[2] as number[];
  for (let i = 0; i < row.length; i++) {
    const face = row[i] as number;
    promise +=
      WEIGHTS.city * (discount[timeTo[face] as number] as number) * (1 - WEIGHTS.contention * (threat[face] as number));
  }
  return promise + promiseOfTokens(territory, outlook, turn) - exposureOf(territory, wars);
}

function promiseOfTokens(territory: Territory, outlook: Outlook, turn: number): number {
  let promise = 0;
  for (let i = 0; i < territory.hand.length; i++) {
    const token = territory.hand[i] as number;
    if (token === WAR) promise += WEIGHTS.holdWar;
    else if (token === COIN) promise += WEIGHTS.holdCoin;
    else if (token === CART) continue;
    else if ((territory.received[i] as number) >= turn) promise += WEIGHTS.unknownCraftsmen;
    else promise += WEIGHTS.craftsmen * (discount[timeToPlay(territory, token, outlook)] as number);
  }
  return promise;
}

function timeToPlay(territory: Territory, token: number, outlook: Outlook): number {
  const good = FIRST_VILLAGE_GOOD + token - FIRST_CRAFTSMEN;
  for (let i = 0; i < territory.tiles.length; i++) {
    if (GOOD_OF[territory.tiles[i] as number] === good && territory.marks[i] === 0) return 2;
  }
  return Math.min(NEVER, (outlook.timeTo[VILLAGE_MAKING[good] as number] as number) + 2);
}

const top = new Int16Array(SIDE);

/** The most points that a war token could take. */
function exposureOf(territory: Territory, wars: number): number {
  const { cells, tiles, marks } = territory;
  for (let i = 0; i < cells.length; i++) top[(cells[i] as number) % SIDE] = -1;
  for (let i = 0; i < cells.length; i++) {
    const column = (cells[i] as number) % SIDE;
    const other = top[column] as number;
    if (other < 0 || (cells[i] as number) > (cells[other] as number)) top[column] = i;
  }
  let most = 0;
  for (let i = 0; i < cells.length; i++) {
    if (top[(cells[i] as number) % SIDE] !== i || ((marks[i] as number) & WAR_MARK) !== 0) continue;
    const points = ((marks[i] as number) & CRAFTSMEN_MARK) !== 0 ? 2 : (POINTS_OF[tiles[i] as number] as number);
    if (points > most) most = points;
  }
  return WEIGHTS.exposure * most * (wars > 0 ? 2 : 1);
}

/** Current points. */
function pointsOf(territory: Territory): number {
  const { tiles, marks, hand, replaced } = territory;
  let points = hand.length - replaced.length;
  for (let i = 0; i < tiles.length; i++) {
    const mark = marks[i] as number;
    if ((mark & COIN_MARK) !== 0) points++;
    if ((mark & WAR_MARK) !== 0) continue;
    if ((mark & CRAFTSMEN_MARK) !== 0) points += 2;
    points += POINTS_OF[tiles[i] as number] as number;
  }
  return points;
}
