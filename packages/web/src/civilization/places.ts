import type { PlainObject, Seat } from '@tessera/kernel';
import type { OpenAsk } from '@tessera/protocol';
import type { SquareView } from './model.ts';

/** The fields by which questions and answers name squares; a city is named by its centre. */
const FIELDS = ['square', 'from', 'city'] as const;
/** Choices for cards whose values are squares. */
const PLACED = ['square', 'city'];

/** The squares that an option names. */
export function squaresOf(option: PlainObject, ask: Pick<OpenAsk, 'about'>): number[] {
  const named = FIELDS.map((field) => option[field]);
  if (PLACED.includes(String(ask.about['of']))) named.push(option['value']);
  return named.filter(isSquare);
}

/** The squares that a question is about: the group that moves, the city that builds. */
export function subjectsOf({ about }: Pick<OpenAsk, 'about'>): number[] {
  const many = Array.isArray(about['squares']) ? (about['squares'] as readonly unknown[]) : [];
  return [...FIELDS.map((field) => about[field]), ...many].filter(isSquare);
}

function isSquare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

/** Is the option a place on the map, so that no list needs it? A city's actions are chosen by kind instead. */
export function isPlaced(option: PlainObject, ask: OpenAsk): boolean {
  if (ask.kind === 'cityManagement' || option['do'] === 'sacrifice') return false;
  return squaresOf(option, ask).length > 0;
}

/** An option that ends a part or declines something: always within reach, as a button of the bar. */
export function isWayOut(option: PlainObject): boolean {
  return ['end', 'done', 'pass', 'stop'].includes(String(option['do'])) || option['reserve'] === true;
}

const PLACING = [
  'placeCapital',
  'placeStartingWonder',
  'placeStartingFigure',
  'placePerson',
  'placeItem',
  'placeFreeItem',
  'growCapital',
  'displaceFigure',
  'secondHarvest',
];

/** What a player means by pressing a square that is not offered: the game uses it to explain why not. Null: nothing. */
export function intentAt(ask: OpenAsk, square: number, there: SquareView | null, own: Seat | null): PlainObject | null {
  const answer = answerAt(ask, square, there, own);
  return answer === null ? null : { kind: ask.kind, answer };
}

function answerAt(ask: OpenAsk, square: number, there: SquareView | null, own: Seat | null): PlainObject | null {
  const { kind, about } = ask;
  if (PLACING.includes(kind)) return { square };
  if (kind === 'assignScout') return { city: square };
  if (kind === 'choose') return PLACED.includes(String(about['of'])) ? { value: square } : null;
  if (kind === 'step') return { do: there === null ? 'discover' : 'to', square };
  if (there === null) return null;
  const figures = there.figures !== null && there.figures.seat === own ? there.figures : null;
  if (kind === 'movement' && figures !== null) {
    return { do: 'move', from: square, armies: figures.armies, scouts: figures.scouts };
  }
  if (kind === 'startOfTurn' && figures !== null) {
    return { do: 'found', square, figure: figures.scouts > 0 ? 'scout' : 'army' };
  }
  return null;
}
