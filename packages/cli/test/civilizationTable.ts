import { type Ask, civilization, type Happening, type State, type View } from '@tessera/game-civilization';
import {
  apply,
  createContext,
  isIllegal,
  nextBelow,
  type PlainObject,
  type Seat,
  seedStreams,
  start,
  visibleTo,
} from '@tessera/kernel';
import { canvasFor, wordsIn } from '../src/text/canvas.ts';
import { civilizationScreen } from '../src/text/civilization/index.ts';
import type { Canvas, GameScreen, Menu } from '../src/text/gameScreen.ts';
import { PLAIN } from '../src/text/paint.ts';

/** A question of a random game, as the player asked sees it. */
export interface Moment {
  readonly state: State;
  readonly ask: Ask;
  readonly view: View;
  readonly options: readonly PlainObject[];
  /** The announcements to each seat since the moment before. */
  heard(seat: Seat): readonly Happening[];
}

const SCREEN = civilizationScreen as unknown as GameScreen;

/** The canvas of a seat, in a language or in given words. */
export function canvasOf(you: Seat | null, words = wordsIn('en', SCREEN)): Canvas {
  return canvasFor(SCREEN, words, {
    paint: PLAIN,
    width: 80,
    players: { you, names: civilizationScreen.names.slice(0, 5) },
  });
}

/** Plays a random game and shows a visitor one question in `every`, and those that `also` asks for, until they have seen enough. */
export function visitGame(
  players: number,
  seed: string,
  options: PlainObject,
  every: number,
  visit: (moment: Moment) => 'on' | 'enough',
  also: (ask: Ask) => boolean = () => false,
): State {
  const setup = civilization.setup(players, options);
  if (isIllegal(setup)) throw new Error(setup.rule);
  const context = createContext<State, Happening>(civilization.initialState(setup), { told: true });
  const generator = seedStreams(seed)[0] as number[];
  start(civilization, context, seed);
  const { state } = context;
  let told = context.told ?? [];
  while (state.outcome === null && state.pending !== null) {
    const { asks, answers } = state.pending;
    const open = asks.filter((_, i) => answers[i] === null);
    const ask = open[nextBelow(generator, open.length)] as Ask;
    const answer = civilization.options(state, ask);
    if (state.seq % every === 0 || also(ask)) {
      const news = told;
      told = [];
      const wish = visit({
        state,
        ask,
        view: civilization.view(state, ask.seat),
        options: answer as readonly PlainObject[],
        heard: (seat) => visibleTo(news, seat),
      });
      if (wish === 'enough') break;
    }
    context.told = [];
    apply(civilization, context, ask.id, answer[nextBelow(generator, answer.length)] as never);
    told.push(...context.told);
  }
  return state;
}

/**
 * Every menu that can be reached from one, including itself; offers can grow without end, so only to a limited depth.
 */
export function menusIn(menu: Menu, depth = 3): Menu[] {
  if (depth === 0) return [menu];
  return [menu, ...menu.choices.flatMap((choice) => ('menu' in choice ? menusIn(choice.menu(), depth - 1) : []))];
}

/** Every answer that can be given from some menus. */
export function answersOf(menus: readonly Menu[]): PlainObject[] {
  return menus.flatMap(({ choices }) => choices.flatMap((choice) => ('answer' in choice ? [choice.answer] : [])));
}
