import type { CivilizationTypes, View } from '@tessera/game-civilization';
import {
  BUILDING_IDS,
  CULTURE_EVENT_IDS,
  FIGURES,
  GOVERNMENT_IDS,
  TECH_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from '@tessera/game-civilization/data';
import type { Ask, PlainObject } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import type { CliKey } from '@tessera/locales/cli/en';
import type { Asked } from '../gameScreen.ts';
import { idNamed, type Named } from '../names.ts';
import { ownPlayer, sayFor, squareNamed } from './squares.ts';

export const WHY_HELP: readonly CliKey[] = [
  'cli.why.build',
  'cli.why.harvest',
  'cli.why.devote',
  'cli.why.research',
  'cli.why.found',
  'cli.why.adopt',
  'cli.why.play',
  'cli.why.move',
  'cli.why.square',
  'cli.why.end',
];

const ITEMS = [...FIGURES, ...UNIT_TYPES, ...BUILDING_IDS, 'walls', ...WONDER_IDS];

type Question = Asked<CivilizationTypes>;

/** What the player asks about after `why`, as an intent of the game. */
export function intentOf(words: readonly string[], asked: Question): PlainObject | null {
  const { ask, view, canvas } = asked;
  const say = sayFor(view, canvas);
  const [verb = '', ...rest] = words;
  const square = squareNamed(view, verb);
  if (square !== null && rest.length === 0) return placeIntent(ask, square);
  const known = (ids: readonly string[], name: (id: string) => Phrase): Named[] =>
    ids.map((id) => ({ id, name: canvas.tell(name(id)) }));
  const intent = (among: readonly Named[], make: (id: string) => PlainObject): PlainObject | null => {
    const id = idNamed(rest, among);
    return id === null ? null : make(id);
  };
  const techs = known(TECH_IDS, (id) => say.tech(id));
  switch (verb) {
    case 'build':
      return buildIntent(
        asked,
        rest,
        known(ITEMS, (id) => say.item(id)),
      );
    case 'harvest':
      return harvestIntent(view, rest);
    case 'devote':
      return cityIntent(view, rest, (city) => ({ do: 'devote', city }));
    case 'advance':
      return { kind: 'cityManagement', answer: { do: 'advance' } };
    case 'research':
      return intent(techs, (tech) => ({ kind: 'research', answer: { tech } }));
    case 'found':
      return foundIntent(
        view,
        rest,
        known(FIGURES, (id) => say.name('figure', id)),
      );
    case 'adopt':
      return intent(
        known(GOVERNMENT_IDS, (id) => say.government(id)),
        (government) => ({ kind: 'startOfTurn', answer: { do: 'government', government } }),
      );
    case 'play': {
      // Of several copies of an event, the one in hand is meant.
      const held = known(view.hand?.events ?? [], (id) => say.event(id));
      const among = idNamed(rest, held) === null ? known(CULTURE_EVENT_IDS, (id) => say.event(id)) : held;
      return intent(among, (event) => playIntent(ask, { do: 'event', event }));
    }
    case 'use':
      return intent(techs, (tech) => playIntent(ask, { do: 'ability', tech }));
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

/** Menus, reactions and battles offer events and abilities; elsewhere they count as in the player's own part. */
function playIntent(ask: Ask, answer: PlainObject): PlainObject {
  const kinds: readonly string[] = [
    'startOfTurn',
    'negotiate',
    'movement',
    'respond',
    'interrupt',
    'battleMoment',
    'battleTurn',
  ];
  return { kind: kinds.includes(ask.kind) ? ask.kind : 'cityManagement', answer };
}

/** A square as the answer to the current question. */
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

function buildIntent(
  { view, options }: Question,
  words: readonly string[],
  items: readonly Named[],
): PlainObject | null {
  const [what, where] = splitAtIn(words);
  const item = idNamed(what, items);
  const city = cityNamed(view, where);
  if (item === null || city === null) return null;
  // The game has listed the ways to pay for it, if there are any.
  const offered = options.find((one) => one['do'] === 'produce' && one['city'] === city && one['item'] === item);
  return { kind: 'cityManagement', answer: offered ?? { do: 'produce', city, item, bonuses: [], rush: 0 } };
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

function foundIntent(
  view: View,
  [place, named = 'scout']: readonly string[],
  figures: readonly Named[],
): PlainObject | null {
  const square = squareNamed(view, place);
  const figure = idNamed([named], figures);
  if (square === null || figure === null) return null;
  return { kind: 'startOfTurn', answer: { do: 'found', square, figure } };
}

function moveIntent(view: View, [place, armies = '1', scouts = '0']: readonly string[]): PlainObject | null {
  const from = squareNamed(view, place);
  if (from === null || !/^\d$/.test(armies) || !/^\d$/.test(scouts)) return null;
  return { kind: 'movement', answer: { do: 'move', from, armies: Number(armies), scouts: Number(scouts) } };
}
