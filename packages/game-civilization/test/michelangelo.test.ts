import { type PlainObject, seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { wonderPiece } from '../src/board/pieces.ts';
import { PERSON_CARD_AMOUNT, WONDER_COST, WONDER_LOWER_COST } from '../src/data/faces.ts';
import { PERSON, WONDER } from '../src/data/names.ts';
import { civilization } from '../src/index.ts';
import { acts, CENTER, type Cities, managing, near, payments, produce, producing, SECOND } from './cityTable.ts';
import { foreseen } from './previewTable.ts';
import { asked, isAsked, ofKind, options, play, playAll, player, refused, type Table, view } from './table.ts';

const FIVE = ['forest', 'forest', 'mountain'];
const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];
const BY = ['michelangelo'];
/** In the outskirts of the capital, with an artist. */
const STUDIO = near(7);
/** Seat 1 knows Writing and has a spy. */
const WRITER = { techs: ['writing'], markers: ['hut:spy'] };
const FACE_DOWN = { hiddenPeople: BY };

/** Seat 0 holds Michelangelo face down; Germany builds Colossus for 10 (printed: 15). Seat 1 is the first player. */
function sculpting(of: Cities = {}): Table {
  return managing({
    capital: FIVE,
    ...of,
    options: { expansion: true, greatPersonDeck: true },
    given: {
      first: 1,
      wonderMarket: ['colossus', 'stonehenge'],
      pieces: [{ square: STUDIO, person: 'artist' }],
      ...of.given,
    },
    player: { ...FACE_DOWN, ...of.player },
  });
}

/** Seat 1 cancels the action just declared. */
function cancel(at: Table): void {
  expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'cityAction' });
  playAll(at, [
    { do: 'ability', tech: 'writing' },
    { pay: 'hut', resource: 'spy' },
  ]);
}

const wonderAt = (at: Table, square: number) => at.state.pieces[square];

describe('Michelangelo', () => {
  it('RUL-310 RUL-389 GPD-010 takes 5 off the cost of a wonder beside its own discount, and is discarded', () => {
    const at = sculpting();
    expect(payments(at, 'colossus')).toEqual([{ bonuses: BY, rush: 0 }]);
    const heard = produce(at, 'colossus', near(6), { bonuses: BY });
    expect(ofKind(heard, 'personCardUsed')).toMatchObject([{ seat: 0, card: 'michelangelo' }]);
    expect(ofKind(heard, 'cityActs')).toMatchObject([{ items: ['colossus'], rush: 0, bonuses: BY }]);
    expect(wonderAt(at, near(6))).toBe(wonderPiece(WONDER.colossus));
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], openPeople: [], actions: [0, 0, 0] });
    expect(view(at, 1).personDiscards).toEqual(BY);
  });

  it('RUL-310 CITY-007 what is still missing may be rushed, in any city of his owner', () => {
    const at = sculpting({ second: ['forest'], player: { ...FACE_DOWN, trade: 27 } });
    expect(payments(at, 'stonehenge', SECOND)).toEqual([
      { bonuses: [], rush: 8 },
      { bonuses: BY, rush: 3 },
    ]);
    expect(refused(at, producing('stonehenge', SECOND, BY, 8)).rule).toBe('RUL-269');
    produce(at, 'stonehenge', near(6, SECOND), { city: SECOND, bonuses: BY, rush: 3 });
    expect(player(at, 0)).toMatchObject({ trade: 18, actions: [1, 0, 0] });
    // FAQ-010: he helped one action, and is gone for the others.
    expect(payments(at, 'colossus')).toEqual([{ bonuses: [], rush: 5 }]);
  });

  it('RUL-310 only wonders get cheaper, and no wonder costs less than he takes off', () => {
    const at = sculpting({ capital: ['forest'], player: { ...FACE_DOWN, trade: 27, techs: ['metalworking'] } });
    expect(acts(at, 'produce').filter(({ bonuses }) => (bonuses as string[]).length > 0)).toHaveLength(2);
    expect(refused(at, producing('barracks', CENTER, BY, 0))).toEqual({
      rule: 'RUL-310',
      params: { card: 'michelangelo', discount: 5 },
    });
    const least = Math.min(...WONDER_COST, ...WONDER_LOWER_COST.filter((cost) => cost > 0));
    expect(least).toBeGreaterThanOrEqual(PERSON_CARD_AMOUNT[PERSON.michelangelo] as number);
  });

  it('RUL-064 RUL-270 he is not wasted, and not named twice', () => {
    const at = sculpting({ capital: TEN });
    expect(payments(at, 'colossus')).toEqual([{ bonuses: [], rush: 0 }]);
    expect(refused(at, producing('colossus', CENTER, BY)).rule).toBe('RUL-064');
    const twice = sculpting({ capital: [] });
    expect(payments(twice, 'colossus')).toEqual([]);
    expect(refused(twice, producing('colossus', CENTER, BY)).rule).toBe('CITY-004');
    const rich = sculpting({ capital: [], player: { ...FACE_DOWN, trade: 27 } });
    expect(refused(rich, producing('colossus', CENTER, [...BY, ...BY])).rule).toBe('RUL-270');
  });

  it('CITY-004 what cannot be reached counts his 5 among the bonuses', () => {
    const at = sculpting({ capital: ['forest'], player: { ...FACE_DOWN, trade: 8 } });
    expect(refused(at, producing('colossus', CENTER, BY, 2))).toMatchObject({
      rule: 'CITY-004',
      params: { item: 'colossus', cost: 10, production: 2, bonuses: 5, missing: 3, tradeNeeded: 9 },
    });
    expect(refused(at, producing('barracks', CENTER, [], 2))).toMatchObject({ params: { bonuses: 0 } });
  });

  it('GPD-009 GPD-011 his owner needs the card, and an artist who is not blockaded', () => {
    const rich = { trade: 27 };
    const refusal = (at: Table, bonuses: readonly string[] = BY) =>
      refused(at, producing('colossus', CENTER, bonuses, 0));
    const other = sculpting({ player: { hiddenPeople: ['akiraKurosawa'], ...rich } });
    expect(refusal(other)).toEqual({ rule: 'GPD-009', params: { card: 'michelangelo' } });
    expect(refusal(other, ['akiraKurosawa'])).toEqual({
      rule: 'RUL-310',
      params: { card: 'akiraKurosawa', discount: 0 },
    });
    expect(refusal(other, ['marcoPolo']).rule).toBe('RUL-310');
    const blockaded = sculpting({ player: { ...FACE_DOWN, ...rich }, enemy: { armies: [STUDIO] } });
    expect(payments(blockaded, 'colossus')).toEqual([{ bonuses: [], rush: 5 }]);
    expect(refusal(blockaded)).toEqual({ rule: 'GPD-011', params: { card: 'michelangelo' } });
    const gone = sculpting({ player: { ...FACE_DOWN, ...rich }, given: { pieces: [] } });
    expect(refusal(gone).rule).toBe('GPD-011');
  });

  it('RUL-389 no menu offers him by himself', () => {
    const at = sculpting();
    const menu = { do: 'greatPerson', card: 'michelangelo' };
    expect(options(at)).not.toContainEqual(menu);
    expect(refused(at, menu)).toEqual({ rule: 'RUL-389', params: { card: 'michelangelo' } });
  });

  it('RUL-340 CITY-015 if Writing cancels the action he returns face up, and may be used again', () => {
    const at = sculpting({ second: FIVE, enemy: { ...WRITER, markers: ['hut:spy', 'hut:spy'] } });
    produce(at, 'colossus', near(6), { bonuses: BY });
    expect(player(at, 0).hiddenPeople).toEqual([]);
    expect(view(at, 1).personDiscards).toEqual(BY);
    cancel(at);
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], openPeople: [PERSON.michelangelo], actions: [0, 1, 0] });
    expect(view(at, 1)).toMatchObject({ personDiscards: [], players: [{ openPeople: BY }, {}] });
    expect(payments(at, 'colossus', SECOND)).toEqual([{ bonuses: BY, rush: 0 }]);
    expect(refused(at, { do: 'greatPerson', card: 'michelangelo' }).rule).toBe('RUL-389');
    // Writing has been used this turn, so the next action goes through.
    produce(at, 'colossus', near(6, SECOND), { city: SECOND, bonuses: BY });
    expect(wonderAt(at, near(6, SECOND))).toBe(wonderPiece(WONDER.colossus));
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], openPeople: [] });
    expect(view(at).personDiscards).toEqual(BY);
  });

  it('RUL-340 CITY-015 Mark Twain’s cancelling returns him alone, and what was rushed', () => {
    const pieces = [STUDIO, near(7, SECOND)].map((square) => ({ square, person: 'artist' }));
    const enemy = { hiddenPeople: ['markTwain'], cities: [SECOND] };
    const at = sculpting({ capital: ['forest'], player: { ...FACE_DOWN, trade: 9 }, enemy, given: { pieces } });
    produce(at, 'colossus', near(6), { bonuses: BY, rush: 3 });
    expect(player(at, 0).trade).toBe(0);
    expect(isAsked(at, 'respond', 1)).toBe(true);
    const heard = play(at, { do: 'greatPerson', card: 'markTwain' });
    expect(ofKind(heard, 'personCardReturned')).toMatchObject([{ seat: 0, card: 'michelangelo' }]);
    expect(player(at, 0)).toMatchObject({ trade: 9, openPeople: [PERSON.michelangelo] });
    expect(view(at).personDiscards).toEqual(['markTwain']);
  });

  it('RUL-340 if an event cancels the cancelling he stays discarded, and the wonder is built', () => {
    const at = sculpting({ player: { ...FACE_DOWN, events: ['primetimeTv'] }, enemy: WRITER });
    produce(at, 'colossus', near(6), { bonuses: BY });
    cancel(at);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 0, to: 'ability' });
    play(at, { do: 'event', event: 'primetimeTv' });
    expect(wonderAt(at, near(6))).toBe(wonderPiece(WONDER.colossus));
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], openPeople: [] });
    expect(view(at).personDiscards).toEqual(BY);
  });

  it('RUL-340 he alone comes back: a card discarded before him stays where it is', () => {
    const at = sculpting({
      enemy: WRITER,
      player: { hiddenPeople: [...BY, 'adaLovelace'] },
      given: {
        pieces: [
          { square: STUDIO, person: 'artist' },
          { square: near(5), person: 'builder' },
        ],
      },
    });
    play(at, { do: 'devote', city: CENTER, by: 'adaLovelace' });
    produce(at, 'stonehenge', near(6), { bonuses: BY });
    cancel(at);
    expect(view(at).personDiscards).toEqual(['adaLovelace']);
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], openPeople: [PERSON.michelangelo] });
  });

  it('GPD-011 RUL-340 a card that came back does not work while its artist is blockaded', () => {
    const at = sculpting({ second: FIVE, enemy: WRITER });
    produce(at, 'colossus', near(6), { bonuses: BY });
    cancel(at);
    player(at, 1).armies[0] = STUDIO;
    expect(payments(at, 'colossus', SECOND)).toEqual([]);
    expect(refused(at, producing('colossus', SECOND, BY)).rule).toBe('CITY-004');
    player(at, 0).trade = 27;
    expect(refused(at, producing('colossus', SECOND, BY)).rule).toBe('GPD-011');
  });

  it('RUL-389 the wonder may replace the very artist whose card was used', () => {
    const at = sculpting();
    produce(at, 'colossus', STUDIO, { bonuses: BY });
    expect(wonderAt(at, STUDIO)).toBe(wonderPiece(WONDER.colossus));
    expect(view(at).personDiscards).toEqual(BY);
  });

  it('CITY-012 RUL-271 in a split he pays with both items, whichever of them is the wonder', () => {
    for (const [first, item] of [
      ['colossus', 'infantry'],
      ['infantry', 'colossus'],
    ] as const) {
      const at = sculpting({ capital: TEN, player: { ...FACE_DOWN, techs: ['engineering'] } });
      play(at, { do: 'split', city: CENTER, item: first });
      if (first === 'colossus') play(at, { square: near(6) });
      const answer = { item, bonuses: BY, rush: 0 };
      expect((options(at) as readonly PlainObject[]).filter((option) => option['item'] === item)).toEqual([answer]);
      const [price] = foreseen(at, 0, 'secondItem', answer).of('price');
      expect(price).toMatchObject({ cost: 15, production: 10, bonuses: BY, bonus: 5, rush: 0, unused: 0 });
      play(at, answer);
      if (item === 'colossus') play(at, { square: near(6) });
      expect(wonderAt(at, near(6))).toBe(wonderPiece(WONDER.colossus));
      expect(player(at, 0).units).toHaveLength(1);
      expect(view(at).personDiscards).toEqual(BY);
    }
  });

  it('CITY-012 a split that he alone makes possible is offered, and none without a wonder', () => {
    const at = sculpting({ capital: TEN, player: { ...FACE_DOWN, techs: ['engineering'] } });
    const firsts = acts(at, 'split').map(({ item }) => item);
    expect(firsts).toContain('colossus');
    const none = sculpting({ capital: TEN, player: { hiddenPeople: [], techs: ['engineering'] } });
    expect(acts(none, 'split').map(({ item }) => item)).not.toContain('colossus');
    expect(refused(none, { do: 'split', city: CENTER, item: 'colossus' }).rule).toBe('CITY-004');
    const poor = sculpting({ player: { ...FACE_DOWN, techs: ['engineering'] } });
    expect(refused(poor, { do: 'split', city: CENTER, item: 'colossus' })).toMatchObject({
      rule: 'CITY-004',
      params: { item: 'colossus', production: 5, bonuses: 5 },
    });
    play(at, { do: 'split', city: CENTER, item: 'infantry' });
    const refusal = refused(at, { item: 'artillery', bonuses: BY, rush: 0 });
    expect(refusal).toMatchObject({ rule: 'RUL-310', params: { discount: 5 } });
    // 5 for the infantry and 10 for Stonehenge, less 5; the scout is too dear beside it, and he does not help.
    expect(refused(at, { item: 'scout', bonuses: [], rush: 0 })).toMatchObject({
      rule: 'CITY-004',
      params: { bonuses: 0 },
    });
  });

  it('MET-001 RUL-310 a metropolis builds a wonder with him on any of its ten squares', () => {
    const below = CENTER + 8;
    const at = sculpting({ player: { ...FACE_DOWN, techs: ['agriculture'], metropolis: below } });
    const square = below + 8 + 1;
    const production = view(at, 0).players[0]?.cities[0]?.production ?? 0;
    play(at, producing('colossus', CENTER, production < 10 ? BY : []));
    play(at, { square });
    expect(wonderAt(at, square)).toBe(wonderPiece(WONDER.colossus));
  });

  it('CITY-004 a preview tells the price with him, and every way to pay', () => {
    const at = sculpting({ player: { ...FACE_DOWN, trade: 15 } });
    const price = { cost: 10, production: 5, unused: 0 };
    const thought = foreseen(at, 0, 'cityManagement', { do: 'produce', city: CENTER, item: 'colossus' });
    expect(thought).toMatchObject({ refusal: null });
    expect(thought.of('price')).toMatchObject([
      { ...price, bonuses: [], bonus: 0, rush: 5, tradeLeft: 0 },
      { ...price, bonuses: BY, bonus: 5, rush: 0, tradeLeft: 15 },
    ]);
    const chosen = foreseen(at, 0, 'cityManagement', producing('colossus', CENTER, BY));
    expect(chosen.refusal).toBe(null);
    expect(chosen.of('price')).toMatchObject([{ bonuses: BY, bonus: 5, tradeLeft: 15 }]);
  });

  it('GPD-004 RUL-389 nobody else sees him before the action is declared', () => {
    const [his, other] = [BY, ['valmiki']].map((hiddenPeople) => sculpting({ player: { hiddenPeople } }));
    expect(view(his as Table, 1)).toEqual(view(other as Table, 1));
    expect(view(his as Table, 0).players[0]?.cities[0]?.bonus).toBe(0);
  });

  it('RUL-010 RUL-389 a re-dealt table leaves him where an item is being placed with him', () => {
    const dealt = (at: Table) => civilization.resample(at.state, 1, seedStreams('again')[0] as number[]).players[0];
    const hidden = (at: Table) => dealt(at)?.hiddenPeople;
    const at = sculpting();
    expect(hidden(at)).not.toEqual([PERSON.michelangelo]);
    play(at, producing('colossus', CENTER, BY));
    expect(hidden(at)).toEqual([PERSON.michelangelo]);
    const split = sculpting({ capital: TEN, player: { ...FACE_DOWN, techs: ['engineering'] } });
    play(split, { do: 'split', city: CENTER, item: 'infantry' });
    expect(hidden(split)).toEqual([PERSON.michelangelo]);
    const army = sculpting();
    play(army, producing('army'));
    expect(hidden(army)).not.toEqual([PERSON.michelangelo]);
  });
});
