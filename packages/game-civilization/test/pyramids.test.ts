import { advance, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { revolt } from '../src/cards/cultureEvents/revolts.ts';
import { wonderIndex } from '../src/data/faces.ts';
import { civilization, type Happening, type State } from '../src/index.ts';
import { governmentNotSettled } from '../src/propertySettings.ts';
import { hasLostGovernment } from '../src/rules/governments.ts';
import { destroyCity } from '../src/verbs/destroyCity.ts';
import { destroyFigures } from '../src/verbs/figures.ts';
import { obsoleteWonder } from '../src/verbs/obsolete.ts';
import { settle } from '../src/verbs/settle.ts';
import { playFronts } from './battleTable.ts';
import { eventTable, HOMES, sq, values } from './eventTable.ts';
import { go, type Plain, plain } from './movementTable.ts';
import { foreseen } from './previewTable.ts';
import { changing, governments, HOME, passTo, SECOND, type Start, starting } from './startTable.ts';
import {
  asked,
  explained,
  isAsked,
  ofKind,
  options,
  play,
  player,
  refused,
  squareAt,
  type Table,
  view,
} from './table.ts';

/** The square of the Pyramids in the outskirts of seat 0's capital, and one for a great person. */
const PLACE = squareAt(7, 2);
const SPOT = squareAt(5, 2);
const PYRAMIDS = { square: PLACE, wonder: 'pyramids' };
const KING: Start = {
  options: { greatPersonDeck: true },
  pieces: [{ square: SPOT, person: 'humanitarian' }],
};
const ALL = ['despotism', 'republic', 'feudalism', 'monarchy', 'democracy', 'communism', 'fundamentalism'];
const without = (...ids: string[]) => ALL.filter((id) => !ids.includes(id));

/** Seat 0 has the Pyramids and begins its Start of Turn part; seat 1 is the first player. */
function having(of: Start = {}): Table {
  return starting({
    ...of,
    options: { expansion: true, ...of.options },
    pieces: [PYRAMIDS, ...(of.pieces ?? [])],
    given: { first: 1, ...of.given },
  });
}

const government = (at: Table, seat = 0) => view(at).players[seat]?.government;
const own = (at: Table, seat = 0) => view(at).players[seat];

describe('the Pyramids', () => {
  it('GEN-014 RUL-378 RUL-045 let their owner change to any government directly, once per turn', () => {
    const at = having();
    expect(governments(at)).toEqual(['anarchy', ...without('despotism')]);
    expect(refused(at, changing('despotism')).rule).toBe('GOV-001');
    expect(explained(at, 0, 'startOfTurn', changing('communism'))).toBe(null);
    const heard = play(at, changing('communism'));
    expect(ofKind(heard, 'governmentChanged')).toEqual([
      { kind: 'governmentChanged', seat: 0, government: 'communism' },
    ]);
    expect(governments(at)).toEqual([]);
    expect(refused(at, changing('republic')).rule).toBe('RUL-045');
    passTo(at, 'startOfTurn', 0);
    expect(government(at)).toBe('communism');
    expect(governments(at)).toEqual(['anarchy', ...without('communism')]);
    play(at, changing('democracy'));
    expect(government(at)).toBe('democracy');
  });

  it('RUL-378 GOV-003 the view tells what they unlock from what is unlocked otherwise', () => {
    const at = having({ own: { techs: ['codeOfLaws'] } });
    expect(own(at)).toMatchObject({
      governments: ['despotism', 'republic'],
      lentGovernments: without('despotism', 'republic'),
      freeGovernments: ALL,
      newGovernments: [],
      immuneToAnarchy: true,
    });
    expect(own(at, 1)).toMatchObject({ governments: ['despotism'], lentGovernments: [], immuneToAnarchy: false });
  });

  it('GOV-002 BLK-003 OBS-002 only while they work, and only for their owner', () => {
    for (const at of [
      having({ enemy: { scouts: [PLACE] } }),
      having({ given: { obsolete: ['pyramids'] } }),
      having({ given: { seat: 1 } }),
    ]) {
      expect(governments(at)).toEqual(['anarchy']);
      expect(refused(at, changing('republic')).rule).toBe('GOV-002');
    }
  });

  it('RUL-378 GOV-008 GOV-009 nobody is asked to adopt what they unlock, and it is not new the turn after', () => {
    const ground = [squareAt(5, 0), squareAt(6, 0), squareAt(7, 0), squareAt(5, 1)];
    const at = starting({
      options: { expansion: true },
      own: { trade: 27 },
      ground: ground.map((square) => [square, 'forest'] as const),
      given: { phase: 'cityManagement', wonderMarket: ['pyramids'], first: 1 },
    });
    expect(governmentsFrom(foreseen(at, 0, 'placeItem', { square: PLACE }, { city: HOME, item: 'pyramids' }))).toEqual(
      without('despotism'),
    );
    const produce = (options(at) as readonly PlainObject[]).find(
      (act) => act['do'] === 'produce' && act['item'] === 'pyramids',
    );
    play(at, produce as PlainObject);
    play(at, { square: PLACE });
    expect(isAsked(at, 'adoptGovernment')).toBe(false);
    expect(own(at)).toMatchObject({ newGovernments: [], lentGovernments: without('despotism') });
    passTo(at, 'startOfTurn', 0);
    expect(player(at, 0)).toMatchObject({ freeGovernments: 0, phaseGovernments: 0 });
    expect(governments(at)).toEqual(['anarchy', ...without('despotism')]);
  });

  it('GOV-009 GOV-001 a tech that unlocks the present government normally asks nothing, and makes it stay', () => {
    const at = having({
      own: { government: 'republic', events: ['exchangeOfIdeas'] },
      enemy: { civilization: 'rome' },
    });
    expect(own(at)?.lentGovernments).toContain('republic');
    play(at, { do: 'event', event: 'exchangeOfIdeas' });
    play(at, { value: 1 });
    play(at, { tech: 'codeOfLaws' });
    play(at, { tech: 'currency' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    expect(own(at)?.governments).toContain('republic');
    obsoleteWonder(createContext(at.state), wonderIndex('pyramids'));
    expect(government(at)).toBe('republic');
  });

  it('GOV-009 RUL-260 one of another government is still offered at once', () => {
    const at = having({
      own: { government: 'monarchy', events: ['exchangeOfIdeas'] },
      enemy: { civilization: 'rome' },
    });
    play(at, changing('feudalism'));
    play(at, { do: 'event', event: 'exchangeOfIdeas' });
    play(at, { value: 1 });
    play(at, { tech: 'codeOfLaws' });
    play(at, { tech: 'currency' });
    expect(asked(at)).toMatchObject({ kind: 'adoptGovernment', seat: 0, governments: ['republic'] });
    play(at, { government: 'republic' });
    expect(government(at)).toBe('republic');
  });
});

function governmentsFrom({ of }: ReturnType<typeof foreseen>): string[] {
  return of('government').map((fact) => fact.government);
}

/** A square of the enemy capital's outskirts, one just outside, and one in between. */
const IN = squareAt(1, 13);
const OUT = squareAt(1, 12);
const LOST = (seat: number, id: string) => ({ kind: 'governmentLost', seat, government: id });
const CHANGED = (seat: number, id: string) => ({ kind: 'governmentChanged', seat, government: id });
const STOP = { do: 'stop' };

/** Seat 0 moves; the Pyramids lie in the outskirts of seat 1, who is ruled by a Monarchy that only they unlock. */
function facing(of: Plain = {}): Table {
  return plain({
    ...of,
    options: { expansion: true, ...of.options },
    mover: { armies: [OUT], ...of.mover },
    enemy: { government: 'monarchy', ...of.enemy },
    pieces: [{ square: IN, wonder: 'pyramids' }, ...(of.pieces ?? [])],
    given: { first: 1, ...of.given },
  });
}

describe('losing the Pyramids', () => {
  it('GOV-012 FAQ-076 RUL-377 a blockade throws their owner into Anarchy at once, in another player’s part', () => {
    const at = facing();
    expect(go(at, OUT, 1, 0, IN)).not.toContainEqual(CHANGED(1, 'anarchy'));
    const heard = play(at, STOP);
    expect(heard).toContainEqual(LOST(1, 'monarchy'));
    expect(heard.indexOf(heard.find(({ kind }) => kind === 'governmentLost') as never)).toBeLessThan(
      heard.findIndex(({ kind }) => kind === 'governmentChanged'),
    );
    expect(heard).toContainEqual(CHANGED(1, 'anarchy'));
    expect(player(at, 1)).toMatchObject({ anarchySince: 5, governmentChanged: 0 });
    expect(own(at, 1)).toMatchObject({ lentGovernments: [], immuneToAnarchy: false });
  });

  it('GOV-014 FAQ-076 nothing changes under a government unlocked normally', () => {
    const at = facing({ enemy: { governments: ['monarchy'] } });
    go(at, OUT, 1, 0, IN);
    const heard = play(at, STOP);
    expect([...ofKind(heard, 'governmentLost'), ...ofKind(heard, 'governmentChanged')]).toEqual([]);
    expect(government(at, 1)).toBe('monarchy');
  });

  it('RUL-390 a group that only passes over them changes nothing, one that ends there does', () => {
    const at = facing({ mover: { techs: ['horsebackRiding'] } });
    go(at, OUT, 1, 0, IN, squareAt(2, 13));
    expect(government(at, 1)).toBe('monarchy');
    expect(own(at, 1)?.immuneToAnarchy).toBe(true);
    if (isAsked(at, 'step')) play(at, STOP);
    expect(government(at, 1)).toBe('monarchy');
    const last = facing({ mover: { armies: [squareAt(1, 11)] } });
    // The second and last step ends the movement.
    const heard = go(last, squareAt(1, 11), 1, 0, OUT, IN);
    expect(heard).toContainEqual(CHANGED(1, 'anarchy'));
  });

  it('RUL-390 RUL-103 members left behind have ended their movement there', () => {
    const at = facing({ mover: { armies: [OUT, OUT], techs: ['horsebackRiding', 'masonry'] } });
    go(at, OUT, 2, 0, IN);
    expect(government(at, 1)).toBe('monarchy');
    const heard = play(at, { do: 'leave', armies: 1, scouts: 0 });
    expect(heard).toContainEqual(CHANGED(1, 'anarchy'));
    expect(asked(at)).toMatchObject({ kind: 'step', seat: 0, armies: 1 });
  });

  it('RUL-390 the same goes for a scout that is left there', () => {
    const at = facing({ mover: { scouts: [OUT], techs: ['horsebackRiding', 'masonry'] } });
    go(at, OUT, 1, 1, IN);
    expect(play(at, { do: 'leave', armies: 0, scouts: 1 })).toContainEqual(CHANGED(1, 'anarchy'));
  });

  it('RUL-390 RUL-286 others who hold the square count, no matter who flies over it', () => {
    const [, EAST] = HOMES;
    for (const holders of [{ armies: [EAST + 1] }, { scouts: [EAST + 1] }]) {
      const at = eventTable({
        options: { expansion: true },
        phase: 'movement',
        players: [{ techs: ['flight', 'horsebackRiding'], armies: [EAST + 18], scouts: [EAST + 18] }, {}, holders, {}],
        pieces: [{ square: EAST + 1, wonder: 'pyramids' }],
        given: { first: 2, seat: 0 },
      });
      expect(own(at, 1)?.immuneToAnarchy).toBe(false);
      go(at, EAST + 18, 1, 1, EAST + 2, EAST + 1);
      expect(asked(at)).toMatchObject({ kind: 'step', square: EAST + 1 });
      expect(own(at, 1)?.immuneToAnarchy).toBe(false);
    }
  });

  it('RUL-390 RUL-116 their own army holds the square until it is beaten', () => {
    const fighting = (attackers: PlainObject, defenders: PlainObject) => {
      const at = facing({ mover: attackers, enemy: { armies: [IN], ...defenders } });
      go(at, OUT, 1, 0, IN);
      expect([isAsked(at, 'battleTurn'), government(at, 1)]).toEqual([true, 'monarchy']);
      while (isAsked(at, 'battleTurn')) playFronts(at);
      return at;
    };
    const won = fighting({}, { units: ['infantry3', 'infantry2', 'artillery1'] });
    expect([player(won, 0).armies.includes(IN), government(won, 1)]).toEqual([false, 'monarchy']);
    const lost = fighting({ units: ['infantry3', 'infantry2', 'artillery1'] }, {});
    expect([player(lost, 0).armies.includes(IN), government(lost, 1)]).toEqual([true, 'anarchy']);
  });

  it('RUL-390 RUL-093 Cristo Redentor and Valmiki keep the hand as large until the group has ended its movement', () => {
    const events = ['drought', 'sabotage', 'flooding', 'deforestation'];
    for (const of of [
      { enemy: { events }, pieces: [{ square: squareAt(2, 13), wonder: 'cristoRedentor' }] },
      {
        enemy: { events, openPeople: ['valmiki'] },
        pieces: [{ square: squareAt(2, 13), person: 'artist' }],
        options: { greatPersonDeck: true },
      },
    ]) {
      const from = squareAt(2, 12);
      const at = plain({
        ...of,
        mover: { armies: [from] },
        options: { expansion: true, skipFutile: true, ...of.options },
        given: { first: 1 },
      });
      const most = own(at, 1)?.cultureHandSize as number;
      expect(most).toBeGreaterThan(3);
      go(at, from, 1, 0, squareAt(2, 13));
      expect(isAsked(at, 'step', 0)).toBe(true);
      expect(own(at, 1)?.cultureHandSize).toBe(most);
      play(at, STOP);
      expect(own(at, 1)?.cultureHandSize).toBe(2);
      for (const event of ['flooding', 'sabotage']) {
        expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 1 });
        play(at, { event });
      }
      expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    }
  });

  it('RUL-377 GOV-012 so does a tech that makes them obsolete, in its owner’s own part too', () => {
    const at = eventTable({
      options: { expansion: true },
      phase: 'cityManagement',
      players: [{ techs: ['monarchy'], resources: { silk: 1 } }, { government: 'democracy' }],
      pieces: [{ square: sq(12, 3), wonder: 'pyramids' }],
      given: { first: 2 },
    });
    play(at, { do: 'ability', tech: 'monarchy' });
    play(at, { value: 'obsolete' });
    expect(values(at)).toContain('pyramids');
    play(at, { value: 'pyramids' });
    const heard = play(at, { pay: 'token', resource: 'silk' });
    expect(heard).toContainEqual(LOST(1, 'democracy'));
    expect(heard).toContainEqual(CHANGED(1, 'anarchy'));
    expect(government(at, 1)).toBe('anarchy');
  });

  it('RUL-377 GOV-012 BLD-015 so does building over them, which the preview says before', () => {
    const at = having({
      own: { government: 'feudalism', techs: ['pottery'], trade: 9 },
      ground: [squareAt(5, 0), squareAt(6, 0), squareAt(7, 0), squareAt(5, 1)].map((s) => [s, 'forest'] as const),
      given: { phase: 'cityManagement' },
    });
    play(at, { do: 'produce', city: HOME, item: 'granary', bonuses: [], rush: 0 });
    const before = foreseen(at, 0, 'placeItem', { square: PLACE });
    expect(before.of('governmentsLocked')).toEqual([
      { fact: 'governmentsLocked', seat: 0, governments: without('despotism'), rules: ['RUL-377'] },
    ]);
    expect(before.of('immunity')).toEqual([{ fact: 'immunity', seat: 0, gained: false, rules: ['GEN-013'] }]);
    expect(before.of('governmentLost')).toEqual([
      { fact: 'governmentLost', seat: 0, government: 'feudalism', next: 'anarchy', rules: ['GOV-012'] },
    ]);
    expect(before.change('coins')).toEqual([1, 0]);
    const elsewhere = foreseen(at, 0, 'placeItem', { square: SPOT });
    expect([...elsewhere.of('governmentLost'), ...elsewhere.of('immunity')]).toEqual([]);
    play(at, { square: PLACE });
    while (isAsked(at, 'respond')) play(at, { do: 'pass' });
    expect(government(at)).toBe('anarchy');
    expect(own(at)?.coins).toBe(0);
  });

  it('RUL-377 GOV-012 so does the loss of their city, and not that of another', () => {
    const lying = { square: SECOND + 1, wonder: 'pyramids' };
    const two = (pieces: PlainObject[]) =>
      starting({
        options: { expansion: true },
        own: { cities: [HOME, SECOND], government: 'monarchy' },
        pieces,
        given: { first: 1 },
      });
    const at = two([lying]);
    destroyCity(createContext(at.state), 0, 1);
    expect([government(at), player(at, 0).anarchySince]).toEqual(['anarchy', 5]);
    const other = two([PYRAMIDS]);
    destroyCity(createContext(other.state), 0, 1);
    expect(government(other)).toBe('monarchy');
  });

  it('GOV-013 FAQ-077 GOV-007 the turn after it is a normally unlocked government, or any one if the blockade has ended', () => {
    const blockading = () => {
      const at = facing({ enemy: { techs: ['codeOfLaws'] } });
      go(at, OUT, 1, 0, IN);
      play(at, STOP);
      return at;
    };
    const held = blockading();
    passTo(held, 'startOfTurn', 1);
    expect(governments(held)).toEqual(['despotism', 'republic']);
    expect(refused(held, changing('monarchy')).rule).toBe('GOV-002');
    const freed = blockading();
    destroyFigures(createContext(freed.state), 0, IN, 1, 0);
    expect(government(freed, 1)).toBe('anarchy');
    passTo(freed, 'startOfTurn', 1);
    expect(governments(freed)).toEqual(ALL);
    play(freed, changing('monarchy'));
    expect(government(freed, 1)).toBe('monarchy');
    const obsolete = facing({ enemy: { techs: ['codeOfLaws'] } });
    obsoleteWonder(createContext(obsolete.state), wonderIndex('pyramids'));
    passTo(obsolete, 'startOfTurn', 1);
    expect(governments(obsolete)).toEqual(['despotism', 'republic']);
  });

  it('RUL-048 RUL-377 who falls into Anarchy before or in their part stays in it for this turn', () => {
    const at = having({ own: { government: 'monarchy', governments: ['republic'] } });
    obsoleteWonder(createContext(at.state), wonderIndex('pyramids'));
    expect(governments(at)).toEqual([]);
    expect(refused(at, changing('republic')).rule).toBe('RUL-048');
    passTo(at, 'startOfTurn', 0);
    expect(governments(at)).toEqual(['despotism', 'republic']);
  });

  it('RUL-093 GOV-012 what the lost government added to the hand goes with it, before anything else', () => {
    const at = facing({ enemy: { events: ['drought', 'sabotage', 'flooding'] }, options: { skipFutile: true } });
    go(at, OUT, 1, 0, IN);
    play(at, STOP);
    expect(government(at, 1)).toBe('anarchy');
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 1 });
  });

  it('RUL-390 previews say what the end of a move does, and nothing for one that passes', () => {
    const at = facing({ mover: { techs: ['horsebackRiding'] } });
    const about = { square: OUT, armies: 1, scouts: 0, left: 3 };
    const passing = foreseen(at, 0, 'step', { do: 'to', square: IN }, about);
    expect([...passing.of('governmentLost'), ...passing.of('governmentsLocked')]).toEqual([]);
    const ending = foreseen(at, 0, 'step', { do: 'to', square: IN }, { ...about, left: 1 });
    expect(ending.of('governmentLost')).toMatchObject([{ seat: 1, government: 'monarchy', next: 'anarchy' }]);
    go(at, OUT, 1, 0, IN);
    expect(foreseen(at, 0, 'step', STOP).of('governmentLost')).toHaveLength(1);
    expect(foreseen(at, 0, 'step', { do: 'to', square: OUT }).of('governmentLost')).toEqual([]);
  });

  it('GOV-012 without the Pyramids a government is never lost', () => {
    const at = plain({ enemy: { government: 'monarchy' } });
    expect([hasLostGovernment(at.state, 1), governmentNotSettled(at.state)]).toEqual([false, null]);
    player(at, 1).governments = 1 << 1;
    expect(governmentNotSettled(at.state)).toBe('seat 1 has a government that is not unlocked');
  });
});

const using = (card: string) => ({ do: 'greatPerson', card });
const CARD = 'drMartinLutherKing';

describe('immunity to Anarchy', () => {
  it('GEN-014 Dr. Martin Luther King opens every government unlocked normally, whenever that was, and no other', () => {
    const at = starting({
      ...KING,
      options: { expansion: true, greatPersonDeck: true },
      own: { governments: ['republic', 'monarchy'], hiddenPeople: [CARD] },
      given: { first: 1 },
    });
    expect(governments(at)).toEqual(['anarchy']);
    expect(refused(at, changing('monarchy')).rule).toBe('GOV-005');
    play(at, using(CARD));
    expect(own(at)).toMatchObject({ immuneToAnarchy: true, lentGovernments: [] });
    expect(governments(at)).toEqual(['anarchy', 'republic', 'monarchy']);
    expect(refused(at, changing('communism')).rule).toBe('GOV-002');
    play(at, changing('monarchy'));
    expect(refused(at, changing('republic')).rule).toBe('RUL-045');
  });

  it('GEN-014 RUL-200 he works only with a marker that is not blockaded', () => {
    const at = starting({
      ...KING,
      options: { expansion: true, greatPersonDeck: true },
      own: { governments: ['republic'], openPeople: [CARD] },
      enemy: { armies: [SPOT] },
    });
    expect(own(at)?.immuneToAnarchy).toBe(false);
    expect(governments(at)).toEqual(['anarchy']);
  });

  it('RUL-379 GEN-014 one in Anarchy who becomes immune may leave it in the same turn', () => {
    const at = starting({
      ...KING,
      options: { expansion: true, greatPersonDeck: true },
      own: { government: 'anarchy', anarchySince: 5, governments: ['republic'], hiddenPeople: [CARD] },
      given: { first: 1 },
    });
    expect(governments(at)).toEqual([]);
    expect(refused(at, changing('republic')).rule).toBe('RUL-048');
    play(at, using(CARD));
    expect(governments(at)).toEqual(['despotism', 'republic']);
    play(at, changing('republic'));
    expect(government(at)).toBe('republic');
  });

  it('RUL-379 RUL-045 but not who has chosen it as the one change of the turn', () => {
    const at = starting({
      ...KING,
      options: { expansion: true, greatPersonDeck: true },
      own: { governments: ['republic'], hiddenPeople: [CARD] },
    });
    play(at, changing('anarchy'));
    play(at, using(CARD));
    expect(governments(at)).toEqual([]);
    expect(refused(at, changing('republic')).rule).toBe('RUL-045');
  });

  it('GEN-013 RUL-379 RUL-249 The Citizens Are Revolting! does not choose who is immune', () => {
    const [, EAST, , SOUTH] = HOMES;
    const revolting = (more: PlainObject = {}) =>
      eventTable({
        options: { expansion: true, greatPersonDeck: true },
        players: [{ events: ['citizensRevolting1'] }, {}, { government: 'anarchy', ...more }, { openPeople: [CARD] }],
        pieces: [
          { square: EAST + 1, wonder: 'pyramids' },
          { square: SOUTH + 1, person: 'humanitarian' },
        ],
        given: { first: 2 },
      });
    const none = revolting();
    expect(options(none)).not.toContainEqual({ do: 'event', event: 'citizensRevolting1' });
    expect(refused(none, { do: 'event', event: 'citizensRevolting1' }).rule).toBe('RUL-249');
    const at = revolting({ government: 'despotism' });
    play(at, { do: 'event', event: 'citizensRevolting1' });
    expect(values(at)).toEqual([2]);
    for (const value of [1, 3]) {
      expect(refused(at, { value })).toMatchObject({ rule: 'RUL-379', params: { value } });
    }
    expect(play(at, { value: 2 })).toContainEqual(CHANGED(2, 'anarchy'));
  });

  /** Seat 1 has the Pyramids and King, and is ruled by a Monarchy that only the Pyramids unlock. */
  function sheltered(enemy: PlainObject = {}): Table {
    return facing({
      enemy: { openPeople: [CARD], ...enemy },
      pieces: [{ square: squareAt(0, 13), person: 'humanitarian' }],
      options: { greatPersonDeck: true, skipFutile: true },
    });
  }

  it('RUL-332 GEN-013 who loses the Pyramids but is immune chooses among the governments unlocked normally', () => {
    const at = sheltered({ techs: ['codeOfLaws'] });
    go(at, OUT, 1, 0, IN);
    expect(foreseen(at, 0, 'step', STOP).of('governmentLost')).toEqual([
      { fact: 'governmentLost', seat: 1, government: 'monarchy', next: null, rules: ['RUL-332'] },
    ]);
    expect(play(at, STOP)).toContainEqual(LOST(1, 'monarchy'));
    expect(asked(at)).toMatchObject({ kind: 'leaveGovernment', seat: 1, governments: ['despotism', 'republic'] });
    expect(options(at)).toEqual([{ government: 'despotism' }, { government: 'republic' }]);
    for (const id of ['anarchy', 'monarchy', 'democracy']) {
      expect(refused(at, { government: id })).toEqual({ rule: 'RUL-332', params: { government: id } });
    }
    for (const bad of [{}, { government: 'theocracy' }, { government: null }, { government: 'republic', now: true }]) {
      expect(refused(at, bad).rule).toBe('K-SHAPE');
    }
    expect(foreseen(at, 1, 'leaveGovernment', { government: 'republic' })).toMatchObject({ refusal: null });
    expect(foreseen(at, 1, 'leaveGovernment', { government: 'communism' }).refusal?.rule).toBe('RUL-332');
    expect(governmentNotSettled(at.state)).toBe(null);
    const heard = play(at, { government: 'republic' });
    expect(heard).toContainEqual(CHANGED(1, 'republic'));
    // It is no change of their own will.
    expect(player(at, 1)).toMatchObject({ governmentChanged: 0 });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  it('RUL-332 where only one is left nothing is asked', () => {
    const at = sheltered();
    go(at, OUT, 1, 0, IN);
    expect(foreseen(at, 0, 'step', STOP).of('governmentLost')).toMatchObject([{ next: 'despotism' }]);
    expect(play(at, STOP)).toContainEqual(CHANGED(1, 'despotism'));
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(own(at, 1)).toMatchObject({ government: 'despotism', immuneToAnarchy: true });
  });

  it('RUL-332 RUL-200 with King’s marker blockaded first there is Anarchy', () => {
    const at = sheltered({ techs: ['codeOfLaws'] });
    player(at, 0).scouts[0] = squareAt(0, 13);
    go(at, OUT, 1, 0, IN);
    play(at, STOP);
    expect(government(at, 1)).toBe('anarchy');
  });

  it('RUL-332 VIC-003 RUL-148 the government chosen works at once', () => {
    const at = sheltered({ techs: ['chivalry'], sheetCoins: 13 });
    expect(own(at, 1)?.coins).toBe(14);
    go(at, OUT, 1, 0, IN);
    play(at, STOP);
    play(at, { government: 'feudalism' });
    expect(at.state.outcome).toMatchObject({ reason: 'economic', winners: [1] });
  });

  it('RUL-332 RUL-252 RUL-093 events above the hand size go before it is chosen, and what it allows no more afterwards', () => {
    const at = starting({
      options: { expansion: true, greatPersonDeck: true },
      own: {
        cities: [HOME, SECOND],
        government: 'monarchy',
        techs: ['codeOfLaws'],
        openPeople: [CARD],
        events: ['drought', 'sabotage', 'flooding', 'deforestation'],
      },
      pieces: [
        { square: SPOT, person: 'humanitarian' },
        { square: SECOND + 1, wonder: 'pyramids' },
        { square: SECOND - 1, wonder: 'cristoRedentor' },
      ],
      given: { first: 1 },
    });
    at.state.pending = null;
    (at.state.stack.at(-1) as { at: string }).at = 'menu';
    const context = createContext<State, Happening>(at.state);
    destroyCity(context, 0, 1);
    advance(civilization.procedures, context);
    expect(governmentNotSettled(at.state)).toBe(null);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
    play(at, { event: 'drought' });
    expect(asked(at)).toMatchObject({ kind: 'leaveGovernment', seat: 0 });
    play(at, { government: 'republic' });
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
    play(at, { event: 'flooding' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    expect(government(at)).toBe('republic');
  });
});

describe('the table settles', () => {
  it('RUL-332 only one choice is put to who has lost a government, however often it does', () => {
    const at = having({
      options: { greatPersonDeck: true },
      own: { government: 'monarchy', governments: ['republic'], openPeople: [CARD] },
      pieces: [{ square: SPOT, person: 'humanitarian' }],
    });
    const context = createContext<State, Happening>(at.state, { told: true });
    obsoleteWonder(context, wonderIndex('pyramids'));
    settle(context);
    expect(at.state.stack.filter(({ op }) => op === 'leaveGovernment')).toHaveLength(1);
    expect(context.told?.filter(({ full }) => full.kind === 'governmentLost')).toHaveLength(1);
  });

  it('RUL-148 RUL-377 a victory comes first, and nothing after it', () => {
    const at = having({ own: { government: 'monarchy' } });
    player(at, 1).sheetCoins = 15;
    obsoleteWonder(createContext<State, Happening>(at.state), wonderIndex('pyramids'));
    expect(at.state.outcome).toMatchObject({ reason: 'economic', winners: [1] });
    expect(government(at)).toBe('monarchy');
  });

  it('GEN-013 an event that was declared before does nothing to who is immune by then', () => {
    const at = having();
    revolt.resolve(createContext<State, Happening>(at.state), 1, [0]);
    expect(government(at)).toBe('despotism');
  });
});

describe('without the expansion', () => {
  it('GOV-005 nothing of it shows', () => {
    const at = starting({ own: { governments: ['republic'] } });
    expect(own(at)).toMatchObject({ lentGovernments: [], immuneToAnarchy: false, freeGovernments: [] });
    expect(governments(at)).toEqual(['anarchy']);
  });
});
