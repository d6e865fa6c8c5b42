import type { Ask, View } from '@tessera/game-civilization';
import {
  BUILDING_IDS,
  CULTURE_EVENT_IDS,
  FIGURES,
  GOVERNMENT_IDS,
  TECH_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { idNamed } from './cards.ts';
import { itemCost } from './costs.ts';
import { ownPlayer } from './menuParts.ts';
import { squareNamed } from './squares.ts';

export const WHY_HELP = [
  'why build ITEM in CITY        why not build it there: why build market in F14',
  'why harvest SQUARE in CITY    why a city cannot harvest there',
  'why devote CITY, why advance  why not to the arts, or on the culture track',
  'why research TECH             why a tech cannot be researched',
  'why found SQUARE army         why an army (or scout) cannot found a city',
  'why adopt GOVERNMENT          why your government cannot change to it',
  'why play EVENT, why use TECH  why an event, or an ability, cannot be used now',
  'why move SQUARE 2 1           why 2 armies and 1 scout cannot start there',
  'why SQUARE                    why not there, where a square is asked for',
  'why end, why stop             why the part, or the movement, cannot end now',
];

const ITEMS = [...FIGURES, ...UNIT_TYPES, ...BUILDING_IDS, 'walls', ...WONDER_IDS];

/** What the player asks about after `why`, as an intent of the game. */
export function intentOf(words: readonly string[], ask: Ask, view: View): PlainObject | null {
  const [verb = '', ...rest] = words;
  const square = squareNamed(view, verb);
  if (square !== null && rest.length === 0) return placeIntent(ask, square);
  switch (verb) {
    case 'build':
      return buildIntent(view, rest);
    case 'harvest':
      return harvestIntent(view, rest);
    case 'devote':
      return cityIntent(view, rest, (city) => ({ do: 'devote', city }));
    case 'advance':
      return { kind: 'cityManagement', answer: { do: 'advance' } };
    case 'research':
      return named(rest, TECH_IDS, (tech) => ({ kind: 'research', answer: { tech } }));
    case 'found':
      return foundIntent(view, rest);
    case 'adopt':
      return named(rest, GOVERNMENT_IDS, (government) => ({
        kind: 'startOfTurn',
        answer: { do: 'government', government },
      }));
    case 'play':
      return named(rest, [...(view.hand?.events ?? []), ...CULTURE_EVENT_IDS], (event) =>
        playIntent(ask, { do: 'event', event }),
      );
    case 'use':
      return named(rest, TECH_IDS, (tech) => playIntent(ask, { do: 'ability', tech }));
    case 'move':
      return moveIntent(view, rest);
    case 'end':
      return { kind: ask.kind, answer: { do: ask.kind === 'negotiate' ? 'done' : 'end' } };
    case 'stop':
      return { kind: 'step', answer: { do: 'stop' } };
    default:
      return null;
  }
}

function named(
  words: readonly string[],
  among: readonly string[],
  intent: (id: string) => PlainObject,
): PlainObject | null {
  const id = idNamed(words, among);
  return id === null ? null : intent(id);
}

/** Menus, reactions and battles offer events and abilities; elsewhere they are asked for as in one's own part. */
function playIntent(ask: Ask, answer: PlainObject): PlainObject {
  const kinds: readonly string[] = ['startOfTurn', 'negotiate', 'movement', 'respond', 'interrupt', 'battleTurn'];
  return { kind: kinds.includes(ask.kind) ? ask.kind : 'cityManagement', answer };
}

/** A square as the answer to what is asked now. */
function placeIntent(ask: Ask, square: number): PlainObject {
  if (ask.kind === 'step') return { kind: 'step', answer: { do: 'to', square } };
  if (ask.kind === 'choose') return { kind: 'choose', answer: { value: square } };
  return { kind: ask.kind, answer: { square } };
}

/** A city by its center, or the capital where none is named. */
function cityNamed(view: View, word: string | undefined): number | null {
  return word === undefined ? (ownPlayer(view).cities[0]?.square ?? null) : squareNamed(view, word);
}

/** "market in F14" as the words before and after "in". */
function splitAtIn(words: readonly string[]): readonly [readonly string[], string | undefined] {
  const at = words.lastIndexOf('in');
  return at < 0 ? [words, undefined] : [words.slice(0, at), words[at + 1]];
}

function buildIntent(view: View, words: readonly string[]): PlainObject | null {
  const [what, where] = splitAtIn(words);
  const item = idNamed(what, ITEMS);
  const city = cityNamed(view, where);
  if (item === null || city === null) return null;
  const player = ownPlayer(view);
  const own = player.cities.find(({ square }) => square === city);
  // As many rushes as it takes: whether there is enough trade for them is the question.
  const missing = own === undefined ? 0 : itemCost(player, item) - own.production;
  const rush = Math.max(0, Math.ceil(missing / (player.civilization === 'america' ? 2 : 1)));
  return { kind: 'cityManagement', answer: { do: 'produce', city, item, bonuses: [], rush } };
}

function harvestIntent(view: View, words: readonly string[]): PlainObject | null {
  const [what, where] = splitAtIn(words);
  const square = squareNamed(view, what[0]);
  if (square === null) return null;
  return cityIntent(view, where === undefined ? [] : [where], (city) => {
    return { do: 'harvest', city, square, twice: false, extra: false };
  });
}

function cityIntent(view: View, words: readonly string[], act: (city: number) => PlainObject): PlainObject | null {
  const city = cityNamed(view, words[0]);
  return city === null ? null : { kind: 'cityManagement', answer: act(city) };
}

function foundIntent(view: View, [place, figure = 'scout']: readonly string[]): PlainObject | null {
  const square = squareNamed(view, place);
  if (square === null || !FIGURES.some((one) => one === figure)) return null;
  return { kind: 'startOfTurn', answer: { do: 'found', square, figure } };
}

function moveIntent(view: View, [place, armies = '1', scouts = '0']: readonly string[]): PlainObject | null {
  const from = squareNamed(view, place);
  if (from === null || !/^\d$/.test(armies) || !/^\d$/.test(scouts)) return null;
  return { kind: 'movement', answer: { do: 'move', from, armies: Number(armies), scouts: Number(scouts) } };
}
