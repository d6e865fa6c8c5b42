import type { FoundersTypes } from '@tessera/game-founders';
import { TILE_FACES, TOKEN_KINDS } from '@tessera/game-founders/data';
import { en as cliEn } from '@tessera/locales/cli/en';
import { lt as cliLt } from '@tessera/locales/cli/lt';
import { pl as cliPl } from '@tessera/locales/cli/pl';
import { en as commonEn } from '@tessera/locales/common/en';
import { lt as commonLt } from '@tessera/locales/common/lt';
import { pl as commonPl } from '@tessera/locales/common/pl';
import { en } from '@tessera/locales/founders/en';
import { lt } from '@tessera/locales/founders/lt';
import { pl } from '@tessera/locales/founders/pl';
import { foundersTalk } from '@tessera/locales/founders/talk';
import { en as uiEn } from '@tessera/locales/ui/founders/en';
import { lt as uiLt } from '@tessera/locales/ui/founders/lt';
import { pl as uiPl } from '@tessera/locales/ui/founders/pl';
import type { GameScreen } from '../gameScreen.ts';
import { intentOf, WHY_HELP } from './intents.ts';
import { menuFor } from './menu.ts';
import { drawTable } from './table.ts';

const TILE = 'founders:tile:';

export const foundersScreen: GameScreen<FoundersTypes> = {
  talk: foundersTalk,
  catalogs: { en: [commonEn, cliEn, uiEn, en], pl: [commonPl, cliPl, uiPl, pl], lt: [commonLt, cliLt, uiLt, lt] },
  names: ['Livia', 'Marcus', 'Julia', 'Titus'],
  mention: ({ id, text }) => (id.startsWith(TILE) ? `${text} ${id.slice(TILE.length)}` : text),
  table: drawTable,
  sights: [],
  cards: [...TILE_FACES.map(({ id }) => TILE + id), ...TOKEN_KINDS.map((kind) => `founders:token:${kind}`)],
  condense: (happenings) => happenings,
  menu: menuFor,
  unasked: () => null,
  occasion: () => null,
  intent: (words, { canvas }) => intentOf(words, canvas),
  whyHelp: WHY_HELP,
  components: null,
};
