import { isPlainObject, type Migration, type Plain } from '@tessera/kernel';

type Stored = { [field: string]: Plain };

/** The frames of a stored state, as they were written. */
function framesOf(state: Stored): Stored[] {
  return (state['stack'] as Plain[]).filter((frame) => isPlainObject(frame)) as Stored[];
}

/** Gives a field another name. */
function renameField(stored: Stored, from: string, to: string): void {
  stored[to] = stored[from] as Plain;
  delete stored[from];
}

/** Stored states of older shapes, brought up step by step. test/stored has states of every shape. */
export const MIGRATIONS: readonly Migration[] = [
  {
    schema: 2,
    name: 'declarations, squares, and what the expansion needs of players',
    up(state) {
      (state['box'] as Stored)['unseenWonders'] = [];
      for (const player of state['players'] as Stored[]) {
        player['secondCenter'] = -1;
        player['growthOwed'] = false;
        player['cityMarkers'] = [0, 0, 0];
      }
      for (const frame of framesOf(state)) {
        if (frame['op'] === 'event') {
          frame['op'] = 'declaration';
          renameField(frame, 'event', 'declared');
        } else if (frame['op'] === 'move') {
          renameField(frame, 'cell', 'square');
        } else if (frame['op'] === 'cityAction') {
          delete frame['cancelled'];
          delete frame['battleWon'];
        }
      }
    },
  },
  {
    schema: 3,
    name: 'great person cards, investments and relics',
    up(state) {
      state['personDeck'] = [];
      state['personDiscards'] = [];
      (state['box'] as Stored)['relics'] = [];
      for (const player of state['players'] as Stored[]) {
        player['hiddenPeople'] = [];
        player['openPeople'] = [];
        player['hensonCounters'] = 0;
        player['loweredTechs'] = [];
        player['newtonRow'] = 0;
        player['speedDoubled'] = false;
        player['investments'] = [0, 0, 0, 0];
        player['relicRewards'] = [];
      }
      for (const frame of framesOf(state)) {
        if (frame['op'] === 'gainPerson') {
          frame['cards'] = [];
        } else if (frame['op'] === 'cityAction') {
          frame['given'] = false;
        } else if (frame['op'] === 'battle') {
          frame['lootMissed'] = 0;
          frame['unsavable'] = [[], []];
          frame['vengeance'] = [0, 0];
          frame['inspired'] = 0;
          frame['outnumbered'] = false;
        }
      }
    },
  },
];
