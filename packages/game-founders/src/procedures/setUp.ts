import { ask, draw, type Procedure, reveal, type Seat, shuffle, tell } from '@tessera/kernel';
import { cellAt, SIDE_STEPS } from '../board/cells.ts';
import { tileFace, tileIndex } from '../data/faces.ts';
import { STACKS } from '../data/tiles.ts';
import type { SetUp } from '../state/frames.ts';
import { answerTo } from '../state/questions.ts';
import { SIDES } from '../state/sides.ts';
import { type State, type StepContext, territoryOf } from '../state.ts';

/** Victory tiles turned up (T-012) and nature tiles to draft from (T-014), by number of players. */
export const VICTORY_TILES: readonly number[] = [0, 0, 8, 12, 12];
const NATURE_TILES: readonly number[] = [0, 0, 5, 7, 9];

export const setUp: Procedure<StepContext, SetUp> = {
  shuffle(context) {
    const { state } = context;
    const players = state.territories.length;
    for (let stack = 0; stack < STACKS.length; stack++) {
      shuffle(context, 'decks', `${STACKS[stack]} tiles`, state.stacks[stack] as number[]);
    }
    shuffle(context, 'decks', 'victory tiles', state.victory);
    shuffle(context, 'decks', 'craftsmen tokens', state.craftsmen);
    state.first = draw(context, 'dice', 'starting player', players);
    tell(context, { kind: 'startingPlayer', seat: state.first });
    while (state.victory.length > (VICTORY_TILES[players] as number)) state.box.push(state.victory.pop() as number);
    tell(context, { kind: 'victoryTilesTurnedUp', tiles: state.victory.map(idOf) });
    turnUp(context, 0, NATURE_TILES[players] as number);
    tell(context, { kind: 'natureTilesTurnedUp', tiles: (state.rows[0] as number[]).map(idOf) });
    return 'draft';
  },

  // T-015: clockwise from the starting player, then back, so that the last player picks twice in a row.
  draft({ state }, frame) {
    if (frame.pick === 2 * state.territories.length) {
      frame.pick = 0;
      return 'lay';
    }
    ask(state, { kind: 'draftTile', seat: drafter(state, frame.pick) });
    return 'drafted';
  },

  drafted(context, frame) {
    const { state } = context;
    const { tile } = answerTo(context, 'draftTile');
    const seat = drafter(state, frame.pick);
    const row = state.rows[0] as number[];
    row.splice(row.indexOf(tileIndex(tile)), 1);
    state.drafted[seat]?.push(tileIndex(tile));
    tell(context, { kind: 'tileDrafted', seat, tile });
    frame.pick++;
    return 'draft';
  },

  // T-016, R-33: clockwise from the starting player, each lays their two tiles.
  lay({ state }, frame) {
    if (frame.pick === state.territories.length) return 'openRows';
    ask(state, { kind: 'layTiles', seat: (state.first + frame.pick) % state.territories.length });
    return 'laid';
  },

  laid(context, frame) {
    const { state } = context;
    const { side } = answerTo(context, 'layTiles');
    const seat = (state.first + frame.pick) % state.territories.length;
    const territory = territoryOf(state, seat);
    const tiles = (state.drafted[seat] as number[]).splice(0);
    territory.cells.push(cellAt(0, 0), cellAt(0, 0) + (SIDE_STEPS[SIDES.indexOf(side)] as number));
    territory.tiles.push(...tiles);
    territory.marks.push(0, 0);
    tell(context, { kind: 'tilesLaid', seat, tiles: tiles.map(idOf), side });
    frame.pick++;
    return 'lay';
  },

  // T-017: now the green row has three tiles, the blue row two, the violet row one.
  openRows(context) {
    turnUp(context, 0, 2);
    turnUp(context, 1, 2);
    turnUp(context, 2, 1);
    if (context.told !== null) {
      const [nature, village, city] = context.state.rows as [number[], number[], number[]];
      tell(context, { kind: 'rowsOpened', nature: nature.map(idOf), village: village.map(idOf), city: city.map(idOf) });
    }
    return null;
  },
};

function drafter(state: State, pick: number): Seat {
  const players = state.territories.length;
  return (state.first + (pick < players ? pick : 2 * players - 1 - pick)) % players;
}

function turnUp(context: StepContext, stack: number, count: number): void {
  reveal(context);
  for (let i = 0; i < count; i++) context.state.rows[stack]?.push(context.state.stacks[stack]?.pop() as number);
}

function idOf(tile: number): string {
  return tileFace(tile).id;
}
