import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { founders, type Happening } from '@tessera/game-founders';
import { TILE_FACES, TOKEN_FACES, TOKEN_KINDS } from '@tessera/game-founders/data';
import { type Illegal, illegal, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { foundersTalk } from '../src/founders/talk.ts';
import { type Phrase, textOf } from '../src/words.ts';
import { NAMES, shapeOf, TALKS, textsOf, WORDS, whoIs } from './foundersKit.ts';

function table(given: PlainObject, players = 2, options: PlainObject = {}): PlainObject {
  const setup = founders.setup(players, options);
  if ('rule' in setup) throw new Error('no such set-up');
  const state = founders.fromScenario(setup, given);
  if ('rule' in state) throw new Error(`no such table: ${JSON.stringify(state)}`);
  return founders.view(state, 0) as unknown as PlainObject;
}

const VIEW = table({
  step: 'token',
  territories: [
    {
      tiles: [
        { tile: 'N1', x: 0, y: 0 },
        { tile: 'V1', x: 0, y: 1, craftsmen: true },
        { tile: 'N2', x: 1, y: 0 },
        { tile: 'R09', x: 1, y: 1, war: true },
      ],
      carts: [{ x: 0, y: 0 }],
      hand: ['war', { token: 'goldsmith', received: 'now' }],
    },
    {
      tiles: [
        { tile: 'V4', x: 0, y: 0, coin: true },
        { tile: 'N3', x: 0, y: -1 },
      ],
    },
  ],
});

/** A phrase in English, Polish and Lithuanian. */
function inThree(say: (talk: ReturnType<typeof foundersTalk>) => Phrase | null): string[] {
  return TALKS.slice(0, 3).map(({ talk }) => textOf(say(talk) ?? []));
}

const log = (it: Happening, you: number | null = null) => inThree((talk) => talk.happening(it, whoIs(you), VIEW));
const no = (rule: string, params: PlainObject) => inThree((talk) => talk.refusal({ rule, params }, VIEW, whoIs(0)));

describe('the log', () => {
  it('speaks to the reader and of others', () => {
    const revealed: Happening = { kind: 'tileRevealed', seat: 1, stack: 'village', tile: 'V1' };
    expect(log(revealed)).toEqual(['Borys reveals a Mine.', 'Borys odkrywa Kopalnię.', 'Borys atverčia Kasyklą.']);
    expect(log(revealed, 1)).toEqual(['You reveal a Mine.', 'Odkrywasz Kopalnię.', 'Atverčiate Kasyklą.']);
  });

  it('says whose tile is attacked or bought from', () => {
    const war: Happening = { kind: 'warPlayed', seat: 1, opponent: 0, tile: 'C3a', x: 0, y: -2 };
    expect(log(war, 0)).toEqual([
      'Borys attacks your Inn at (0, −2).',
      'Borys atakuje Zajazd na twoim terytorium, pole (0, −2).',
      'Borys puola jūsų Užeigą lauke (0, −2).',
    ]);
    const coin: Happening = { kind: 'coinPlayed', seat: 1, opponent: 0, tile: 'V5', x: 1, y: 0, resource: 'horses' };
    expect(log(coin)).toEqual([
      'Borys puts a coin on Ada’s Stud Farm at (1, 0) and buys horses.',
      'Borys zagrywa monetę na Stadninę gracza Ada, pole (1, 0), i kupuje konie.',
      'Borys deda monetą ant žaidėjo Ada Žirgyno, laukas (1, 0), ir perka žirgus.',
    ]);
  });

  it('says who supplies an added tile and what it replaces', () => {
    const added: Happening = {
      kind: 'tileAdded',
      seat: 0,
      tile: 'R13',
      x: 0,
      y: 2,
      replaced: 'V3',
      supply: [
        { resource: 'cloth', from: { x: 1, y: 2 }, producer: { x: 2, y: 1 } },
        { resource: 'coins', from: null, producer: null },
      ],
    };
    expect(log(added, 0)).toEqual([
      'You add the Temple of Mercury at (0, 2) in place of the Weaving Mill, for −1 point: cloth from (2, 1) by cart through (1, 2) and coins, bought.',
      'Dodajesz Świątynię Merkurego na polu (0, 2) zamiast Tkalni (−1 punkt): tkanina z pola (2, 1) wozem przez (1, 2) i pieniądze za monetę.',
      'Pridedate Merkurijaus šventyklą lauke (0, 2) vietoj Audyklos (−1 taškas): audinys iš lauko (2, 1) vežimu per (1, 2) ir pinigai už monetą.',
    ]);
  });

  it('points at tiles, seats and squares, and leaves articles out of names', () => {
    const [talk] = TALKS.map((one) => one.talk);
    const it: Happening = { kind: 'craftsmenPlayed', seat: 1, tile: 'V1', x: -1, y: 0, token: 'blacksmith' };
    expect(talk?.happening(it, whoIs(0), VIEW)).toEqual([
      { text: 'Borys', of: 'seat', id: '1' },
      ' puts the ',
      { text: 'Blacksmith', of: 'card', id: 'founders:token:blacksmith' },
      ' on the ',
      { text: 'Mine', of: 'card', id: 'founders:tile:V1' },
      ' at ',
      { text: '(−1, 0)', of: 'square', id: 'founders:square:1:-1,0' },
      ', for 2 points.',
    ]);
  });

  it('counts coins in every plural form', () => {
    const coins = (count: number) => log({ kind: 'coinsTaken', seat: 0, coins: count });
    expect(coins(1)).toEqual([
      'Ada takes 1 coin from their tiles.',
      'Ada zabiera 1 monetę ze swoich kafli.',
      'Ada pasiima 1 monetą nuo savo plytelių.',
    ]);
    expect(coins(3)[1]).toBe('Ada zabiera 3 monety ze swoich kafli.');
    expect(coins(5)[1]).toBe('Ada zabiera 5 monet ze swoich kafli.');
    expect(coins(3)[2]).toBe('Ada pasiima 3 monetas nuo savo plytelių.');
    expect(coins(12)[2]).toBe('Ada pasiima 12 monetų nuo savo plytelių.');
  });

  it('has a line for every kind of news and none for news of another game', () => {
    const source = readFileSync(new URL('../../game-founders/src/happenings.ts', import.meta.url), 'utf8');
    const kinds = [...source.matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind as string);
    expect(kinds.length).toBe(21);
    for (const kind of kinds) expect(WORDS['en']?.has(`founders.log.${kind}`), kind).toBe(true);
    for (const { talk } of TALKS) expect(talk.happening({ kind: 'toString' }, whoIs(0), VIEW)).toBeNull();
  });

  it('begins a section with every turn and with the end', () => {
    const [talk] = TALKS.map((one) => one.talk);
    expect(talk?.isHeading({ kind: 'turnBegins' })).toBe(true);
    expect(talk?.isHeading({ kind: 'gameEnded' })).toBe(true);
    expect(talk?.isHeading({ kind: 'tileAdded' })).toBe(false);
  });
});

describe('refusals', () => {
  it('say what is missing and which tiles do not produce', () => {
    const missing = [
      { resource: 'horses', idle: [{ x: 0, y: 1, rule: 'T-076' }] },
      { resource: 'stone', idle: [] },
    ];
    expect(no('T-084', { tile: 'C1e', x: 0, y: 2, missing })).toEqual([
      'The Barracks cannot lie at (0, 2): no neighbouring tile supplies horses (craftsmen work on (0, 1)) and no neighbouring tile supplies stone.',
      'Kafel Koszary nie pasuje na pole (0, 2): żaden sąsiedni kafel nie dostarcza koni (na polu (0, 1) pracują rzemieślnicy) i żaden sąsiedni kafel nie dostarcza kamienia.',
      'Kareivinės netinka lauke (0, 2): nė viena gretima plytelė netiekia žirgų (lauke (0, 1) dirba amatininkai) ir nė viena gretima plytelė netiekia akmens.',
    ]);
  });

  it('tell own tiles from places without a tile', () => {
    expect(no('T-050', { play: 'war', seat: 0, x: 0, y: 0 })[0]).toContain('not on your own');
    expect(no('T-050', { play: 'war', seat: 1, x: 5, y: 0 })[0]).toBe('There is no tile to attack at (5, 0).');
    expect(no('R-11', { play: 'coin', seat: 1, x: 0, y: 0, resource: 'wine' })).toEqual([
      'Nothing can be bought from the Winery at (0, 0): there is already a coin on it.',
      'Z kafla Winiarnia na polu (0, 0) nie można nic kupić: leży na nim już moneta.',
      'Iš plytelės Vyno darykla lauke (0, 0) nieko pirkti negalima: ant jos jau guli moneta.',
    ]);
    expect(no('T-040', { token: 'cart' })).toEqual([
      'You have no cart token.',
      'Nie masz żetonu wozów.',
      'Neturite vežimo žetono.',
    ]);
  });

  it('can be said for every rule and every set of facts that the game gives', () => {
    const at = { x: 0, y: 1 };
    const aim = { play: 'coin', seat: 1, x: 0, y: 0, resource: 'wine' };
    const facts: { readonly [rule: string]: readonly PlainObject[] } = {
      'T-005': [{ min: 2, max: 4 }],
      'T-015': [{ awaited: 1 }, { tile: 'N3' }],
      'T-019': [{ awaited: 1 }],
      'T-025': [{ now: 'revealTile' }, { now: 'playToken' }, { now: 'addTile' }],
      'R-33': [{ awaited: 1 }, { now: 'draftTile' }, { now: 'layTiles' }],
      'T-040': TOKEN_KINDS.map((token) => ({ token })),
      'T-043': [...TOKEN_KINDS.map((token) => ({ token })), { ...at, tile: 'V1', needs: 'blacksmith' }],
      'T-050': [{ ...aim }, { ...aim, seat: 0 }],
      'T-051': [{ play: 'war', seat: 1, x: 0, y: -1 }],
      'R-08': [aim],
      'T-060': [{ ...aim }, { ...aim, seat: 0 }],
      'T-061': [aim, { ...aim, seat: 0, x: 1, y: 1 }],
      'R-11': [aim, { ...aim, seat: 0, x: 0, y: 1 }],
      'T-062': [{ ...aim, y: -1, produces: ['stone', 'water'] }],
      'R-13': [{ ...aim, resource: 'fish', produces: ['wine'] }],
      'T-068': [at],
      'R-17': [{ x: 0, y: 0 }],
      'T-075': [
        { ...at, tile: 'N1' },
        { ...at, tile: 'V1', needs: 'blacksmith' },
      ],
      'R-16': [
        { x: 3, y: 3 },
        { ...at, tile: 'V1' },
      ],
      'R-03': [{ stack: 'nature' }, { stack: 'village' }, { stack: 'city' }],
      'T-080': [{ action: 'end' }, { action: 'reveal' }, { ...at, tile: 'R01' }],
      'R-18': [{ nature: 1 }, { nature: 5 }],
      'T-090': [{ nature: 0 }],
      'R-34': [{ ...at, tile: 'V1', only: 'N3' }],
      'T-081': [{ ...at, tile: 'V4' }],
      'T-088': [{ ...at, tile: 'N2' }],
      'T-083': [{ ...at, tile: 'N2' }],
      'T-084': [{ ...at, tile: 'V1', missing: [{ resource: 'wood', idle: [{ ...at, rule: 'T-052' }] }] }],
      'T-094': [{ ...at, tile: 'V1', missing: [{ resource: 'wood', idle: [{ ...at, rule: 'T-065' }] }] }],
      'T-086': [{ ...at, tile: 'V1', producer: { x: 0, y: 0 } }],
      'T-085': [{ ...at, tile: 'V1', deliverer: { x: 0, y: 0 } }],
      'R-38': [{ turn: 1 }],
    };
    const unsaid = new Set<string>();
    for (const [rule, variants] of Object.entries(facts)) {
      for (const params of variants) {
        for (const { language, talk } of TALKS) {
          const text = textOf(talk.refusal(illegal(rule, params), VIEW, whoIs(0)));
          if (text.includes(rule) || /undefined|[{}|]/.test(text)) unsaid.add(`${language} ${rule}: ${text}`);
        }
      }
    }
    expect([...unsaid]).toEqual([]);
    expect(Object.keys(facts).sort()).toEqual([...rulesThatRefuse()].sort());
  });

  it('name a rule without words by its number', () => {
    const unheard: Illegal = illegal('T-999');
    expect(textOf(TALKS[0]?.talk.refusal(unheard, VIEW, whoIs(0)) ?? [])).toBe('This is not possible (T-999).');
  });
});

/**
 * The rules by which the game's code refuses something to a player, not to the author of a stated table; and previews
 * cite rules.
 */
function rulesThatRefuse(): Set<string> {
  const src = new URL('../../game-founders/src/', import.meta.url).pathname;
  const rules = new Set<string>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || /^(fromScenario|preview)/.test(file)) continue;
    const text = readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [, rule] of text.matchAll(/'([TR]-\d+)'/g)) rules.add(rule as string);
  }
  // These say why a neighbour supplies nothing, within another refusal.
  for (const rule of ['T-052', 'T-065', 'T-076']) rules.delete(rule);
  return rules;
}

describe('the table, cards and results', () => {
  it('have the same structure in every language, and name everything on a tile', () => {
    const shapes = TALKS.map(({ talk }) => JSON.stringify(talk.sections(VIEW, whoIs(0)).map(shapeOf)));
    expect(new Set(shapes).size).toBe(1);
    const lines = TALKS[0]?.talk.sections(VIEW, whoIs(0)).flatMap(textsOf) ?? [];
    expect(lines).toContain('(0, 1) Mine: Blacksmith on it, 2 points, produces nothing; cart network 1');
    expect(lines).toContain('(1, 1) Temple of Mars: attacked, produces and scores nothing; cart network 1');
    expect(lines).toContain('(0, 0) Winery: a coin lies on it, produces nothing');
    expect(lines).toContain('Goldsmith: for gold (received this turn)');
    const polish = TALKS[1]?.talk.sections(VIEW, whoIs(0)).flatMap(textsOf) ?? [];
    expect(polish).toContain('(0, 0) Las: produkuje drewno lub kamień; sieć wozów 1');
  });

  it('put the reader’s own territory first', () => {
    const headings = (you: number | null) =>
      TALKS[0]?.talk
        .sections(VIEW, whoIs(you))
        .map(({ heading }) => heading)
        .filter((heading) => heading.includes('territory'));
    expect(headings(1)).toEqual(['Your territory: 1 point', 'Ada’s territory: 4 points']);
    expect(headings(null)).toEqual(['Ada’s territory: 4 points', 'Borys’s territory: 1 point']);
  });

  it('explain every tile and token that a phrase can mention, with rules to look up', () => {
    const ids = [
      ...TILE_FACES.map(({ id }) => `founders:tile:${id}`),
      ...TOKEN_FACES.map(({ id }) => `founders:token:${id}`),
      ...TOKEN_KINDS.map((kind) => `founders:token:${kind}`),
    ];
    for (const { talk } of TALKS) {
      for (const id of ids) {
        const card = talk.card(id, VIEW);
        expect(card?.heading, id).toMatch(/^\p{Lu}|^⟦/u);
        expect(card?.lines.length, id).toBeGreaterThanOrEqual(2);
        expect(card?.parts[0]?.lines.length, id).toBeGreaterThanOrEqual(2);
      }
      for (const id of ['', 'founders', 'founders:tile:X9', 'founders:token:gold', 'civilization:tile:N1']) {
        expect(talk.card(id, VIEW)).toBeNull();
      }
    }
  });

  it('rank the players, equal ones on one place', () => {
    const score = { craftsmen: 2, tokens: 1, replaced: -1, victory: 3, total: 5, victoryTiles: 2 };
    const outcome = { reason: 'agreed', winners: [1, 2], scores: [{ ...score, total: 1 }, score, score] };
    for (const { talk } of TALKS) {
      const standings = talk.standings(outcome, VIEW, whoIs(null));
      expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
        [1, 1],
        [2, 1],
        [0, 3],
      ]);
    }
    const [english, polish, lithuanian] = TALKS.map(({ talk }) =>
      textOf(talk.standings(outcome, VIEW, whoIs(0))[0]?.line ?? []),
    );
    expect(english).toBe(
      'Borys: 5 points (victory tiles 3, craftsmen 2, tokens 1, replaced tiles −1; 2 victory tiles)',
    );
    expect(polish).toContain('Borys: 5 punktów');
    expect(lithuanian).toContain('Borys: 5 taškai');
    expect(inThree((talk) => talk.ending(outcome, whoIs(0)))).toEqual([
      'The game is over: the players have agreed to end it.',
      'Koniec gry: gracze zgodzili się ją zakończyć.',
      'Žaidimas baigtas: žaidėjai sutarė jį baigti.',
    ]);
  });

  it('put players who have resigned last, and say so where only one is left', () => {
    const score = { craftsmen: 0, tokens: 1, replaced: 0, victory: 0, total: 1, victoryTiles: 0 };
    const scores = [score, { ...score, total: 9 }, { ...score, total: 3 }];
    const outcome = { reason: 'resignation', winners: [0], scores };
    for (const { talk } of TALKS) {
      const standings = talk.standings(outcome, { ...VIEW, resigned: [1, 2] }, whoIs(0));
      expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
        [0, 1],
        [1, 2],
        [2, 3],
      ]);
    }
    expect(inThree((talk) => talk.ending(outcome, whoIs(0)))).toEqual([
      'The game is over: all others have resigned.',
      'Koniec gry: wszyscy pozostali poddali grę.',
      'Žaidimas baigtas: visi kiti pasidavė.',
    ]);
    const resigned = { kind: 'resigned', seat: 1 } as const;
    expect(inThree((talk) => talk.happening(resigned, whoIs(0), VIEW) ?? [])).toEqual([
      'Borys resigns.',
      'Borys poddaje grę.',
      'Borys pasiduoda.',
    ]);
    expect(inThree((talk) => talk.happening(resigned, whoIs(1), VIEW) ?? [])).toEqual([
      'You resign.',
      'Poddajesz grę.',
      'Pasiduodate.',
    ]);
  });

  it('name the setup options, the figures and the seats without a name', () => {
    for (const { talk } of TALKS) {
      expect(talk.title).not.toBe('');
      for (const option of ['finishRound', 'cityStackEnds']) {
        expect(talk.setupOption(option)).not.toBe('');
        expect(talk.setupValue(option, true)).not.toBe(talk.setupValue(option, false));
      }
      const figures = talk.figures(VIEW);
      expect(figures.length).toBe(5);
      for (const { values } of figures) expect(values.length).toBe(2);
    }
    const [talk] = TALKS.map((one) => one.talk);
    const nameless = { you: null, names: NAMES.slice(0, 1) };
    expect(textOf(talk?.awaited('addTile', 1, nameless) ?? [])).toBe('Seat 2 is adding a tile.');
  });
});
