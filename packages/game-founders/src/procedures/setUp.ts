import { ask, draw, type Procedure, reveal, type Seat, shuffle, tell } from '@tessera/kernel';
import { cellAt, SIDE_STEPS } from '../board/cells.ts';
import { tileFace, tileIndex } from '../data/faces.ts';
import { STACKS } from '../data/tiles.ts';
import type { SetUp } from '../state/frames.ts';
import { answerTo } from '../state/questions.ts';
import { SIDES } from '../state/sides.ts';
import { type Runner, type State, territoryOf } from '../state.ts';

/** Victory tiles turned up (T-012) and nature tiles to draft from (T-014), by number of players. */
export const VICTORY_TILES: readonly number[] = [0, 0, 8, 12, 12];
const NATURE_TILES: readonly number[] = [0, 0, 5, 7, 9];

export const setUp: Procedure<Runner, SetUp> = {
  shuffle(run) {
    const { state } = run;
    const players = state.territories.length;
    for (let stack = 0; stack < STACKS.length; stack++) {
      shuffle(run, 'decks', `${STACKS[stack]} tiles`, state.stacks[stack] as number[]);
    }
    shuffle(run, 'decks', 'victory tiles', state.victory);
    shuffle(run, 'decks', 'craftsmen tokens', state.craftsmen);
    state.first = draw(run, 'others', 'starting player', players);
    tell(run, { kind: 'startingPlayer', seat: state.first });
    while (state.victory.length > (VICTORY_TILES[players] as number)) state.box.push(state.victory.pop() as number);
    tell(run, { kind: 'victoryTilesTurnedUp', tiles: state.victory.map(idOf) });
    turnUp(run, 0, NATURE_TILES[players] as number);
    tell(run, { kind: 'natureTilesTurnedUp', tiles: (state.rows[0] as number[]).map(idOf) });
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

  drafted(run, frame) {
    const { state } = run;
    const { tile } = answerTo(run, 'draftTile');
    const seat = drafter(state, frame.pick);
    const row = state.rows[0] as number[];
    row.splice(row.indexOf(tileIndex(tile)), 1);
    state.drafted[seat]?.push(tileIndex(tile));
    tell(run, { kind: 'tileDrafted', seat, tile });
    frame.pick++;
    return 'draft';
  },

  // T-016, R-33: clockwise from the starting player, each lays his two tiles.
  lay({ state }, frame) {
    if (frame.pick === state.territories.length) return 'openRows';
    ask(state, { kind: 'layTiles', seat: (state.first + frame.pick) % state.territories.length });
    return 'laid';
  },

  laid(run, frame) {
    const { state } = run;
    const { side } = answerTo(run, 'layTiles');
    const seat = (state.first + frame.pick) % state.territories.length;
    const territory = territoryOf(state, seat);
    const tiles = (state.drafted[seat] as number[]).splice(0);
    territory.cells.push(cellAt(0, 0), cellAt(0, 0) + (SIDE_STEPS[SIDES.indexOf(side)] as number));
    territory.tiles.push(...tiles);
    territory.marks.push(0, 0);
    tell(run, { kind: 'tilesLaid', seat, tiles: tiles.map(idOf), side });
    frame.pick++;
    return 'lay';
  },

  // T-017: the green row now has three tiles, the blue one two, the violet one one.
  openRows(run) {
    turnUp(run, 0, 2);
    turnUp(run, 1, 2);
    turnUp(run, 2, 1);
    if (run.told !== null) {
      const [nature, village, city] = run.state.rows as [number[], number[], number[]];
      tell(run, { kind: 'rowsOpened', nature: nature.map(idOf), village: village.map(idOf), city: city.map(idOf) });
    }
    return null;
  },
};

function drafter(state: State, pick: number): Seat {
  const players = state.territories.length;
  return (state.first + (pick < players ? pick : 2 * players - 1 - pick)) % players;
}

function turnUp(run: Runner, stack: number, count: number): void {
  reveal(run);
  for (let i = 0; i < count; i++) run.state.rows[stack]?.push(run.state.stacks[stack]?.pop() as number);
}

function idOf(tile: number): string {
  return tileFace(tile).id;
}
