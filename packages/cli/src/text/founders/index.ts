import type { Ask, FoundersTypes, Score } from '@tessera/game-founders';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, GameText } from '../gameText.ts';
import { sayHappening } from './happenings.ts';
import { explainRefusal, intentOf, WHY_HELP } from './intents.ts';
import { menuFor } from './menu.ts';
import { drawTable } from './table.ts';
import { numeral, REASONS } from './words.ts';

export const foundersText: GameText<FoundersTypes> = {
  title: 'Founders of the Empire',
  names: ['Livia', 'Marcus', 'Julia', 'Titus'],
  table: drawTable,
  sights: [],
  happening: sayHappening,
  condense: (happenings) => happenings,
  isHeading: (happening) => happening.kind === 'turnBegins',
  menu: (view, ask, options, canvas) => menuFor(view, ask as Ask, options, canvas),
  unasked: () => null,
  occasion: () => null,
  intent: (words) => intentOf(words),
  whyHelp: WHY_HELP,
  explain: explainRefusal,
  reason: (reason) => REASONS[reason] ?? reason,
  standings,
};

/** The players by rank, with the parts of their points; those who share a rank have the same number. */
function standings(outcome: PlainObject, { paint, who }: Canvas): string[] {
  const scores = outcome['scores'] as unknown as readonly Score[];
  const winners = outcome['winners'] as readonly number[];
  const order = scores.map((_, seat) => seat).sort((a, b) => compare(scores[a] as Score, scores[b] as Score));
  const width = Math.max(...order.map((seat) => who.subject(seat).length));
  return order.map((seat) => {
    const score = scores[seat] as Score;
    const rank = 1 + scores.filter((other) => compare(other, score) < 0).length;
    const name = who.subject(seat).padEnd(width);
    const points = `${numeral(score.total).padStart(3)} ${score.total === 1 ? 'point ' : 'points'}`;
    const line = `${rank}. ${name}  ${points}  ${partsOf(score)}`;
    return winners.includes(seat) ? paint('bold', line) : line;
  });
}

function partsOf(score: Score): string {
  const tiles = `${score.victoryTiles} ${score.victoryTiles === 1 ? 'tile' : 'tiles'}`;
  return `victory ${score.victory} (${tiles}), craftsmen ${score.craftsmen}, tokens ${score.tokens}, replaced ${numeral(score.replaced)}`;
}

function compare(a: Score, b: Score): number {
  return b.total - a.total || b.victoryTiles - a.victoryTiles;
}
