import { describe, expect, it } from 'vitest';
import { CENTER, managing, near, producing } from './cityTable.ts';
import { starting } from './startTable.ts';
import { asked, options, play, playAll, squareAt, type Table, view } from './table.ts';

/** Ten production. */
const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];

/** What the view of the seat that is asked says, as `square → kind face`. */
function replaced(at: Table): { readonly [square: number]: string } {
  const { seat } = asked(at);
  return Object.fromEntries(
    view(at, seat).replaced.map(({ square, piece }) => [square, `${piece.kind} ${piece.face}`]),
  );
}

describe('what would be replaced', () => {
  it('a building says which building, wonder or great person would make room for it', () => {
    const pieces = [
      { square: near(2), building: 'workshop' },
      { square: near(5), wonder: 'stonehenge' },
      { square: near(6), building: 'granary' },
      { square: near(7), person: 'artist' },
    ];
    const at = managing({ capital: TEN, player: { techs: ['pottery'], trade: 9 }, given: { pieces } });
    expect(replaced(at)).toEqual({});
    play(at, producing('granary'));
    // The Workshop stands where no Granary may.
    expect(replaced(at)).toEqual({
      [near(5)]: 'wonder stonehenge',
      [near(6)]: 'building granary',
      [near(7)]: 'person artist',
    });
    // It is the business of the seat that is asked.
    for (const other of [1, null]) expect(view(at, other).replaced).toEqual([]);
  });

  it('a wonder says it too', () => {
    const pieces = [{ square: near(6), building: 'barracks' }];
    const at = managing({ capital: TEN, given: { wonderMarket: ['colossus'], pieces } });
    play(at, producing('colossus'));
    expect(options(at).length).toBeGreaterThan(1);
    expect(replaced(at)).toEqual({ [near(6)]: 'building barracks' });
  });

  it('figures replace nothing', () => {
    const pieces = [{ square: near(6), building: 'barracks' }];
    const at = managing({ capital: TEN, given: { pieces } });
    play(at, producing('army'));
    expect(options(at)).toContainEqual({ square: near(6) });
    expect(replaced(at)).toEqual({});
  });

  it('a great person says what it would replace', () => {
    const at = starting({
      own: { reserve: ['artist'] },
      pieces: [
        { square: squareAt(7, 0), building: 'temple' },
        { square: squareAt(7, 1), person: 'builder' },
      ],
    });
    play(at, { do: 'person', person: 'artist' });
    expect(asked(at)).toMatchObject({ kind: 'placePerson' });
    expect(replaced(at)).toEqual({ [squareAt(7, 0)]: 'building temple', [squareAt(7, 1)]: 'person builder' });
  });

  it('the second item of a split would replace the first one, which counts as made', () => {
    const pieces = [{ square: near(7), building: 'granary' }];
    const player = { techs: ['engineering', 'currency'], trade: 27 };
    const at = managing({ capital: TEN, player, given: { pieces, wonderMarket: ['stonehenge'] } });
    play(at, { do: 'split', city: CENTER, item: 'market' });
    expect(replaced(at)).toEqual({ [near(7)]: 'building granary' });
    playAll(at, [{ square: near(7) }, { item: 'barracks', bonuses: [], rush: 3 }]);
    expect(options(at)).toEqual([{ square: near(7) }]);
    expect(replaced(at)).toEqual({ [near(7)]: 'building market' });
  });

  it('elsewhere it would replace what stands there', () => {
    const pieces = [{ square: near(6), person: 'artist' }];
    const player = { techs: ['engineering', 'writing'], trade: 27 };
    const at = managing({ capital: TEN, player, given: { pieces } });
    playAll(at, [{ do: 'split', city: CENTER, item: 'library' }, { square: near(7) }]);
    const second = options(at).find((one) => (one as { item: string }).item === 'library');
    play(at, second as never);
    expect(replaced(at)).toEqual({ [near(6)]: 'person artist', [near(7)]: 'building library' });
  });
});
