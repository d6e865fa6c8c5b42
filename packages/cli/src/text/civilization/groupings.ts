import type { View } from '@tessera/game-civilization';
import { FIGURES, TECHS, UNIT_TYPES, WONDER_IDS } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { unitNamed } from '@tessera/locales/civilization/fronts';
import { ROMAN } from '@tessera/locales/civilization/say';
import { cityName } from '@tessera/locales/civilization/squares';
import type { CliKey } from '@tessera/locales/cli/en';
import type { Canvas } from '../gameScreen.ts';
import type { Grouping } from '../menus.ts';
import { nameOfSquare, ownPlayer, sayFor } from './squares.ts';

/** What is asked by kind first, where there is more than one of it. */
const DEEDS: { readonly [deed: string]: CliKey | `ui.civilization.${string}` } = {
  found: 'cli.civilization.found',
  government: 'ui.civilization.group.government',
  freeBuilding: 'cli.civilization.free',
  split: 'cli.civilization.split',
  harvest: 'ui.civilization.group.harvest',
  leave: 'cli.civilization.leave',
  sacrifice: 'cli.civilization.sacrifice',
};

/** From this number on, items or techs are first asked by kind. */
const MANY_ITEMS = 9;
const MANY_TECHS = 12;

/** How answers are grouped, by their content: a city, an action, an item, a group of figures, a unit, a level. */
export function groupingsFor(view: View, canvas: Canvas): Grouping[] {
  const { words, tell } = canvas;
  const say = sayFor(view, canvas);
  const first = (options: readonly PlainObject[], field: string) => options[0]?.[field] ?? null;
  return [
    {
      by: ({ do: deed, city }) => (typeof deed === 'string' && typeof city === 'number' ? city : null),
      label: (options) => cityLabel(Number(first(options, 'city'))),
    },
    {
      by: ({ do: deed }) => (typeof deed === 'string' && Object.hasOwn(DEEDS, deed) ? deed : null),
      label: (options) => words.say(DEEDS[String(first(options, 'do'))] as string),
    },
    {
      by: ({ item }, all) => (typeof item === 'string' && itemsIn(all) > MANY_ITEMS ? kindOf(item) : null),
      label: (options) => words.say(KINDS[kindOf(String(first(options, 'item')))]),
    },
    {
      by: ({ item }) => (typeof item === 'string' ? item : null),
      label: (options) => {
        const ways = words.say('ui.civilization.ways', { count: options.length });
        return `${tell(say.item(String(first(options, 'item'))))} (${ways})`;
      },
    },
    {
      by: ({ from }) => (typeof from === 'number' ? from : null),
      label: (options) =>
        words.say('cli.civilization.move', { square: nameOfSquare(view, Number(first(options, 'from'))) }),
    },
    {
      by: ({ unit }) => (typeof unit === 'string' ? unit : null),
      label: (options) => tell(unitNamed(say, String(first(options, 'unit')), 'units')),
    },
    {
      by: ({ tech }, all) => (typeof tech === 'string' && all.length > MANY_TECHS ? levelOf(tech) : null),
      label: (options) => {
        const level = words.say('ui.civilization.level', {
          level: ROMAN[levelOf(String(first(options, 'tech')))] ?? '',
        });
        return `${level} (${tell(say.count('techs', options.length))})`;
      },
    },
  ];

  function cityLabel(square: number): string {
    const city = ownPlayer(view).cities.find((one) => one.square === square);
    const name = tell(cityName(say, square));
    if (city === undefined) return name;
    const { production, culture, actions, extraActions, bonus } = city;
    const gives = say.yields({ trade: 0, production, culture, coin: 0 });
    const facts = [
      ...gives,
      ...(bonus > 0 ? [say.phrase('see.bonus', { n: bonus })] : []),
      say.count('actions', actions + extraActions),
    ];
    return `${name}: ${facts.map(tell).join(', ')}`;
  }
}

const KINDS = {
  figure: 'cli.civilization.figure',
  unit: 'cli.civilization.unit',
  building: 'cli.civilization.building',
  wonder: 'cli.civilization.wonder',
} as const satisfies { readonly [kind: string]: CliKey };

function kindOf(item: string): keyof typeof KINDS {
  if (FIGURES.some((id) => id === item)) return 'figure';
  if (UNIT_TYPES.some((id) => id === item)) return 'unit';
  return WONDER_IDS.some((id) => id === item) ? 'wonder' : 'building';
}

function itemsIn(options: readonly PlainObject[]): number {
  return new Set(options.map(({ item }) => item)).size;
}

export function levelOf(tech: string): number {
  return TECHS.find(({ id }) => id === tech)?.level ?? 0;
}
