import { illegal, KERNEL_CODES, RECORD_FAULTS } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { botAbout, botLevel, botName, COLOURS, gameName, markName, SHAPES, seatName } from '../src/common/names.ts';
import { refusalSentence } from '../src/common/refusals.ts';
import { duration, timeLeft } from '../src/common/times.ts';
import { textOf, type Words } from '../src/words.ts';
import { WORDS } from './foundersKit.ts';

const THREE = ['en', 'pl', 'lt'].map((language) => WORDS[language] as Words);
const ALL = Object.values(WORDS);
const DAY = 86_400_000;

describe('common words', () => {
  it('say every code of the kernel, the server and the records', () => {
    const codes = [KERNEL_CODES, SERVER_CODES, RECORD_FAULTS].flatMap((all) => Object.values(all));
    expect(codes.length).toBeGreaterThan(35);
    for (const words of ALL) {
      for (const code of codes) {
        const text = textOf(refusalSentence(words, illegal(code)));
        expect(text, code).not.toContain(code);
        expect(text, code).toMatch(/[.⟧]$/);
      }
    }
  });

  it('say more where the facts allow it', () => {
    const say = (rule: string, params: Parameters<typeof illegal>[1]) =>
      THREE.map((words) => textOf(refusalSentence(words, illegal(rule, params))));
    expect(say('S-RATE', { seconds: 22 })).toEqual([
      'Too much at once: try again in 22 seconds.',
      'Za dużo naraz: spróbuj ponownie za 22 sekundy.',
      'Per daug iš karto: bandykite dar kartą po 22 sekundžių.',
    ]);
    expect(say('S-WAITING', { seat: 1 })).toEqual([
      'The game cannot begin yet: Seat 2 is still free.',
      'Gra nie może się jeszcze zacząć: Miejsce 2 jest wolne.',
      'Žaidimas dar negali prasidėti: 2 vieta dar laisva.',
    ]);
    expect(say('S-TAKEN', { you: true })[0]).toBe('You already have a seat at this table.');
    expect(say('S-TAKEN', { seat: 1 })[0]).toBe('This seat is taken.');
    expect(say('K-SETUP', { option: 'dragons' })[1]).toBe('Gra nie zna opcji „dragons” albo tej jej wartości.');
    expect(say('RECORD-ILLEGAL', { entry: 12, rule: 'T-031' })[2]).toBe('Taisyklės neleidžia 12 žingsnio.');
    expect(say('S-NEWER', {})[0]).toBe('This is not possible (S-NEWER).');
  });

  it('name games, bots and seats, and leave unknown ones as they are', () => {
    expect(THREE.map((words) => gameName(words, 'founders'))).toEqual([
      'Founders of the Empire',
      'Założyciele Imperium',
      'Imperijos įkūrėjai',
    ]);
    expect(THREE.map((words) => botName(words, 'greedy'))).toEqual([
      'Bot · steady',
      'Bot · rozważny',
      'Botas · apdairus',
    ]);
    expect(THREE.map((words) => seatName(words, 0))).toEqual(['Seat 1', 'Miejsce 1', '1 vieta']);
    for (const words of ALL) {
      for (const bot of ['random', 'greedy']) {
        expect(botLevel(words, bot)).not.toBe(bot);
        expect(botAbout(words, bot)).not.toBeNull();
      }
      expect(botLevel(words, 'oracle')).toBe('oracle');
      expect(botAbout(words, 'oracle')).toBeNull();
      expect(gameName(words, 'go')).toBe('go');
    }
  });

  it('name the six marks', () => {
    expect(COLOURS.length).toBe(SHAPES.length);
    for (const words of ALL) expect(new Set(COLOURS.map((_, seat) => markName(words, seat))).size).toBe(6);
    expect(THREE.map((words) => markName(words, 1))).toEqual([
      'cobalt disc',
      'koło, kobalt',
      'skritulys, kobalto spalva',
    ]);
  });

  it('give times in the largest unit that fits', () => {
    const [en] = THREE as [Words];
    expect(timeLeft(en, 2 * DAY)).toBe('2 days left');
    expect(timeLeft(en, 2 * DAY - 1)).toBe('47 hours left');
    expect(timeLeft(en, 119 * 60_000)).toBe('119 minutes left');
    expect(timeLeft(en, 60_000)).toBe('1 minute left');
    expect(timeLeft(en, 59_999)).toBe('59 seconds left');
    expect(timeLeft(en, -5)).toBe('0 seconds left');
    expect(duration(en, 3 * DAY)).toBe('3 days');
  });
});
