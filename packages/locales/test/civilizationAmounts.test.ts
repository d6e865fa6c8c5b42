import { civilization, type Happening } from '@tessera/game-civilization';
import type { Illegal, PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { AskedOf } from '../src/gameTalk.ts';
import { createWords, textOf } from '../src/words.ts';
import { CATALOGS, deal, linesOf, TALKS, whoIs } from './civilizationKit.ts';
import { plainly } from './plainly.ts';

const VIEW = civilization.view(deal(2, { expansion: false }, 'amounts').state, 0) as unknown as PlainObject;
const WHO = whoIs(0, 2);

const told = (happening: Happening, you = 0): string[] =>
  TALKS.map(({ talk }) => textOf(talk.happening(happening, whoIs(you, 2), VIEW) ?? []));
const refused = (rule: Illegal['rule'], params: PlainObject): string[] =>
  TALKS.map(({ talk }) => textOf(talk.refusal({ rule, params }, VIEW, WHO)));
const asked = (ask: AskedOf): string[] => TALKS.map(({ talk }) => textOf(talk.question(ask, VIEW, WHO)));
const offered = (ask: AskedOf, option: PlainObject, view: PlainObject = VIEW): string[] =>
  TALKS.map(({ talk }) => textOf(talk.option(option, ask, view, WHO)));

describe('amounts stand in the case that their verb needs', () => {
  test.each<[Happening, readonly string[]]>([
    [
      { kind: 'tradeGained', seat: 0, amount: 3 },
      ['You gain 3 trade.', 'Otrzymujesz 3 punkty wymiany handlowej.', 'Gaunate 3 prekybos taškus.'],
    ],
    [
      { kind: 'cultureGained', seat: 0, amount: 1 },
      ['You gain 1 culture.', 'Otrzymujesz 1 punkt kultury.', 'Gaunate 1 kultūros tašką.'],
    ],
    [
      { kind: 'tradeGained', seat: 0, amount: 12 },
      ['You gain 12 trade.', 'Otrzymujesz 12 punktów wymiany handlowej.', 'Gaunate 12 prekybos taškų.'],
    ],
    [
      { kind: 'cultureLost', seat: 0, amount: 21 },
      ['You lose 21 culture.', 'Tracisz 21 punktów kultury.', 'Netenkate 21 kultūros taško.'],
    ],
    [
      { kind: 'cultureLost', seat: 0, amount: 4 },
      ['You lose 4 culture.', 'Tracisz 4 punkty kultury.', 'Netenkate 4 kultūros taškų.'],
    ],
    [
      { kind: 'resourceLost', seat: 0, resource: 'silk' },
      ['You spend 1 Silk.', 'Wydajesz 1 × Jedwab.', 'Išleidžiate 1 × Šilkas.'],
    ],
    [
      { kind: 'markerLost', seat: 0, back: 'hut', marker: 'spy' },
      ['You spend Spy (hut).', 'Wydajesz znacznik: Szpieg (chatka).', 'Išleidžiate žymeklį: Šnipas (trobelė).'],
    ],
    [
      { kind: 'playerReady', seat: 0, trade: 3 },
      [
        'You are ready, with 3 trade.',
        'Zaczynasz grę, mając 3 punkty wymiany handlowej.',
        'Pradedate žaidimą ir turite 3 prekybos taškus.',
      ],
    ],
    [
      { kind: 'figuresMoved', seat: 0, from: 0, to: 9, armies: 1, scouts: 1 },
      [
        'You move 1 army and 1 scout from A1 to B2.',
        'Przesuwasz 1 armię i 1 wóz z pola A1 na pole B2.',
        'Perkeliate 1 kariuomenę ir 1 skautą iš kvadrato A1 į kvadratą B2.',
      ],
    ],
    [
      { kind: 'figuresLeft', seat: 0, square: 9, armies: 1, scouts: 0 },
      ['You leave 1 army at B2.', 'Zostawiasz 1 armię na polu B2.', 'Paliekate 1 kariuomenę kvadrate B2.'],
    ],
    [
      { kind: 'figuresDestroyed', seat: 0, square: 9, armies: 1, scouts: 2 },
      [
        'You lose 1 army and 2 scouts at B2.',
        'Tracisz 1 armię i 2 wozy na polu B2.',
        'Netenkate 1 kariuomenės ir 2 skautų kvadrate B2.',
      ],
    ],
    [
      { kind: 'forcesDrawn', seat: 0, barbarians: false, count: 1, units: null },
      ['You draw 1 unit for the battle.', 'Dobierasz 1 jednostkę do bitwy.', 'Traukiate mūšiui 1 karinį dalinį.'],
    ],
    [
      { kind: 'forcesDrawn', seat: 0, barbarians: true, count: 3, units: null },
      ['The barbarians draw 3 units.', 'Barbarzyńcy dobierają 3 jednostki.', 'Barbarai traukia 3 karinius dalinius.'],
    ],
    [
      { kind: 'lootTaken', seat: 0, loser: 1, take: 'coin', from: 'sheet' },
      [
        'Loot: you take a coin (on the civilization sheet) from Bea.',
        'Łup: zabierasz od gracza Bea monetę (na arkuszu cywilizacji).',
        'Grobis: paimate iš žaidėjo Bea monetą (ant civilizacijos lapo).',
      ],
    ],
    [
      { kind: 'lootTaken', seat: 0, loser: 1, take: 'trade', amount: 3 },
      [
        'Loot: you take 3 trade from Bea.',
        'Łup: zabierasz od gracza Bea 3 punkty wymiany handlowej.',
        'Grobis: paimate iš žaidėjo Bea 3 prekybos taškus.',
      ],
    ],
    [
      { kind: 'lootTaken', seat: 0, loser: 1, take: 'event', deck: 'II' },
      [
        'Loot: you take 1 event of deck II from Bea.',
        'Łup: zabierasz od gracza Bea 1 wydarzenie z talii II.',
        'Grobis: paimate iš žaidėjo Bea 1 kultūros įvykį iš II kaladės.',
      ],
    ],
    [
      { kind: 'offerMade', seat: 0, to: 1, gives: { trade: 3 }, wants: { huts: 1 } },
      [
        'You offer Bea 3 trade for 1 hut marker.',
        'Oferujesz graczowi Bea 3 punkty wymiany handlowej w zamian za 1 znacznik chatki.',
        'Siūlote žaidėjui Bea mainus: 3 prekybos taškai už 1 trobelės žymeklį.',
      ],
    ],
    [
      { kind: 'offerAccepted', seat: 0, by: 1, gives: { culture: 1 }, wants: {}, given: null, taken: null },
      [
        'You accept Bea’s offer: nothing for 1 culture.',
        'Przyjmujesz ofertę gracza Bea: nic w zamian za 1 punkt kultury.',
        'Priimate žaidėjo Bea pasiūlymą: nieko už 1 kultūros tašką.',
      ],
    ],
  ])('in the log: %j', (happening, lines) => {
    expect(told(happening)).toEqual(lines);
  });

  test('of others too', () => {
    expect(told({ kind: 'tradeLost', seat: 0, amount: 1 }, 1)).toEqual([
      'Ada loses 1 trade.',
      'Ada traci 1 punkt wymiany handlowej.',
      'Ada netenka 1 prekybos taško.',
    ]);
  });

  test.each<[string, PlainObject, readonly string[]]>([
    [
      'CITY-004',
      { item: 'louvre', city: 3, cost: 20, production: 5, bonuses: 0, missing: 15, trade: 1, tradeNeeded: 45 },
      [
        'Louvre costs 20 production; the city has 5 production, and rushing the rest costs 45 trade: you have 1 trade.',
        'Luwr – koszt: 20 punktów produkcji; miasto ma 5 punktów produkcji, przyspieszenie reszty wymaga 45 punktów wymiany handlowej, a masz 1 punkt wymiany handlowej.',
        'Luvras – kaina: 20 produkcijos taškų; miestas turi 5 produkcijos taškus, likusiai daliai pagreitinti reikia 45 prekybos taškų, o turite 1 prekybos tašką.',
      ],
    ],
    [
      'RUL-269',
      { missing: 2, each: 1, rush: 2 },
      [
        'Missing: 2 production. Rushing costs exactly 6 trade.',
        'Brakuje 2 punktów produkcji. Przyspieszenie wymaga dokładnie 6 punktów wymiany handlowej.',
        'Trūksta 2 produkcijos taškų. Pagreitinti reikia lygiai 6 prekybos taškų.',
      ],
    ],
    [
      'CITY-007',
      { needed: 3, trade: 1 },
      [
        'Rushing costs 3 trade; you have 1 trade.',
        'Przyspieszenie wymaga 3 punktów wymiany handlowej; masz 1 punkt wymiany handlowej.',
        'Pagreitinti reikia 3 prekybos taškų; turite 1 prekybos tašką.',
      ],
    ],
    [
      'RES-002',
      { tech: 'pottery', level: 1, needed: 6, trade: 4 },
      [
        'Pottery needs 6 trade; you have 4 trade.',
        'Garncarstwo – wymagane: 6 punktów wymiany handlowej; masz 4 punkty wymiany handlowej.',
        'Keramika – reikia 6 prekybos taškų; turite 4 prekybos taškus.',
      ],
    ],
    [
      'RES-010',
      { level: 2, below: 1, needed: 2 },
      [
        'A tech of level II needs 2 techs in the row below; you have 1.',
        'Technologia poziomu II wymaga 2 technologii w niższym rzędzie; masz: 1.',
        'II lygio technologijai žemesnėje eilėje reikia 2 technologijų; turite: 1.',
      ],
    ],
    [
      'RUL-053',
      { seat: 1, good: 'huts', needed: 2, held: 1 },
      [
        'Bea has 1 hut marker; the offer needs 2 hut markers.',
        'Bea ma 1 znacznik chatki; oferta wymaga 2 znaczników chatek.',
        'Bea turi 1 trobelės žymeklį; pasiūlymui reikia 2 trobelių žymeklių.',
      ],
    ],
    [
      'LOOT-008',
      { price: 2, points: 1 },
      [
        'That costs 2 loot; you have 1 loot.',
        'Koszt: 2 łupy; masz 1 łup.',
        'Kaina: 2 grobio taškai; turite 1 grobio tašką.',
      ],
    ],
    [
      'ART-006',
      { culture: 3, trade: 0, ownCulture: 1, ownTrade: 0 },
      [
        'The next space costs 3 culture; you have 1 culture.',
        'Koszt następnego pola: 3 punkty kultury; masz 1 punkt kultury.',
        'Kito laukelio kaina: 3 kultūros taškai; turite 1 kultūros tašką.',
      ],
    ],
    [
      'RUL-104',
      { square: 9, armies: 1, scouts: 0 },
      [
        'Only 1 army at B2 can still move this turn.',
        'Z pola B2 można w tej turze przesunąć jeszcze tylko 1 armię.',
        'Iš kvadrato B2 šį ėjimą dar gali judėti tik 1 kariuomenė.',
      ],
    ],
    [
      'MOVE-008',
      { square: 9, figures: 3, limit: 2 },
      [
        'The stacking limit is 2: 3 figures at B2 are too many.',
        'Limit ustawienia to 2, a na polu B2 byłoby więcej (3 pionki).',
        'Grupavimo limitas – 2, o kvadrate B2 būtų daugiau (3 figūrėlės).',
      ],
    ],
  ])('in refusals: %s', (rule, params, lines) => {
    expect(refused(rule, params)).toEqual(lines);
  });

  test('in questions and options', () => {
    expect(asked({ kind: 'movement', about: {} })[2]).toBe(
      'Judėjimas: kurios figūrėlės juda? Kiekviena – daugiausia per 2 kvadratus, niekada įstrižai.',
    );
    const movement = { kind: 'movement', about: {} };
    expect(offered(movement, { do: 'move', from: 9, armies: 1, scouts: 2 })).toEqual([
      'Move 1 army and 2 scouts from B2',
      'Przesuń 1 armię i 2 wozy z pola B2',
      'Judinti 1 kariuomenę ir 2 skautus iš kvadrato B2',
    ]);
    const step = { kind: 'step', about: { square: 9, armies: 2, scouts: 0, left: 1 } };
    expect(offered(step, { do: 'leave', armies: 1, scouts: 0 })).toEqual([
      'Leave 1 army behind',
      'Zostaw 1 armię',
      'Palikti 1 kariuomenę',
    ]);
    const negotiate = { kind: 'negotiate', about: {} };
    const offer = { do: 'offer', to: null, gives: { trade: 1 }, wants: { culture: 2 }, markers: [], events: [] };
    expect(offered(negotiate, offer)).toEqual([
      'Offer everybody 1 trade for 2 culture',
      'Zaoferuj wszystkim 1 punkt wymiany handlowej w zamian za 2 punkty kultury',
      'Pasiūlyti visiems mainus: 1 prekybos taškas už 2 kultūros taškus',
    ]);
    const none = { trade: 0, culture: 0, resources: {}, huts: 0, villages: 0, events: {} };
    const open = { by: 1, to: 0, gives: { ...none, trade: 2 }, wants: none, refused: [], given: null };
    expect(
      offered(negotiate, { do: 'accept', offer: 1, markers: [], events: [] }, { ...VIEW, offers: [open] }),
    ).toEqual([
      'Accept Bea’s offer: you give nothing and get 2 trade',
      'Przyjmij ofertę gracza Bea – dajesz: nic; dostajesz: 2 punkty wymiany handlowej',
      'Priimti žaidėjo Bea pasiūlymą – atiduodama: nieko; gaunama: 2 prekybos taškai',
    ]);
  });

  test('in the text view', () => {
    const players = (VIEW['players'] as readonly PlainObject[]).map((player) => ({ ...player, trade: 3, coins: 1 }));
    const lines = TALKS.map(({ talk }) =>
      talk
        .sections({ ...VIEW, players } as PlainObject, WHO)
        .flatMap(linesOf)
        .map((line) => (typeof line === 'string' ? line : textOf(line)))
        .find((line) => /^(Has|Ma|Turi) /.test(line)),
    );
    expect(lines).toEqual([
      'Has 3 trade, 0 culture and 1 coin',
      'Ma 3 punkty wymiany handlowej, 0 punktów kultury i 1 monetę',
      'Turi 3 prekybos taškus, 0 kultūros taškų ir 1 monetą',
    ]);
  });

  test('every amount has its cases in Polish and Lithuanian', () => {
    const said = (language: string, name: string, n: number) => {
      const words = plainly(createWords(language, CATALOGS[language] ?? {}));
      const params = { n, deck: 'I', resource: 'X' };
      return ['nom', 'acc', 'gen'].map((form) => words.say(`civilization.count.${name}`, { ...params, form }));
    };
    expect([1, 2, 5].map((n) => said('pl', 'coins', n))).toEqual([
      ['1 moneta', '1 monetę', '1 monety'],
      ['2 monety', '2 monety', '2 monet'],
      ['5 monet', '5 monet', '5 monet'],
    ]);
    expect([1, 2, 10, 21].map((n) => said('lt', 'coins', n))).toEqual([
      ['1 moneta', '1 monetą', '1 monetos'],
      ['2 monetos', '2 monetas', '2 monetų'],
      ['10 monetų', '10 monetų', '10 monetų'],
      ['21 moneta', '21 monetą', '21 monetos'],
    ]);
    expect(said('lt', 'actions', 1)).toEqual(['1 veiksmas mieste', '1 veiksmą mieste', '1 veiksmo mieste']);
    expect(said('pl', 'actions', 1)).toEqual(['1 akcja miejska', '1 akcję miejską', '1 akcji miejskiej']);
    const names = Object.keys(CATALOGS['en'] ?? {}).flatMap(
      (key) => /^civilization\.count\.(\w+)$/.exec(key)?.[1] ?? [],
    );
    const alike = names.filter((name) => name !== 'resource' && name !== 'combat');
    for (const name of alike) {
      const [nom, acc, gen] = said('lt', name, 2);
      expect(new Set([nom, acc, gen]).size, name).toBe(3);
      const [, , polish] = said('pl', name, 2);
      if (name !== 'armies' && name !== 'techs') expect(polish, name).not.toBe(said('pl', name, 2)[0]);
    }
  });
});
