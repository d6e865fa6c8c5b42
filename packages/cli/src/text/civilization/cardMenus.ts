import type { View } from '@tessera/game-civilization';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/decisions/decisions.ts';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { eventText, governmentText, techText, wonderOwner, wonderText } from './cards.ts';
import { declaredText } from './declared.ts';
import { abilityLabel, listMenu, type SquareOption, squareMenu } from './menuParts.ts';
import { capital, counted, letterOf, nameOf, plainName } from './names.ts';
import { atIn, cityName } from './squares.ts';

type Value = AnswerTo<'choose'>['value'];

/** A choice that a card or ability puts to its player. */
export function chooseMenu(view: View, ask: AskFor<'choose'>, options: readonly PlainObject[], canvas: Canvas): Menu {
  const answers = options as readonly AnswerTo<'choose'>[];
  const title = `${nameOf(ask.card)}: ${QUESTIONS[ask.of] ?? 'choose'}`;
  if (ask.of !== 'square' && ask.of !== 'city') {
    return listMenu(title, answers, ({ value }) => valueText(view, ask, value, canvas));
  }
  const squares = answers.flatMap((answer): SquareOption[] =>
    typeof answer.value === 'number' ? [{ square: answer.value, answer }] : [],
  );
  const last = answers.flatMap((answer): Choice[] =>
    typeof answer.value === 'number' ? [] : [{ label: 'no more', answer }],
  );
  return squareMenu(view, canvas, title, squares, { last });
}

const QUESTIONS: { readonly [of: string]: string } = {
  square: 'which square?',
  city: 'which city?',
  seat: 'which player?',
  front: 'which front?',
  wonder: 'which wonder?',
  tech: 'which tech?',
  resource: 'which resource?',
  government: 'which government?',
  deck: 'which deck?',
  alternative: 'what?',
};

const ALTERNATIVES: { readonly [name: string]: string } = {
  obsolete: 'make a wonder obsolete',
  killUnit: "kill a random unit of another player's forces",
  destroyBuilding: 'destroy a building',
  person: 'the great person',
  army: 'an army',
  scout: 'a scout',
  movingArmy: 'an army of the moving group',
  movingScout: 'a scout of the moving group',
  stop: 'no more',
};

function valueText(view: View, { of }: AskFor<'choose'>, value: Value, canvas: Canvas): string {
  if (value === 'stop') return 'no more';
  if (of === 'seat') return `${canvas.who.object(Number(value))} (${letterOf(Number(value))})`;
  if (of === 'front') return Number(value) < 0 ? 'no more' : frontText(view, Number(value), canvas);
  if (of === 'city') return cityName(view, Number(value));
  const id = String(value);
  if (of === 'wonder') {
    const owner = wonderOwner(view, id);
    return `${wonderText(id)} – ${owner === null ? 'in the market' : `owned by ${owner}`}`;
  }
  if (of === 'tech') return techText(id, view.options.expansion);
  if (of === 'government') return governmentText(id);
  if (of === 'alternative') return ALTERNATIVES[id] ?? plainName(id);
  return of === 'deck' ? `deck ${id}` : plainName(id);
}

/** A front with the units that face each other there. */
export function frontText(view: View, front: number, { who }: Canvas): string {
  const units = view.battle?.fronts.filter((unit) => unit.front === front) ?? [];
  const parts = units.map(({ seat, type, wounds }) => {
    return `${who.possessive(seat)} ${type}${wounds > 0 ? ` (${counted(wounds, 'wound')})` : ''}`;
  });
  return `front ${front + 1}${parts.length === 0 ? '' : `: ${parts.join(' – ')}`}`;
}

export function payMenu(ask: AskFor<'payResource'>, options: readonly PlainObject[], canvas: Canvas): Menu {
  const answers = options as readonly AnswerTo<'payResource'>[];
  const title = `${nameOf(ask.card)}: pay ${ask.need === 'any' ? 'a resource' : ask.need} with what?`;
  return listMenu(title, answers, (answer) => {
    switch (answer.pay) {
      case 'token':
        return `${answer.resource} token`;
      case 'hut':
      case 'village':
        return `${answer.resource} (${answer.pay})`;
      case 'event': {
        const coin =
          answer.to === null
            ? ''
            : `; ${canvas.who.object(answer.to)} ${canvas.who.object(answer.to) === 'you' ? 'get' : 'gets'} a coin`;
        return `the event ${nameOf(answer.event)} as ${answer.as}${coin}`;
      }
      case 'giveUp':
        return 'nothing: give up using it';
    }
  });
}

export function discardMenu(options: readonly PlainObject[]): Menu {
  const answers = options as readonly AnswerTo<'discardEvent'>[];
  return listMenu('You hold too many events: discard which?', answers, ({ event }) => eventText(event));
}

/** Cancelling what has just been declared, or not. */
export function respondMenu(view: View, ask: AskFor<'respond'>, options: readonly PlainObject[], canvas: Canvas): Menu {
  const answers = options as readonly AnswerTo<'respond'>[];
  return listMenu(`${declaredText(view, ask, canvas)}. Do you cancel it?`, answers, (answer) => {
    if (answer.do === 'pass') return 'no, let it happen';
    return answer.do === 'event'
      ? `cancel it with ${nameOf(answer.event)}`
      : `cancel it with ${abilityLabel(answer.tech, 'any')}`;
  });
}

const MOMENTS: { readonly [moment: string]: string } = {
  start: 'begins to move',
  step: 'has made a step',
  discovery: 'has discovered a tile',
  end: 'ends the movement',
};

/** What interrupts of one Movement part have in common. */
export function interruptOccasion(view: View, { mover }: AskFor<'interrupt'>): string {
  return `interrupt ${view.turn} ${mover}`;
}

/** Interrupting a movement, or letting it go on. */
export function interruptMenu(
  view: View,
  ask: AskFor<'interrupt'>,
  options: readonly PlainObject[],
  canvas: Canvas,
): Menu {
  const answers = options as readonly AnswerTo<'interrupt'>[];
  const { moment, mover, square } = ask;
  const { who } = canvas;
  const place = square < 0 ? '' : ` at ${atIn(view, square)}`;
  const isYou = mover === view.seat;
  const deed = isYou ? 'You may play something now' : `${who.subject(mover)} ${MOMENTS[moment] ?? moment}`;
  const choices = answers.flatMap((answer): Choice[] => {
    if (answer.do === 'event') return [{ label: `play ${eventText(answer.event)}`, answer }];
    if (answer.do === 'ability') return [{ label: `use ${abilityLabel(answer.tech, 'movement')}`, answer }];
    const whose = isYou ? 'your' : who.possessive(mover);
    return [
      { label: 'no, go on', answer },
      { label: `no, and do not ask again in ${whose} part`, answer, standing: interruptOccasion(view, ask) },
    ];
  });
  return { title: `${capital(deed)}${place}. Do you interrupt?`, picture: [], choices };
}
