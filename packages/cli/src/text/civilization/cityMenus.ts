import type { View } from '@tessera/game-civilization';
import { BUILDINGS, FIGURES, UNIT_TYPES, WONDER_IDS } from '@tessera/game-civilization/data';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { buildingText, itemText } from './cards.ts';
import { WONDER_TEXTS } from './cardTexts.ts';
import { devotionOf, itemCost, nextSpace, rushTrade } from './costs.ts';
import {
  consentChoices,
  grouped,
  listMenu,
  ownPlayer,
  placeMenu,
  playChoices,
  squareMenu,
  statusLines,
} from './menuParts.ts';
import { counted, nameOf } from './names.ts';
import { atIn, type CityView, cityName, squareIn, yieldsText } from './squares.ts';

type MenuAct = AnswerTo<'cityManagement'>;
type Act<D extends MenuAct['do']> = Extract<MenuAct, { readonly do: D }>;
type CityAct = Extract<MenuAct, { readonly city: number }>;
type Payment = Pick<Act<'produce'>, 'bonuses' | 'rush'>;

function acts<D extends MenuAct['do']>(options: readonly MenuAct[], deed: D): Act<D>[] {
  return options.filter((act): act is Act<D> => act.do === deed);
}

/** First the city, then what it does. */
export function cityManagementMenu(view: View, options: readonly PlainObject[], canvas: Canvas): Menu {
  const all = options as readonly MenuAct[];
  const player = ownPlayer(view);
  const choices: Choice[] = [];
  for (const city of player.cities) {
    const own = all.filter((act): act is CityAct => 'city' in act && act.city === city.square);
    if (own.length === 0) continue;
    const left = city.actions + city.extraActions;
    const bonus = city.bonus > 0 ? ` +${city.bonus} bonus` : '';
    const name = cityName(view, city.square);
    const label = `${name}: ${city.production}${bonus} production, ${city.culture} culture${left > 1 ? `, ${left} actions` : ''} …`;
    choices.push({ label, menu: () => cityMenu(view, own, city, name, canvas) });
  }
  choices.push(
    ...acts(all, 'advance').map((answer) => ({ label: `advance on the culture track ${advanceCost(view)}`, answer })),
    ...acts(all, 'coin').map((answer) => ({ label: COIN_TASKS[answer.tech], answer })),
    ...playChoices(options, 'cityManagement'),
    ...acts(all, 'end').map((answer) => ({ label: `end your City Management${unused(view)}`, answer })),
    ...consentChoices(options),
  );
  return { title: 'City Management: which city acts, or what else?', picture: statusLines(view, canvas), choices };
}

const COIN_TASKS: { readonly [T in Act<'coin'>['tech']]: string } = {
  democracy: 'Democracy: 6 trade for a coin',
  printingPress: 'Printing Press: 5 culture for a coin',
};

function unused(view: View): string {
  const left = ownPlayer(view).cities.reduce((sum, { actions, extraActions }) => sum + actions + extraActions, 0);
  return left === 0 ? '' : ` (${counted(left, 'city action')} unused)`;
}

function advanceCost(view: View): string {
  const space = nextSpace(ownPlayer(view));
  if (space === null) return '';
  const { culture, trade, kind } = space;
  const gift = { event: 'an event', greatPerson: 'a great person', victory: 'you win' }[kind];
  return `for ${culture} culture${trade > 0 ? ` and ${trade} trade` : ''} (${gift})`;
}

function cityMenu(view: View, own: readonly CityAct[], city: CityView, name: string, canvas: Canvas): Menu {
  const ofDeed = <D extends CityAct['do']>(deed: D) => acts(own, deed);
  const items = itemChoices(view, ofDeed('produce'));
  const culture = devotionOf(view, ownPlayer(view), city);
  const free = ofDeed('freeBuilding').map((answer): Choice => ({ label: buildingText(answer.item), answer }));
  const split = ofDeed('split').map((answer): Choice => ({ label: costed(view, answer.item), answer }));
  const choices: Choice[] = [
    ...items,
    ...grouped('a building for free (Egypt)', free, 'Which building?'),
    ...grouped('two items (Engineering)', split, 'Which item first? You choose the second one next'),
    ...ofDeed('devote').map((answer) => ({ label: `devote the city to the arts for ${culture} culture`, answer })),
    ...harvestChoices(view, ofDeed('harvest'), canvas),
  ];
  return { title: `${name}: what does it do?`, picture: [], choices };
}

/** One choice for each item; where it can be paid in several ways they come next. */
function itemChoices(view: View, options: readonly (Payment & PlainObject & { readonly item: string })[]): Choice[] {
  const items = [...new Set(options.map(({ item }) => item))];
  const choices = (kind: string | null) =>
    items.filter((item) => kind === null || kindOf(item) === kind).flatMap(choice);
  const choice = (item: string): Choice[] => {
    const ways = options.filter((option) => option.item === item);
    const label = costed(view, item);
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) return [{ label: `${label}${payText(only, ', ')}`, answer: only }];
    const menu = (): Menu => ({
      title: 'Pay how?',
      picture: [],
      choices: ways.map((answer) => ({ label: payText(answer, '') || 'with its own production', answer })),
    });
    return [{ label: `${label} (${ways.length} ways to pay) …`, menu }];
  };
  if (items.length <= MANY) return choices(null);
  return KINDS.flatMap((kind) => grouped(`a ${kind}`, choices(kind), `Which ${kind}?`));
}

/** Many items are asked for by kind. */
const MANY = 9;
const KINDS = ['figure', 'unit', 'building', 'wonder'] as const;

function kindOf(item: string): (typeof KINDS)[number] {
  if (FIGURES.some((id) => id === item)) return 'figure';
  if (UNIT_TYPES.some((id) => id === item)) return 'unit';
  return WONDER_IDS.some((id) => id === item) ? 'wonder' : 'building';
}

/** An item with its cost, and what it does where the name does not tell. */
function costed(view: View, item: string): string {
  const player = ownPlayer(view);
  return `build ${itemText(view, player.seat, item)} for ${itemCost(player, item)}${itemEffect(item)}`;
}

function itemEffect(item: string): string {
  const wonder = WONDER_IDS.find((id) => id === item);
  if (wonder !== undefined) return `: ${WONDER_TEXTS[wonder]}`;
  const building = BUILDINGS.find(({ id }) => id === item);
  if (building === undefined) return '';
  const { icons, limited } = building;
  const gives = [...yieldsText(icons), ...(icons.combat > 0 ? [`combat bonus ${icons.combat}`] : [])];
  return ` (${gives.join(', ')}${limited ? '; limited' : ''})`;
}

/** What is spent beside the city's own production. */
function payText({ bonuses, rush }: Payment, before: string): string {
  const parts = [
    ...bonuses.map((bonus) => `with ${nameOf(bonus)}`),
    ...(rush > 0 ? [`rushing for ${rushTrade(rush)} trade`] : []),
  ];
  return parts.length === 0 ? '' : `${before}${parts.join(', ')}`;
}

function harvestChoices(view: View, harvests: readonly Act<'harvest'>[], canvas: Canvas): Choice[] {
  const deed = ({ twice, extra }: Act<'harvest'>) =>
    `${twice ? 'twice (Angkor Wat), first' : 'at'}${extra ? ' (additional action)' : ''}`;
  const [only] = harvests;
  if (only === undefined) return [];
  if (harvests.length === 1) {
    return [
      { label: `harvest ${squareIn(view, only.square)?.resource ?? ''} at ${atIn(view, only.square)}`, answer: only },
    ];
  }
  const options = harvests.map((answer) => ({ square: answer.square, answer, deed: deed(answer) }));
  const kinds = [...new Set(harvests.map(({ square }) => squareIn(view, square)?.resource ?? ''))];
  return [{ label: `harvest ${kinds.join(', ')} …`, menu: () => squareMenu(view, canvas, 'Harvest where?', options) }];
}

export function placeItemMenu(
  view: View,
  { city, item }: AskFor<'placeItem'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const title = `Where does it go? ${itemText(view, ownPlayer(view).seat, item)} of the city at ${atIn(view, city)}`;
  return placeMenu(view, canvas, title, options as readonly AnswerTo<'placeItem'>[], [city]);
}

export function secondItemMenu(view: View, { first }: AskFor<'secondItem'>, options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'secondItem'>[];
  const title = `Engineering: which item beside ${itemText(view, ownPlayer(view).seat, first)}? Both are paid together`;
  return { title, picture: [], choices: itemChoices(view, answers) };
}

export function secondHarvestMenu(
  view: View,
  { first }: AskFor<'secondHarvest'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const title = `Angkor Wat: harvest where beside ${atIn(view, first)}?`;
  return placeMenu(view, canvas, title, options as readonly AnswerTo<'secondHarvest'>[]);
}

export function combustionMenu(
  view: View,
  { square, building }: AskFor<'combustion'>,
  options: readonly PlainObject[],
): Menu {
  const answers = options as readonly AnswerTo<'combustion'>[];
  const title = `Combustion: do your armies destroy the ${nameOf(building)} at ${atIn(view, square)}?`;
  return listMenu(title, answers, ({ destroy }) => (destroy ? 'yes, destroy it' : 'no, leave it'));
}
