import type { CivilizationTypes, View } from '@tessera/game-civilization';
import {
  BUILDING_IDS,
  CIVILIZATION_IDS,
  CULTURE_EVENT_IDS,
  GOVERNMENT_IDS,
  GREAT_PEOPLE,
  TECH_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from '@tessera/game-civilization/data';
import { en } from '@tessera/locales/civilization/en';
import { lt } from '@tessera/locales/civilization/lt';
import { pl } from '@tessera/locales/civilization/pl';
import { describeView, squareIn } from '@tessera/locales/civilization/squares';
import { civilizationTalk } from '@tessera/locales/civilization/talk';
import { en as cliEn } from '@tessera/locales/cli/en';
import { lt as cliLt } from '@tessera/locales/cli/lt';
import { pl as cliPl } from '@tessera/locales/cli/pl';
import { en as commonEn } from '@tessera/locales/common/en';
import { lt as commonLt } from '@tessera/locales/common/lt';
import { pl as commonPl } from '@tessera/locales/common/pl';
import { en as uiEn } from '@tessera/locales/ui/civilization/en';
import { lt as uiLt } from '@tessera/locales/ui/civilization/lt';
import { pl as uiPl } from '@tessera/locales/ui/civilization/pl';
import type { Canvas, GameScreen, Sight } from '../gameScreen.ts';
import { wrap } from '../layout.ts';
import { drawSections, sectionsOf } from '../sections.ts';
import { COMPONENT_NAMES } from './componentNames.ts';
import { condense } from './condense.ts';
import { intentOf, WHY_HELP } from './intents.ts';
import { drawMap } from './map.ts';
import { interruptOccasion, menuFor } from './menu.ts';
import { sayFor, squareNamed } from './squares.ts';
import { drawTable } from './table.ts';

/** Parts of the table by themselves. */
function part(...ids: readonly string[]): Sight<CivilizationTypes>['show'] {
  return (view, _words, canvas) => {
    const lines = drawSections(sectionsOf(view, canvas, ids), canvas);
    return lines.length === 0 ? [canvas.words.say('cli.nothing')] : lines;
  };
}

const SIGHTS: readonly Sight<CivilizationTypes>[] = [
  { verb: 'map', help: 'cli.help.map', show: (view, _words, canvas) => drawMap(view, canvas) },
  { verb: 'players', help: 'cli.help.players', show: part('players', 'track') },
  { verb: 'market', help: 'cli.help.market', show: part('market') },
  { verb: 'hand', help: 'cli.help.hand', show: part('hand') },
  { verb: 'battle', help: 'cli.help.battle', show: part('battle', 'offers') },
  { verb: 'look', help: 'cli.help.look', show: showSquare },
];

/** Everything with a card or a marker, by its kinds of mention. */
const CARDS = {
  tech: TECH_IDS,
  wonder: WONDER_IDS,
  event: CULTURE_EVENT_IDS,
  government: GOVERNMENT_IDS,
  building: [...BUILDING_IDS, 'walls'],
  person: GREAT_PEOPLE.map(({ id }) => id),
  unit: UNIT_TYPES,
  civilization: CIVILIZATION_IDS,
};

/** Questions that are put to a seat by what all can see: where it can only pass, nothing is asked on the terminal. */
const FUTILE: readonly string[] = ['respond', 'interrupt', 'beforePhase', 'beforeResearch', 'battleMoment'];

export const civilizationScreen: GameScreen<CivilizationTypes> = {
  talk: civilizationTalk,
  catalogs: { en: [commonEn, cliEn, uiEn, en], pl: [commonPl, cliPl, uiPl, pl], lt: [commonLt, cliLt, uiLt, lt] },
  names: ['Ashoka', 'Boudica', 'Cyrus', 'Dido', 'Ezana'],
  mention: ({ text }) => text,
  table: drawTable,
  sights: SIGHTS,
  cards: Object.entries(CARDS).flatMap(([kind, ids]) => ids.map((id) => `civilization:${kind}:${id}`)),
  condense,
  menu: menuFor,
  unasked: ({ kind }, options) => (FUTILE.includes(kind) && options.length === 1 ? (options[0] ?? null) : null),
  occasion: (view, ask) => (ask.kind === 'interrupt' ? interruptOccasion(view, ask) : null),
  intent: intentOf,
  whyHelp: WHY_HELP,
  components: COMPONENT_NAMES,
};

function showSquare(view: View, words: readonly string[], canvas: Canvas): string[] {
  const square = squareNamed(view, words[0]);
  if (square === null) return [canvas.words.say('cli.noSquare')];
  const say = sayFor(view, canvas);
  const found = squareIn(view, square);
  const what = found === null ? say.phrase('see.unknownSquare') : describeView(say, found, true);
  return wrap(canvas.tell(say.phrase('see.square', { square: say.square(square), what })), canvas.width, '  ');
}
