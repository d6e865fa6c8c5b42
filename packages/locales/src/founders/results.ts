import type { Score, View } from '@tessera/game-founders';
import type { Outcome, Seat } from '@tessera/kernel';
import type { Players, Standing } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { numeral, type Speech } from './speech.ts';

export function endingLine(reason: string, say: Speech): Phrase {
  return say.put('founders.result.ending', { reason: say.words.say(`founders.reason.${reason}`) });
}

/**
 * The players by rank; those equal in points and victory tiles share a place (T-125, T-126, R-23). Players who have
 * resigned come last.
 */
export function standingsOf(outcome: Outcome, view: View, players: Players, say: Speech): Standing[] {
  const { scores } = outcome as Outcome & { readonly scores?: readonly Score[] };
  const all = scores ?? view.territories.map(({ score }) => score);
  const hasResigned = (seat: Seat): number => (view.resigned.includes(seat) ? 1 : 0);
  return all
    .map((score, seat): Standing => {
      const isAhead = (other: Score, its: Seat): boolean =>
        (hasResigned(its) - hasResigned(seat) || compare(other, score)) < 0;
      const place = 1 + all.filter(isAhead).length;
      return { seat, place, line: standingLine(score, seat, players, say) };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

function standingLine(score: Score, seat: number, players: Players, say: Speech): Phrase {
  return say.put('founders.result.line', {
    who: say.name(players, seat),
    points: score.total,
    victory: numeral(score.victory),
    craftsmen: numeral(score.craftsmen),
    tokens: numeral(score.tokens),
    replaced: numeral(score.replaced),
    count: score.victoryTiles,
  });
}

function compare(a: Score, b: Score): number {
  return b.total - a.total || b.victoryTiles - a.victoryTiles;
}

export function figuresOf(view: View, say: Speech) {
  const { territories } = view;
  return [
    { name: say.text('founders.figure.points'), values: territories.map(({ score }) => score.total) },
    { name: say.text('founders.figure.victoryTiles'), values: territories.map(({ score }) => score.victoryTiles) },
    { name: say.text('founders.figure.tokens'), values: territories.map(({ hand }) => hand.length) },
    { name: say.text('founders.figure.tiles'), values: territories.map(({ tiles }) => tiles.length) },
    { name: say.text('founders.figure.replaced'), values: territories.map(({ replaced }) => replaced.length) },
  ];
}
