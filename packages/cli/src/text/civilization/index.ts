import type { Ask, CivilizationTypes, View } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, GameText, Sight } from '../gameText.ts';
import { wrap } from '../layout.ts';
import { drawBattle } from './battle.ts';
import { interruptOccasion } from './cardMenus.ts';
import { cardsNamed } from './cards.ts';
import { condense, isHeading, sayHappening } from './happenings.ts';
import { intentOf, WHY_HELP } from './intents.ts';
import { drawMap } from './map.ts';
import { drawHand, drawMarket } from './market.ts';
import { menuFor } from './menu.ts';
import { VICTORY_NAMES } from './names.ts';
import { drawOffers } from './offers.ts';
import { drawPlayers } from './players.ts';
import { explainRefusal } from './refusals.ts';
import { lookAt, squareNamed } from './squares.ts';
import { drawTable } from './table.ts';

const SIGHTS: readonly Sight<CivilizationTypes>[] = [
  { verb: 'map', words: '', help: 'the map alone', show: (view, _words, canvas) => drawMap(view, canvas) },
  { verb: 'players', words: '', help: 'the players alone', show: (view, _words, canvas) => drawPlayers(view, canvas) },
  {
    verb: 'market',
    words: '',
    help: 'wonders, buildings, resources and decks',
    show: (view, _words, canvas) => drawMarket(view, canvas),
  },
  {
    verb: 'hand',
    words: '',
    help: 'your events, markers and units',
    show: (view, _words, canvas) => drawHand(view, canvas),
  },
  { verb: 'battle', words: '', help: 'the battle, and open offers', show: drawNow },
  { verb: 'card', words: 'NAME', help: 'what a tech, wonder, event … does: card pottery', show: showCards },
  { verb: 'look', words: 'SQUARE', help: 'all about a square: look F14', show: showSquare },
];

export const civilizationText: GameText<CivilizationTypes> = {
  title: 'Civilization',
  names: ['Ashoka', 'Boudica', 'Cyrus', 'Dido', 'Ezana'],
  table: drawTable,
  sights: SIGHTS,
  happening: sayHappening,
  condense,
  isHeading,
  menu: (view, ask, options, canvas) => menuFor(view, ask as Ask, options, canvas),
  unasked: ({ kind }, options) =>
    (kind === 'respond' || kind === 'interrupt') && options.length === 1 ? (options[0] ?? null) : null,
  occasion: (view, ask) => {
    const asked = ask as Ask;
    return asked.kind === 'interrupt' ? interruptOccasion(view, asked) : null;
  },
  intent: (words, ask, view) => intentOf(words, ask as Ask, view),
  whyHelp: WHY_HELP,
  explain: explainRefusal,
  reason: (reason) => VICTORY_NAMES[reason] ?? reason,
  standings,
};

function drawNow(view: View, _words: readonly string[], canvas: Canvas): string[] {
  const lines = [...drawBattle(view, canvas), ...drawOffers(view, canvas)];
  return lines.length === 0 ? ['There is no battle, and no offer is open.'] : lines;
}

function showCards(view: View, words: readonly string[], { width }: Canvas): string[] {
  const texts = cardsNamed(words, view.options.expansion);
  if (texts.length === 0) return [`There is no card "${words.join(' ')}".`];
  return texts.flatMap((text) => wrap(`${text}.`, width, '  '));
}

function showSquare(view: View, words: readonly string[], { width }: Canvas): string[] {
  const square = squareNamed(view, words[0]);
  return square === null ? ['Name a square by letter and number: look F14'] : wrap(lookAt(view, square), width, '  ');
}

/** The winners first; scores only exist under the advanced tie-break. */
function standings(outcome: PlainObject, { paint, who }: Canvas): string[] {
  const winners = outcome['winners'] as readonly number[];
  const scores = outcome['scores'] as readonly number[] | null;
  const reason = VICTORY_NAMES[String(outcome['reason'])] ?? String(outcome['reason']);
  const won =
    winners.length === 0 ? 'Nobody has won' : `Won by ${winners.map((seat) => who.object(seat)).join(' and ')}`;
  return [
    paint('bold', `${won}: ${reason}`),
    ...(scores ?? []).map((score, seat) => `  ${who.subject(seat)}: score ${score}`),
  ];
}
