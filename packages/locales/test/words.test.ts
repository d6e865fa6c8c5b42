import { describe, expect, it } from 'vitest';
import { foundersTalk } from '../src/founders/talk.ts';
import { createWords, NoMessage, textOf, type Words } from '../src/words.ts';
import { WORDS } from './foundersKit.ts';

const NUMBERS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101];

function counted(language: string, key: string, param: string): string[] {
  return NUMBERS.map((n) => (WORDS[language] as Words).say(key, { [param]: n }));
}

describe('plural forms', () => {
  it('of points', () => {
    expect(counted('en', 'founders.fact.points', 'points')).toEqual([
      '0 points',
      '1 point',
      '2 points',
      '5 points',
      '11 points',
      '12 points',
      '21 points',
      '22 points',
      '25 points',
      '101 points',
    ]);
    expect(counted('pl', 'founders.fact.points', 'points')).toEqual([
      '0 punktów',
      '1 punkt',
      '2 punkty',
      '5 punktów',
      '11 punktów',
      '12 punktów',
      '21 punktów',
      '22 punkty',
      '25 punktów',
      '101 punktów',
    ]);
    expect(counted('lt', 'founders.fact.points', 'points')).toEqual([
      '0 taškų',
      '1 taškas',
      '2 taškai',
      '5 taškai',
      '11 taškų',
      '12 taškų',
      '21 taškas',
      '22 taškai',
      '25 taškai',
      '101 taškas',
    ]);
  });

  it('of days left', () => {
    expect(counted('en', 'common.left.days', 'count')).toEqual([
      '0 days left',
      '1 day left',
      '2 days left',
      '5 days left',
      '11 days left',
      '12 days left',
      '21 days left',
      '22 days left',
      '25 days left',
      '101 days left',
    ]);
    expect(counted('pl', 'common.left.days', 'count')).toEqual([
      'zostało 0 dni',
      'został 1 dzień',
      'zostały 2 dni',
      'zostało 5 dni',
      'zostało 11 dni',
      'zostało 12 dni',
      'zostało 21 dni',
      'zostały 22 dni',
      'zostało 25 dni',
      'zostało 101 dni',
    ]);
    expect(counted('lt', 'common.left.days', 'count')).toEqual([
      'liko 0 dienų',
      'liko 1 diena',
      'liko 2 dienos',
      'liko 5 dienos',
      'liko 11 dienų',
      'liko 12 dienų',
      'liko 21 diena',
      'liko 22 dienos',
      'liko 25 dienos',
      'liko 101 diena',
    ]);
  });

  it('of hours and of seconds to wait', () => {
    expect(counted('pl', 'common.time.hours', 'count')).toEqual([
      '0 godzin',
      '1 godzina',
      '2 godziny',
      '5 godzin',
      '11 godzin',
      '12 godzin',
      '21 godzin',
      '22 godziny',
      '25 godzin',
      '101 godzin',
    ]);
    expect(counted('lt', 'common.time.hours', 'count')).toEqual([
      '0 valandų',
      '1 valanda',
      '2 valandos',
      '5 valandos',
      '11 valandų',
      '12 valandų',
      '21 valanda',
      '22 valandos',
      '25 valandos',
      '101 valanda',
    ]);
    expect(counted('lt', 'common.refusal.S-RATE.seconds', 'seconds')[6]).toBe(
      'Per daug iš karto: bandykite dar kartą po 21 sekundės.',
    );
  });

  it('of tiles in stack and row', () => {
    const row = (language: string, left: number, tiles: number) =>
      (WORDS[language] as Words).say('founders.table.row', { stack: 'city', left, row: tiles });
    expect([row('en', 1, 5), row('en', 0, 0)]).toEqual([
      'City: 1 tile in the stack, 5 tiles in the row',
      'City: the stack is empty, no tile in the row',
    ]);
    expect([row('pl', 22, 5), row('pl', 12, 1), row('pl', 0, 2)]).toEqual([
      'Miasto: 22 kafle w stosie, 5 kafli w rzędzie',
      'Miasto: 12 kafli w stosie, 1 kafel w rzędzie',
      'Miasto: stos jest pusty, 2 kafle w rzędzie',
    ]);
    expect([row('lt', 21, 5), row('lt', 12, 1), row('lt', 22, 0)]).toEqual([
      'Miestas: 21 plytelė krūvelėje, 5 plytelės eilėje',
      'Miestas: 12 plytelių krūvelėje, 1 plytelė eilėje',
      'Miestas: 22 plytelės krūvelėje, eilė tuščia',
    ]);
  });
});

describe('words', () => {
  it('put mentions into sentences as separate pieces', () => {
    const words = createWords('en', { greet: 'Hail, {who}: {list}!' });
    const who = { text: 'Ada', of: 'seat', id: '0' } as const;
    expect(words.phrase('greet', { who, list: ['a ', { text: 'Mine', of: 'card', id: 'x' }] })).toEqual([
      'Hail, ',
      who,
      ': a ',
      { text: 'Mine', of: 'card', id: 'x' },
      '!',
    ]);
    expect(textOf(words.phrase('greet', { who, list: '–' }))).toBe('Hail, Ada: –!');
    expect(words.has('greet')).toBe(true);
    expect(() => words.say('unheard')).toThrow(NoMessage);
  });

  it('need common ones besides those of a game only when they are used', () => {
    const bare = createWords('en', { 'founders.title': 'Founders' });
    expect(foundersTalk(bare).title).toBe('Founders');
  });
});
