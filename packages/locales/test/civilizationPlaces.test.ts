import { civilization } from '@tessera/game-civilization';
import { LAYOUTS, squareName } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { Say } from '../src/civilization/say.ts';
import { createWords, textOf } from '../src/words.ts';
import { CATALOGS, deal, linesOf, TALKS, whoIs } from './civilizationKit.ts';

const viewOf = (players: number): PlainObject =>
  civilization.view(deal(players, {}, 'places').state, 0) as unknown as PlainObject;

describe('squares of Civilization', () => {
  test('are named by letter and number in the log, on every map', () => {
    for (const players of [2, 3, 4]) {
      const { width } = LAYOUTS[players as 2 | 3 | 4];
      const square = 13 * width + 5;
      const happening = { kind: 'capitalPlaced', seat: 0, square };
      expect(
        TALKS.map(({ talk }) => textOf(talk.happening(happening, whoIs(0, players), viewOf(players)) ?? [])),
      ).toEqual(['You place your capital at F14.', 'Stawiasz stolicę na polu F14.', 'Pastatote sostinę kvadrate F14.']);
    }
  });

  test('point at the square they name', () => {
    const say = new Say(createWords('pl', CATALOGS['pl'] ?? {}), whoIs(0, 2), viewOf(2));
    expect(say.square(109)).toEqual({ text: 'F14', of: 'square', id: '109' });
    expect(squareName(109, 8)).toBe('F14');
  });

  test('are named like that in refusals, questions and options', () => {
    const view = viewOf(2);
    const players = whoIs(0, 2);
    const refusal = { rule: 'MOVE-004', params: { from: 0, square: 9 } };
    const ask = { kind: 'step', about: { square: 57, armies: 1, scouts: 0, left: 2 } };
    const said = TALKS.map(({ talk }) => [
      textOf(talk.refusal(refusal, view, players)),
      textOf(talk.question(ask, view, players)),
      textOf(talk.option({ do: 'stop' }, ask, view, players)),
    ]);
    expect(said).toEqual([
      ['Figures never move diagonally (A1 to B2).', '1 army at B8, 2 steps left: where to?', 'Stop here at B8'],
      [
        'Pionki nigdy nie idą na ukos (A1 – B2).',
        '1 armia (B8), zostało: 2 punkty ruchu. Dokąd?',
        'Zatrzymaj się na polu B8',
      ],
      [
        'Figūrėlės niekada nejuda įstrižai (A1 – B2).',
        '1 kariuomenė (B8), liko: 2 judėjimo kvadratai. Kur toliau?',
        'Sustoti kvadrate B8',
      ],
    ]);
  });

  test('stand in lists as the language joins them, in the text view too', () => {
    const view = viewOf(2);
    const armies = [109, 109, 110, 118].map((square) => ({ square }));
    const players = (view['players'] as readonly PlainObject[]).map((player, seat) =>
      seat === 0 ? { ...player, armies: [...armies, { square: null }] } : player,
    );
    const lines = TALKS.map(({ talk }) =>
      talk
        .sections({ ...view, players } as PlainObject, whoIs(0, 2))
        .flatMap(linesOf)
        .map((line) => (typeof line === 'string' ? line : textOf(line)))
        .find((line) => line.includes('F14')),
    );
    expect(lines).toEqual([
      'Armies: F14 (2), G14 and G15; left: 1',
      'Armie: F14 (×2), G14 i G15; do zbudowania: 1',
      'Kariuomenės: F14 (×2), G14 ir G15; dar galima pagaminti: 1',
    ]);
  });
});
