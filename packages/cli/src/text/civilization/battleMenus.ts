import type { UnitView, View } from '@tessera/game-civilization';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { drawBattle, unitText } from './battle.ts';
import { frontText } from './cardMenus.ts';
import { techText } from './cards.ts';
import { listMenu } from './menuParts.ts';
import { counted, nameOf, unitCardName } from './names.ts';
import { techParts } from './techTexts.ts';

type BattleAct = AnswerTo<'battleTurn'>;
type SideView = NonNullable<View['battle']>['sides'][number];

/** First the unit, then the front; abilities and the end beside them. */
export function battleMenu(
  view: View,
  { played }: AskFor<'battleTurn'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const all = options as readonly BattleAct[];
  const plays = all.filter((act) => act.do === 'play');
  const side = ownSide(view);
  const choices: Choice[] = [...new Set(plays.map(({ unit }) => unit))].map((unit) => {
    const ways = plays
      .filter((act) => act.unit === unit)
      .map((answer): Choice => ({ label: playLabel(view, answer.front, canvas), answer }));
    const name = unitIn(side?.units ?? [], unit);
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) return { ...only, label: `${name}: ${only.label}` };
    return { label: `play ${name} …`, menu: () => ({ title: `${name}: where?`, picture: [], choices: ways }) };
  });
  for (const answer of all) {
    if (answer.do === 'ability')
      choices.push({ label: `use ${nameOf(answer.tech)} for iron: ${abilityPart(answer.tech)}`, answer });
    if (answer.do === 'heal') choices.push({ label: `heal with ${nameOf(answer.tech)}`, answer });
    if (answer.do === 'end') choices.push({ label: 'end this battle turn', answer });
  }
  const barbarians = side?.barbarians === true ? 'You play the barbarians. ' : '';
  const title = `${barbarians}${played ? 'Your unit is played: anything else?' : 'Your turn in the battle: play a unit'}`;
  return { title, picture: drawBattle(view, canvas), choices };
}

/** The side that is to act now, if the viewer plays it. */
function ownSide(view: View): SideView | null {
  const { battle } = view;
  return battle?.sides.find(({ seat }) => seat === battle.turn && seat === view.seat) ?? null;
}

function playLabel(view: View, front: number | null, canvas: Canvas): string {
  return front === null ? 'open a new front' : `attack at ${frontText(view, front, canvas)}`;
}

function abilityPart(tech: string): string {
  const part = techParts(tech, false).find((one) => one.startsWith('iron'));
  return part?.split(': ').slice(1).join(': ') ?? '';
}

export function healMenu(
  view: View,
  { left }: AskFor<'healWound'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const answers = options as readonly AnswerTo<'healWound'>[];
  const title = `Heal one wound where? (${counted(left, 'wound')} left to heal)`;
  const label = ({ front }: AnswerTo<'healWound'>) =>
    front === null ? 'heal no more' : frontText(view, front, canvas);
  return listMenu(title, answers, label, drawBattle(view, canvas));
}

export function saveMenu(view: View, ask: AskFor<'saveUnit'>, options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'saveUnit'>[];
  const killed = view.battle?.sides.find(({ seat }) => seat === ask.seat)?.killed ?? [];
  return listMenu('Save one of your killed units?', answers, ({ unit }) =>
    unit === null ? 'none' : unitIn(killed, unit),
  );
}

/** The unit that an answer names, among those the viewer sees. */
function unitIn(units: readonly UnitView[], card: string): string {
  const unit = units.find((one) => one.card === card);
  return unit === undefined ? unitCardName(card) : unitText(unit);
}

export function barbarianMenu(options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'barbarianDeck'>[];
  return listMenu('A deck is empty: draw the barbarian unit from which other one?', answers, ({ deck }) => deck);
}

export function lootMenu(
  view: View,
  { loser, points }: AskFor<'loot'>,
  options: readonly PlainObject[],
  { who }: Canvas,
): Menu {
  const answers = options as readonly AnswerTo<'loot'>[];
  const whose = who.possessive(loser);
  const title = `Loot: take what from ${who.object(loser)}? (${points} to spend)`;
  const order = [...answers].sort((a, b) => Number(a.take === 'nothing') - Number(b.take === 'nothing'));
  return listMenu(title, order, (answer) => {
    switch (answer.take) {
      case 'nothing':
        return 'nothing more';
      case 'trade':
      case 'culture':
        return `${answer.amount} ${answer.take} (1)`;
      case 'resource':
        return `${answer.resource} (1)`;
      case 'hut':
      case 'village':
        return `a ${answer.take} marker, unseen (1)`;
      case 'discardCoin':
        return `discard ${whose} coin on ${coinPlace(answer.from)} (1)`;
      case 'coin':
        return `${whose} coin on ${coinPlace(answer.from)} (2)`;
      case 'event':
        return `an event of deck ${answer.deck}, unseen (2)`;
      case 'tech':
        return `learn ${techText(answer.tech, view.options.expansion)} (2)`;
    }
  });
}

function coinPlace(place: string): string {
  return place === 'sheet' ? 'the civilization sheet' : nameOf(place);
}
