import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ID = 'virtual:game-icons';

/** What stands for what: by group and meaning, the name of an icon of the set. */
type Meanings = { readonly [group: string]: { readonly [meaning: string]: string } };

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

/**
 * Gives the page the few icons it uses out of the four thousand of the set (game-icons.net, CC BY 3.0), as a module with
 * the drawing for each meaning that src/art/icons.json names.
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const file = new URL('src/art/icons.json', import.meta.url);
      this.addWatchFile(file.pathname);
      const meanings = JSON.parse(readFileSync(file, 'utf8')) as Meanings;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const drawings: { [meaning: string]: string } = {};
      for (const [group, names] of Object.entries(meanings)) {
        for (const [meaning, name] of Object.entries(names)) {
          const icon = set.icons[name];
          if (icon === undefined) this.error(`there is no icon ${name} for ${group}.${meaning}`);
          else drawings[`${group}.${meaning}`] = pathOf(icon.body);
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
