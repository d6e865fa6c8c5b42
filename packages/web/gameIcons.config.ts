import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { wholePath } from './iconPath.config.ts';

const ID = 'virtual:game-icons/';

/** The icon names of the set, by group and meaning. */
type Meanings = { readonly [group: string]: { readonly [meaning: string]: string } };

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

/**
 * Which icons belong to which part of the page, so that nobody loads the drawings of a game they do not open: the icons
 * that the lobby and other pages show come with those, the rest with the game's table.
 */
const PARTS: { readonly [part: string]: (meaning: string) => boolean } = {
  common: (meaning) => COMMON.has(meaning),
  founders: (meaning) => meaning.startsWith('founders_'),
  civilization: (meaning) => !COMMON.has(meaning) && !meaning.startsWith('founders_'),
};

const COMMON = new Set([
  'building.aqueduct',
  'building.bank',
  'building.granary',
  'building.harbor',
  'building.library',
  'building.trading_post',
  'building.workshop',
  'great_person.builder',
  'marker.hut',
  'marker.village',
  'resource.incense',
  'resource.iron',
  'resource.silk',
  'resource.wheat',
  'wonder.pyramids',
]);

/**
 * Gives the page the few icons it uses out of the four thousand of the set (game-icons.net, CC BY 3.0): for each part of
 * the page a module (`virtual:game-icons/founders`) with the drawing for each meaning that src/art/icons.json names.
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const belongs = PARTS[id.slice(ID.length + 1)];
      if (belongs === undefined) return this.error(`there are no icons ${id}`);
      const file = new URL('src/art/icons.json', import.meta.url);
      this.addWatchFile(fileURLToPath(file));
      const meanings = JSON.parse(readFileSync(file, 'utf8')) as Meanings;
      const require = createRequire(import.meta.url);
      const set = require('@iconify-json/game-icons/icons.json') as IconSet;
      const drawings: { [meaning: string]: string } = {};
      for (const [group, names] of Object.entries(meanings)) {
        for (const [name, drawn] of Object.entries(names)) {
          const meaning = `${group}.${name}`;
          if (!belongs(meaning)) continue;
          const icon = set.icons[drawn];
          if (icon === undefined) return this.error(`there is no icon ${drawn} for ${meaning}`);
          drawings[meaning] = wholePath(pathOf(icon.body));
        }
      }
      return `export const drawings = ${JSON.stringify(drawings)};`;
    },
  };
}

/** The outline alone: the page paints it in the colour of its place. */
function pathOf(body: string): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`an icon without a path: ${body.slice(0, 80)}`);
  return paths.join('');
}
