import type { CivilizationTypes, Happening, HappeningOf, State } from '@tessera/game-civilization';
import {
  ABILITY_TECH,
  CIVILIZATION_ABILITIES,
  civilizationId,
  eventFace,
  governmentId,
  HUTS,
  TECH_ABILITIES,
  TECH_ABILITY,
  techIndex,
  tileId,
  VILLAGES,
} from '@tessera/game-civilization/data';
import { VICTORIES } from '@tessera/game-civilization/state/victories.ts';
import type { Coverage, Moment, Watcher } from '../coverage.ts';
import { ABILITY_SIGNS } from './abilitySigns.ts';
import { abilityId, componentsOf, type Family, METROPOLIS, WALLS } from './components.ts';
import { UNUSED } from './unused.ts';

export const civilizationCoverage: Coverage<CivilizationTypes> = { componentsOf, watch, excuses: UNUSED };

type Note = (family: Family, id: string) => void;
type Sign<K extends Happening['kind']> = (happening: HappeningOf<K>, note: Note) => void;

/** What the news says of components. A card counts as used when it is played, a tech when it is learned. */
const SIGNS: { readonly [K in Happening['kind']]?: Sign<K> } = {
  governmentChanged: ({ government }, note) => note('government', government),
  techLearned: ({ tech }, note) => note('tech', tech),
  abilityUsed: ({ tech }, note) => noteAbility(tech, note),
  cityActs: ({ bonuses }, note) => {
    for (const card of bonuses) {
      noteEvent(card, note);
      noteAbility(card, note);
    }
  },
  eventPlayed: ({ event }, note) => noteEvent(event, note),
  startingWonderPlaced: ({ wonder }, note) => note('wonder', wonder),
  wonderBuilt: ({ wonder }, note) => note('wonder', wonder),
  buildingBuilt: ({ building }, note) => note('building', building),
  buildingUpgraded: ({ building }, note) => note('building', building),
  wallsBuilt: (_, note) => note('building', WALLS),
  unitPlayed: ({ unit }, note) => note('unit', unit),
  personPlaced: ({ person }, note) => note('person', person),
  personCardShown: ({ card }, note) => note('personCard', card),
  personCardUsed: ({ card }, note) => note('personCard', card),
  // A marker that shows a resource is used when it pays, any other one when it is found.
  hutExplored: ({ marker }, note) => noteFound('hut', marker, note),
  villageConquered: ({ marker }, note) => noteFound('village', marker, note),
  markerLost: ({ back, marker }, note) => note(back, marker),
  relicTaken: ({ relic }, note) => note('relic', relic),
  tileDiscovered: ({ tile }, note) => note('tile', tile),
  invested: ({ card }, note) => note('investment', card),
  figuresDisbanded: ({ marker }, note) => {
    if (marker !== null) note('cityMarker', marker);
  },
  victoryReached: ({ victory }, note) => note('victory', victory),
  gameEnded: ({ reason }, note) => {
    if ((VICTORIES as readonly string[]).includes(reason)) note('victory', reason);
  },
};

/** The tech's resource ability; of one with several the state tells which was used. */
function noteAbility(tech: string, note: Note): void {
  const index = techIndex(tech);
  if (TECH_ABILITIES[index] === 1) note('ability', abilityId(TECH_ABILITY[index] as number));
}

function noteEvent(card: string, note: Note): void {
  const event = eventFace(card)?.id ?? null;
  if (event !== null) note('event', event);
}

function noteFound(back: 'hut' | 'village', marker: string | null, note: Note): void {
  const face = (back === 'hut' ? HUTS : VILLAGES).find(({ id }) => id === marker);
  if (face?.resource === null) note(back, face.id);
}

/** What the table shows and no news tells, or not exactly. */
function noteTable(state: State, note: Note): void {
  for (const { secondCenter, abilitiesUsed } of state.players) {
    if (secondCenter >= 0) note('cityMarker', METROPOLIS);
    if (abilitiesUsed === 0) continue;
    for (let ability = 0; ability < ABILITY_TECH.length; ability++) {
      if ((abilitiesUsed & (1 << ability)) !== 0) note('ability', abilityId(ability));
    }
  }
}

/** What has been there since the beginning: civilizations, governments and home tiles. */
function noteBeginning(state: State, note: Note): void {
  for (const { civilization, government } of state.players) {
    note('civilization', civilizationId(civilization));
    note('government', governmentId(government));
  }
  for (let slot = 0; slot < state.tiles.length; slot++) {
    if ((state.turned[slot] as number) >= 0) note('tile', tileId(state.tiles[slot] as number));
  }
}

function watch(): Watcher<CivilizationTypes> {
  const seen = new Map<Family, Set<string>>();
  const note: Note = (family, id) => {
    const ids = seen.get(family) ?? new Set();
    seen.set(family, ids.add(id));
  };
  return {
    saw(moment: Moment<CivilizationTypes>) {
      for (const happening of moment.happenings) {
        const sign = SIGNS[happening.kind] as Sign<Happening['kind']> | undefined;
        sign?.(happening as HappeningOf<Happening['kind']>, note);
      }
      noteTable(moment.state, note);
      if (moment.happenings.some(({ kind }) => kind === 'turnBegins')) noteBeginning(moment.state, note);
      for (const [seat, player] of moment.state.players.entries()) {
        if (player.civilization < 0) continue;
        for (const ability of CIVILIZATION_ABILITIES[civilizationId(player.civilization)]) {
          if (!seen.get('civilizationAbility')?.has(ability) && ABILITY_SIGNS[ability](moment, seat)) {
            note('civilizationAbility', ability);
          }
        }
      }
    },
    used: () => Object.fromEntries([...seen].map(([family, ids]) => [family, [...ids]])),
  };
}
