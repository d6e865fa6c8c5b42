import type { UnitView } from '@tessera/game-civilization';
import { isHutId, TECHS } from '@tessera/game-civilization/data';
import { textOf } from '@tessera/locales';
import { ROMAN } from '@tessera/locales/civilization/say';
import type { OpenAsk } from '@tessera/protocol';
import type { Meaning } from '../parts/Icon.tsx';
import type { Board, BoardOption } from './boardContext.tsx';
import {
  buildingIcon,
  itemIcon,
  personIcon,
  resourceIcon,
  techIcon,
  unitCardIcon,
  unitIcon,
  wonderIcon,
} from './icons.ts';
import { unitToPlay } from './model.ts';

/** Options that belong together, under a heading. */
export interface Group {
  readonly heading: string | null;
  readonly choices: readonly BoardOption[];
}

/** Options grouped by subject, in their original order. */
export function groupsOf(board: Board, ask: OpenAsk, choices: readonly BoardOption[]): Group[] {
  const groups = new Map<string, BoardOption[]>();
  for (const choice of choices) {
    const heading = headingOf(board, ask, choice);
    const group = groups.get(heading);
    if (group === undefined) groups.set(heading, [choice]);
    else group.push(choice);
  }
  const isOne = groups.size === 1;
  return [...groups].map(([heading, group]) => ({ heading: isOne || heading === '' ? null : heading, choices: group }));
}

function headingOf({ say, ui, view }: Board, { kind }: OpenAsk, { option }: BoardOption): string {
  if (kind === 'research' || kind === 'learnTech' || (kind === 'choose' && levelOf(option['value']) > 0)) {
    const level = levelOf(option['tech'] ?? option['value']);
    return level === 0 ? '' : ui('level', { level: ROMAN[level] ?? '' });
  }
  switch (option['do']) {
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return say.text('section.offers');
    case 'play':
      return unitHeading(say, unitToPlay(view, String(option['unit'])));
    case 'government':
    case 'person':
    case 'wonder':
      return ui(`group.${option['do']}`);
    case 'invest':
      return say.text('setupOption.investments');
    case 'event':
    case 'ability':
    case 'greatPerson':
    case 'heal':
      return ui('group.cards');
    default:
      return '';
  }
}

function unitHeading(say: Board['say'], unit: UnitView | null): string {
  return unit === null ? '' : textOf(say.unit(unit));
}

function levelOf(tech: unknown): number {
  return TECHS.find(({ id }) => id === tech)?.level ?? 0;
}

/** An icon for an option, where one shows its subject at a glance. */
export function iconOf({ option }: BoardOption, { kind, about }: OpenAsk): Meaning | null {
  const text = (field: string) => (typeof option[field] === 'string' ? String(option[field]) : null);
  const tech = text('tech');
  if (tech !== null) return techIcon(tech);
  const item = text('item');
  if (item !== null) return itemIcon(item);
  const wonder = text('wonder');
  if (wonder !== null) return wonderIcon(wonder);
  const person = text('person');
  if (person !== null) return personIcon(person);
  const resource = text('resource');
  if (resource !== null) return resourceIcon(resource);
  const unit = text('unit');
  if (unit !== null) return unitCardIcon(unit);
  const deck = text('deck');
  if (deck !== null && kind === 'barbarianDeck') return unitIcon(deck);
  if (text('relic') !== null) return 'marker.relic';
  const take = text('take');
  if (take === 'trade' || take === 'culture') return `yield.${take}`;
  if (take === 'coin' || take === 'discardCoin') return 'yield.coin';
  if (take === 'hut' || take === 'village') return `marker.${take}`;
  switch (option['do']) {
    case 'move':
    case 'leave':
      return Number(option['armies']) > 0 ? 'figure.army' : 'figure.scout';
    case 'marker':
      return isHutId(String(option['marker'])) ? 'marker.hut' : 'marker.village';
    case 'found':
      return buildingIcon('');
    case 'advance':
    case 'devote':
      return 'yield.culture';
    case 'devoteForTrade':
      return 'yield.trade';
    default:
  }
  return kind === 'choose' && about['of'] === 'wonder' ? wonderIcon(String(option['value'])) : null;
}
