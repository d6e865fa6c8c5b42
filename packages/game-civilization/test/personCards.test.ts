import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { PROMISES } from '../src/preview/promises.ts';
import { playerOf } from '../src/state.ts';
import { acts, ENEMY_HOME, HOME, SECOND, type Start, starting } from './startTable.ts';
import { asked, ofKind, options, play, refused, squareAt, type Table, view } from './table.ts';

const SPOT = squareAt(7, 2);
const OTHER = squareAt(1, 2);
const OPTIONS = { expansion: true, greatPersonDeck: true };
const using = (card: string) => ({ do: 'greatPerson', card });
const own = (at: Table, seat = 0) => view(at, 0).players[seat];

/** Seat 0 has these cards, face down and up, and a working marker of a type; seat 1 is the first player. */
function holding(type: string, hidden: readonly string[], open: readonly string[] = [], of: Start = {}): Table {
  return starting({
    ...of,
    options: OPTIONS,
    own: { cities: [HOME, SECOND], hiddenPeople: hidden, openPeople: open, ...of.own },
    pieces: [{ square: SPOT, person: type }, { square: OTHER, person: type }, ...(of.pieces ?? [])],
    given: { first: 1, ...of.given },
  });
}

const offered = (at: Table) => acts(at, 'greatPerson').map((act: PlainObject) => act['card']);

describe('great person cards', () => {
  it('GPD-009 RUL-336 RUL-198 a permanent card works once it is turned up, and stays face up', () => {
    const at = holding('industrialist', ['adamSmith']);
    const coins = own(at)?.coins as number;
    const heard = play(at, using('adamSmith'));
    expect(ofKind(heard, 'personCardShown')).toEqual([{ kind: 'personCardShown', seat: 0, card: 'adamSmith' }]);
    expect(own(at)?.coins).toBe(coins + 1);
    expect(own(at)).toMatchObject({ openPeople: ['adamSmith'], hiddenPeople: { industrialist: 0 } });
    expect(refused(at, using('adamSmith')).rule).toBe('RUL-336');
    expect(refused(at, using('marcoPolo')).rule).toBe('GPD-009');
    expect(refused(at, using('nobody')).rule).toBe('GPD-009');
  });

  it('GPD-010 RUL-199 RUL-349 RUL-340 Marco Polo is discarded for 27 trade; his marker stays', () => {
    const at = holding('industrialist', ['marcoPolo'], [], { own: { trade: 5 } });
    const heard = play(at, using('marcoPolo'));
    expect(ofKind(heard, 'personCardUsed')).toEqual([
      { kind: 'personCardUsed', seat: 0, card: 'marcoPolo', chosen: [] },
    ]);
    expect(own(at)?.trade).toBe(27);
    expect(view(at, 1).personDiscards).toEqual(['marcoPolo']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    expect(view(at).map.squares.find((one) => one.square === SPOT)?.piece).toEqual({
      kind: 'person',
      face: 'industrialist',
    });
  });

  it('RUL-087 Andrew Carnegie gives a step on the culture track for every three coins, each with what it brings', () => {
    const at = holding('industrialist', ['andrewCarnegie'], [], {
      own: { sheetCoins: 4, culture: 0, track: 1 },
      given: { phase: 'cityManagement', first: 0 },
    });
    const coins = own(at)?.coins as number;
    const heard = play(at, using('andrewCarnegie'));
    const steps = Math.floor(coins / 3);
    expect(steps).toBe(2);
    expect(ofKind(heard, 'trackAdvanced')).toEqual([2, 3].map((space) => ({ kind: 'trackAdvanced', seat: 0, space })));
    expect(view(at, 0).personDiscards).toEqual(['andrewCarnegie']);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0 });
  });

  it('RUL-087 what a place for a great person is said to change leaves out the steps that are still to come', () => {
    const at = holding('industrialist', ['andrewCarnegie'], [], {
      own: { sheetCoins: 7, track: 1 },
      given: { phase: 'cityManagement', first: 0 },
    });
    play(at, using('andrewCarnegie'));
    expect([asked(at).kind, own(at)?.track]).toEqual(['placePerson', 3]);
    const intent = { kind: 'placePerson', about: asked(at), answer: options(at)[0] } as unknown as PlainObject;
    const before = civilization.clone(at.state);
    const preview = civilization.preview(at.state, 0, intent as never) as never;
    play(at, options(at)[0] as PlainObject);
    expect(own(at)?.track).toBe(4);
    expect(PROMISES.broken({ before, after: at.state, seat: 0, intent, preview, told: [] } as never)).toBe(null);
  });

  it('GPD-011 BLK-008 GPD-012 without a working marker of its type no card is offered', () => {
    const blockaded = holding('artist', ['valmiki'], [], { enemy: { armies: [SPOT, OTHER] } });
    expect(offered(blockaded)).toEqual([]);
    expect(refused(blockaded, using('valmiki')).rule).toBe('GPD-011');
    const half = holding('artist', ['valmiki'], [], { enemy: { armies: [SPOT] } });
    expect(offered(half)).toEqual(['valmiki']);
  });

  it('RUL-335 a card that is discarded waits for the phase printed on it', () => {
    const at = holding('humanitarian', ['stFrancisOfAssisi', 'susanBAnthony']);
    expect(offered(at)).toEqual(['susanBAnthony']);
    expect(refused(at, using('stFrancisOfAssisi')).rule).toBe('RUL-335');
  });

  it('RUL-345 RUL-346 Alan Turing gives once per turn for every two armies aside, rounded down', () => {
    const at = holding('scientist', [], ['alanTuring'], { own: { armies: [HOME + 1] } });
    const { trade, culture } = own(at) as { trade: number; culture: number };
    play(at, using('alanTuring'));
    expect(own(at)).toMatchObject({ trade: trade + 2, culture: culture + 2 });
    expect(refused(at, using('alanTuring')).rule).toBe('RUL-346');
  });

  it('RUL-335 a permanent card that is used once per turn waits for the start of a turn', () => {
    const at = holding('scientist', [], ['alanTuring'], { given: { phase: 'cityManagement' } });
    expect(offered(at)).toEqual([]);
    expect(refused(at, using('alanTuring'))).toEqual({ rule: 'RUL-335', params: { card: 'alanTuring' } });
  });

  it('RUL-345 Frank Lloyd Wright gives trade and culture for every building marker, blockaded or not, and for walls', () => {
    const at = holding('builder', ['frankLloydWright'], [], {
      own: { techs: ['masonry'], walls: [false, true], trade: 1 },
      enemy: { cities: [ENEMY_HOME], armies: [HOME - 1] },
      pieces: [
        { square: HOME - 1, building: 'market' },
        { square: HOME + 1, wonder: 'colossus' },
        { square: SECOND + 1, building: 'temple' },
        { square: SECOND - 1, building: 'library' },
        { square: ENEMY_HOME + 1, building: 'barracks' },
      ],
      given: { phase: 'cityManagement' },
    });
    const { trade, culture } = own(at) as { trade: number; culture: number };
    play(at, using('frankLloydWright'));
    expect(own(at)).toMatchObject({ trade: trade + 4, culture: culture + 4 });
  });

  it('RUL-383 Susan B. Anthony raises the production of each city', () => {
    const before = holding('humanitarian', []);
    const after = holding('humanitarian', [], ['susanBAnthony']);
    const made = (at: Table) => own(at)?.cities.map(({ production }) => production) as number[];
    expect(made(after)).toEqual(made(before).map((production) => production + 2));
  });

  it('RUL-315 RUL-348 Captain Cook doubles the final speed until the end of the turn', () => {
    const at = holding('industrialist', ['captainJamesCook'], [], { given: { phase: 'movement' } });
    const speed = own(at)?.travelSpeed as number;
    play(at, using('captainJamesCook'));
    expect(own(at)?.travelSpeed).toBe(2 * speed);
  });

  it('RUL-093 Valmiki lets his owner hold two more events', () => {
    expect(own(holding('artist', [], ['valmiki']))?.cultureHandSize).toBe(
      (own(holding('artist', []))?.cultureHandSize as number) + 2,
    );
  });

  it('RUL-147 Henry Ford and Louis Pasteur add to speed and stacking, while they work', () => {
    const plain = own(holding('builder', []));
    expect(own(holding('builder', [], ['henryFord']))?.travelSpeed).toBe((plain?.travelSpeed as number) + 1);
    expect(own(holding('scientist', [], ['louisPasteur']))?.stackingLimit).toBe((plain?.stackingLimit as number) + 1);
    const blockaded = holding('builder', [], ['henryFord'], { enemy: { armies: [SPOT, OTHER] } });
    expect(own(blockaded)?.travelSpeed).toBe(plain?.travelSpeed);
  });

  it('RUL-141 Archimedes rewards research of a tech that nobody else knows or researches', () => {
    const researching = (enemy: PlainObject) =>
      holding('builder', [], ['archimedes'], {
        own: { trade: 10 },
        enemy: { trade: 10, ...enemy },
        given: { phase: 'research' },
      });
    const gained = (at: Table, theirs: string | null) => {
      const before = own(at)?.culture as number;
      play(at, { tech: 'pottery' }, 0);
      play(at, { tech: theirs }, 1);
      return (own(at)?.culture as number) - before;
    };
    expect(gained(researching({}), null)).toBe(3);
    expect(gained(researching({}), 'pottery')).toBe(0);
    expect(gained(researching({ techs: ['pottery'] }), null)).toBe(0);
  });

  it('RUL-249 RUL-346 Jim Henson pays trade and culture for his counters once per turn, and nothing without them', () => {
    const at = holding('humanitarian', [], ['jimHenson']);
    expect(refused(at, using('jimHenson')).rule).toBe('RUL-249');
    const { trade, culture } = own(at) as { trade: number; culture: number };
    playerOf(at.state, 0).hensonCounters = 3;
    play(at, using('jimHenson'));
    expect(own(at)).toMatchObject({ trade: trade + 3, culture: culture + 3, hensonCounters: 3 });
    expect(refused(at, using('jimHenson')).rule).toBe('RUL-346');
  });

  it('RUL-304 Lorenzo gives culture per three coins, rounded down', () => {
    const at = holding('industrialist', [], ['lorenzoDeMedici'], { own: { sheetCoins: 5 } });
    const { coins, culture } = own(at) as { coins: number; culture: number };
    play(at, using('lorenzoDeMedici'));
    expect(own(at)?.culture).toBe(culture + Math.floor(coins / 3));
  });
});
