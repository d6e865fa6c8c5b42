import { advance, call, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { INVESTMENT_IDS } from '../src/data/investments.ts';
import { PERSON, WONDER } from '../src/data/names.ts';
import { civilization, type Happening, type State } from '../src/index.ts';
import { tieBreakScore } from '../src/rules/tieBreak.ts';
import { lootFrame } from '../src/state/frames/loot.ts';
import { investing } from '../src/state/frames/placeInvestment.ts';
import { fight } from './battleTable.ts';
import { rows } from './researchTable.ts';
import { acts, SECOND, type Start, starting, yields } from './startTable.ts';
import {
  asked,
  isAsked,
  options,
  play,
  player,
  playQuietly,
  refused,
  result,
  seated,
  setUp,
  squareAt,
  type Table,
  view,
} from './table.ts';

const DECK = { expansion: true, investments: true };

/** Seat 0 plays Rome and has four coin tokens in two places. */
function investor(own: PlainObject = {}, of: Omit<Start, 'own'> = {}): Table {
  const { options: chosen, ...rest } = of;
  return starting({
    own: { civilization: 'rome', sheetCoins: 3, techCoins: { codeOfLaws: 1 }, ...own },
    ...rest,
    options: { ...DECK, ...chosen },
  });
}

function investIn(card: string, from = 'sheet'): PlainObject {
  return { do: 'invest', card, from };
}

const own = (at: Table) => view(at).players[0];

describe('investing', () => {
  test('INV-001 INV-002 INV-005 any coin token goes onto any of the four cards', () => {
    const at = investor();
    const places = ['sheet', 'codeOfLaws'];
    expect(acts(at, 'invest')).toEqual(places.flatMap((from) => INVESTMENT_IDS.map((card) => investIn(card, from))));
  });

  test('INV-003 INV-007 INV-006 FAQ-056 the coin is gone, and everyone sees the marker', () => {
    const at = investor({ investments: { publicEducation: 1 } });
    const coins = own(at)?.coins ?? 0;
    expect(play(at, investIn('publicEducation', 'codeOfLaws'))).toEqual([
      { kind: 'invested', seat: 0, card: 'publicEducation', from: 'codeOfLaws', markers: 2 },
    ]);
    expect(own(at)).toMatchObject({
      coins: coins - 1,
      sheetCoins: 3,
      investments: { infrastructure: 0, endowmentForTheArts: 0, militaryIndustrialComplex: 0, publicEducation: 2 },
    });
    expect(view(at, 1).players[0]?.investments).toEqual(own(at)?.investments);
  });

  test('SOT-019 one coin a turn, and again in the next', () => {
    const at = investor();
    play(at, investIn('infrastructure'));
    expect(acts(at, 'invest')).toEqual([]);
    expect(refused(at, investIn('publicEducation')).rule).toBe('SOT-019');
    const { turn } = at.state;
    playQuietly(at, () => at.state.turn === turn + 1 && isAsked(at, 'startOfTurn', 0));
    expect(acts(at, 'invest')).toHaveLength(8);
  });

  test('INV-004 VIC-008 only tokens are invested, and markers are no coins', () => {
    const at = investor({ sheetCoins: 0, techCoins: {}, techs: ['printingPress'], investments: { infrastructure: 3 } });
    expect(acts(at, 'invest')).toEqual([]);
    for (const from of ['sheet', 'codeOfLaws', 'panamaCanal']) {
      expect(refused(at, investIn('infrastructure', from))).toEqual({ rule: 'INV-004', params: { from } });
    }
    expect(own(at)?.coins).toBe(own(investor({ sheetCoins: 0, techCoins: {}, techs: ['printingPress'] }))?.coins);
    for (const from of ['chivalry', 3, null]) {
      expect(refused(at, { do: 'invest', card: 'infrastructure', from }).rule).toBe('K-SHAPE');
    }
    expect(refused(at, investIn('louvre')).rule).toBe('K-SHAPE');
  });

  test('RUL-203 a coin on the Panama Canal may be invested while the wonder works', () => {
    const canal = { pieces: [{ square: 7, wonder: 'panamaCanal' }] };
    const at = investor({ canalCoins: 2, sheetCoins: 0, techCoins: {} }, canal);
    const before = player(at, 0).canalCoins;
    play(at, investIn('infrastructure', 'panamaCanal'));
    expect(player(at, 0).canalCoins).toBe(before - 1);
    const blockaded = investor({ canalCoins: 2 }, { ...canal, enemy: { armies: [7] } });
    expect(acts(blockaded, 'invest').map(({ from }) => from)).not.toContain('panamaCanal');
    expect(refused(blockaded, investIn('infrastructure', 'panamaCanal')).rule).toBe('RUL-203');
  });

  test('VAR-005 GEN-004 without the deck nothing is offered', () => {
    const at = investor({}, { options: { investments: false } });
    expect(acts(at, 'invest')).toEqual([]);
    expect(refused(at, investIn('infrastructure')).rule).toBe('VAR-005');
    expect(own(at)?.investments).toBe(null);
  });

  test('INV-003 the preview says what the marker changes', () => {
    const at = investor({ cities: [null, SECOND] });
    const told = civilization.preview(at.state, 0, { kind: 'startOfTurn', answer: investIn('infrastructure') });
    expect(told).toMatchObject({ refusal: null });
    const facts = 'facts' in told ? told.facts.map(({ fact }) => fact) : [];
    expect(facts).toEqual(['production', 'production', 'number']);
  });
});

describe('what the cards do', () => {
  test('INV-008 INV-009 Infrastructure: each city makes as much more as the highest line says', () => {
    const production = (infrastructure: number) =>
      own(investor({ cities: [null, SECOND], investments: { infrastructure } }))?.cities.map((city) => city.production);
    const [capital = 0, second = 0] = production(0) ?? [];
    for (const [markers, more] of [1, 2, 3, 3].entries()) {
      expect(production(markers + 1)).toEqual([capital + more, second + more]);
    }
    const at = investor({ investments: { infrastructure: 2 } });
    expect(own(at)?.cities[0]?.productionSources).toContainEqual({ of: 'investment', id: 'infrastructure', amount: 2 });
  });

  test('EX-41 INV-009 Military-Industrial Complex: +4 with three markers, +8 and not 12 with the fourth', () => {
    const bonuses = (militaryIndustrialComplex: number) =>
      fight({ defender: { investments: { militaryIndustrialComplex } }, options: DECK })
        .told(null)
        .find(({ kind }) => kind === 'bonusesCompared');
    for (const [markers, defender] of [0, 0, 4, 4, 8, 8, 12, 12].entries()) {
      expect(bonuses(markers)).toEqual({ kind: 'bonusesCompared', attacker: 0, defender });
    }
  });

  test('ART-014 RUL-088 Endowment for the Arts: a larger hand, and cheaper steps that never cost less than nothing', () => {
    const numbers = (endowmentForTheArts: number) => {
      const { cultureHandSize, advance } = own(investor({ investments: { endowmentForTheArts } })) ?? {};
      return [cultureHandSize, advance];
    };
    const [hand, price] = numbers(0) as [number, { culture: number; trade: number }];
    for (const [markers, less] of [0, 1, 1, 2, 2].entries()) {
      expect(numbers(markers + 1)).toEqual([hand + 1, { ...price, culture: Math.max(0, price.culture - less) }]);
    }
  });

  test('ART-014 the step is paid at that price', () => {
    const paying = (culture: number) =>
      investor({ investments: { endowmentForTheArts: 3 }, culture }, { given: { phase: 'cityManagement' } });
    const at = paying(3);
    play(at, { do: 'advance' });
    expect(own(at)).toMatchObject({ culture: 1, track: 1 });
    expect(refused(paying(1), { do: 'advance' })).toMatchObject({ rule: 'ART-006', params: { culture: 2 } });
  });

  test('RUL-308 RUL-351 Public Education teaches any tech that fits with its third, sixth and ninth marker', () => {
    for (const markers of [2, 5, 8]) {
      const at = investor({ investments: { publicEducation: markers } });
      play(at, investIn('publicEducation'));
      expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'publicEducation' });
      const learned = options(at)[0] as PlainObject;
      expect(refused(at, { tech: null }).rule).toBe('K-SHAPE');
      play(at, learned);
      expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
      expect(own(at)?.techs.map(({ tech }) => tech)).toContain(learned['tech']);
    }
    for (const markers of [0, 1, 3, 4, 9]) {
      const at = investor({ investments: { publicEducation: markers } });
      play(at, investIn('publicEducation'));
      expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    }
  });
});

describe('what investments are not', () => {
  test('RUL-351 RUL-308 Public Education may teach Space Flight, which wins; it cannot be declined', () => {
    const at = investor({ techs: rows(5, 4, 3, 2), investments: { publicEducation: 2 } }, { given: { first: 1 } });
    play(at, investIn('publicEducation'));
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0 });
    expect(options(at)).toContainEqual({ tech: 'spaceFlight' });
    expect(options(at)).not.toContainEqual({ tech: null });
    play(at, { tech: 'spaceFlight' });
    expect(result(at)).toMatchObject({ winners: [0], reason: 'technology' });
  });

  test('SET-006 each player has the four cards with nothing on them, and none without investments', () => {
    const none = { infrastructure: 0, endowmentForTheArts: 0, militaryIndustrialComplex: 0, publicEducation: 0 };
    const cards = (investments: boolean) =>
      view(setUp(seated(['rome', 'russia', 'china'], 'three', { expansion: true, investments }))).players.map(
        (one) => one.investments,
      );
    expect(cards(true)).toEqual([none, none, none]);
    expect(cards(false)).toEqual([null, null, null]);
  });

  test('INV-010 RUL-353 they are no coins, neither for the economic victory nor for the advanced score', () => {
    const full = { infrastructure: 9, publicEducation: 8 };
    const [without, having] = [investor(), investor({ investments: full })];
    expect(own(having)?.coins).toBe(own(without)?.coins);
    expect(having.state.outcome).toBe(null);
    expect(tieBreakScore(having.state, 0)).toBe(tieBreakScore(without.state, 0));
  });

  test('LOOT-011 INV-010 RUL-201 loot takes nothing of them, and they stay where they are', () => {
    const at = starting({
      own: { sheetCoins: 1, investments: { infrastructure: 2, publicEducation: 1 } },
      enemy: { investments: { infrastructure: 1 } },
      given: { first: 1 },
      options: DECK,
    });
    at.state.pending = null;
    Object.assign(at.state.stack.at(-1) ?? {}, { at: 'menu' });
    call(at.state, lootFrame(1, 0, 3));
    advance(civilization.procedures, createContext<State, Happening>(at.state));
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 1, loser: 0 });
    const coins = (options(at) as readonly PlainObject[]).filter(({ take }) => /coin/iu.test(String(take)));
    expect(coins).not.toEqual([]);
    expect(coins.every(({ from }) => from === 'sheet')).toBe(true);
    for (const from of ['infrastructure', 'publicEducation']) {
      expect(refused(at, { take: 'discardCoin', from }).rule).toMatch(/^(LOOT|K)-/u);
    }
    play(at, coins[0] as PlainObject);
    const before = view(at).players.map(({ investments }) => investments);
    playQuietly(at, () => at.state.turn > 6);
    expect(view(at).players.map(({ investments }) => investments)).toEqual(before);
  });

  test('RUL-352 without investments Machu Picchu and A. P. Giannini stay in their decks', () => {
    const off = { expansion: true, greatPersonDeck: true, investments: false };
    const at = setUp(seated(['rome', 'russia'], 'two', off));
    const { wonderDeck, wonderMarket, box, personDeck } = at.state;
    expect([...wonderDeck, ...wonderMarket, ...box.unseenWonders]).toContain(WONDER.machuPicchu);
    expect(box.wonders).not.toContain(WONDER.machuPicchu);
    expect(personDeck).toContain(PERSON.apGiannini);
    const gaining = starting({
      own: { track: 2 },
      pieces: [{ square: squareAt(5, 0), wonder: 'sydneyOperaHouse' }],
      given: { first: 1, decks: { personCards: ['apGiannini'] } },
      options: off,
    });
    play(gaining, { do: 'wonder', wonder: 'sydneyOperaHouse', figure: null });
    expect(asked(gaining)).toMatchObject({ kind: 'placePerson', person: 'industrialist' });
    const before = yields(gaining);
    play(gaining, { square: squareAt(7, 2) });
    expect(view(gaining, 0).hand?.people).toEqual(['apGiannini']);
    expect(yields(gaining)).toEqual({ ...before, culture: before.culture + 2, coins: before.coins + 1 });
    expect(acts(gaining, 'invest')).toEqual([]);
  });
});

describe('Arabia and investments', () => {
  test('INV-011 RUL-350 FAQ-065 Arabia advances for a marker, after the tech, and for free ones too', () => {
    const at = investor({ civilization: 'arabia', techCoins: {}, investments: { publicEducation: 2 } });
    play(at, investIn('publicEducation'));
    expect(own(at)?.track).toBe(0);
    play(at, options(at)[0] as PlainObject);
    expect(own(at)?.track).toBe(1);
    at.state.pending = null;
    Object.assign(at.state.stack.at(-1) ?? {}, { at: 'menu' });
    for (const card of [0, 3]) call(at.state, investing(0, card));
    advance(civilization.procedures, createContext<State, Happening>(at.state));
    playQuietly(at, () => isAsked(at, 'startOfTurn', 0));
    expect(own(at)).toMatchObject({ track: 3, sheetCoins: 2, investments: { infrastructure: 1, publicEducation: 4 } });
  });

  test('RUL-024 SET-028 Arabia switches investments on; without it they stay off', () => {
    const off = { expansion: true, investments: false };
    const at = seated(['rome', 'arabia', 'china'], 'three', off);
    expect(at.state.options.investments).toBe(true);
    expect(view(setUp(at)).players.map(({ investments }) => investments === null)).toEqual([false, false, false]);
    expect(seated(['rome', 'russia'], 'two', off).state.options.investments).toBe(false);
  });
});
