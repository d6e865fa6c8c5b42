import { civilization, type Happening } from '@tessera/game-civilization';
import type { TechId } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { textOf } from '../src/words.ts';
import { deal, TALKS, whoIs } from './civilizationKit.ts';

const VIEW = civilization.view(deal(2, {}, 'aims').state, 0) as unknown as PlainObject;

const told = (happening: Happening): string[] =>
  TALKS.map(({ talk }) => textOf(talk.happening(happening, whoIs(0, 2), VIEW) ?? []));
const used = (tech: TechId, ...chosen: (string | number)[]): string[] =>
  told({ kind: 'abilityUsed', seat: 0, tech, chosen });
const played = (event: string, ...chosen: (string | number)[]): string[] =>
  told({ kind: 'eventPlayed', seat: 0, event, as: null, chosen });
const declared = (about: PlainObject): string[] =>
  TALKS.map(({ talk }) => textOf(talk.question({ kind: 'respond', about }, VIEW, whoIs(0, 2))));

describe('what a card is aimed at', () => {
  test('comes after what it is used for', () => {
    expect(used('monarchy', 'killUnit', 1)).toEqual([
      'You use Monarchy to kill a random unit of another player: Bea.',
      'Używasz zdolności: Monarchia (zabicie losowej jednostki innego gracza); cel: Bea.',
      'Naudojate savybę: Monarchija (atsitiktinio kito žaidėjo karinio dalinio sunaikinimas); taikinys: Bea.',
    ]);
    expect(used('gunpowder', 'obsolete', 'louvre')).toEqual([
      'You use Gunpowder to make a wonder obsolete: Louvre.',
      'Używasz zdolności: Proch strzelniczy (zanegowanie cudu świata); cel: Luwr.',
      'Naudojate savybę: Parakas (pasaulio stebuklo paskelbimas nebenaudojamu); taikinys: Luvras.',
    ]);
    expect(used('gunpowder', 'destroyBuilding', 9)[0]).toBe('You use Gunpowder to destroy a building: B2.');
  });

  test('is also named before it is cancelled', () => {
    expect(declared({ to: 'ability', card: 'monarchy', by: 1, chosen: ['killUnit', 0], as: null })).toEqual([
      'Bea uses Monarchy to kill a random unit of another player: Ada. Do you cancel it?',
      'Bea używa zdolności: Monarchia (zabicie losowej jednostki innego gracza); cel: Ada. Czy to anulujesz?',
      'Bea naudoja savybę: Monarchija (atsitiktinio kito žaidėjo karinio dalinio sunaikinimas); taikinys: Ada. Ar tai atšaukiate?',
    ]);
  });

  test('fronts have their word', () => {
    expect(used('mathematics', 0, 0, -1)).toEqual([
      'You use Mathematics, aimed at front 1 (twice).',
      'Używasz zdolności: Matematyka; cel: front 1 (×2).',
      'Naudojate savybę: Matematika; taikinys: 1 frontas (×2).',
    ]);
    expect(used('ballistics', 0, 1, 1, 1)).toEqual([
      'You use Ballistics, aimed at front 1 and front 2 (3 times).',
      'Używasz zdolności: Balistyka; cel: front 1 i front 2 (×3).',
      'Naudojate savybę: Balistika; taikinys: 1 frontas ir 2 frontas (×3).',
    ]);
  });

  test('figures stand with their square', () => {
    expect(played('massDefection', 9, 'army', 'army')).toEqual([
      'You play Mass Defection, aimed at 2 armies at B2.',
      'Zagrywasz wydarzenie: Masowa dezercja; cel: 2 armie (B2).',
      expect.stringMatching(/taikinys: 2 kariuomenės \(B2\)\.$/),
    ]);
    expect(played('massDefection', 9, 'army', 'movingScout')[0]).toBe(
      'You play Mass Defection, aimed at 1 army and a scout of the moving group at B2.',
    );
    expect(played('massDefection', 9, 'person', 'stop')[0]).toBe(
      'You play Mass Defection, aimed at the great person at B2.',
    );
    expect(played('drought', 9)[0]).toBe('You play Drought, aimed at B2.');
  });

  test('coins, units and terrains have their names', () => {
    expect(played('depression', '1:sheet', '0:pottery')).toEqual([
      'You play Depression, aimed at Bea: a coin (on the civilization sheet) and Ada: a coin (on Pottery).',
      'Zagrywasz wydarzenie: Kryzys gospodarczy; cel: Bea: moneta (na arkuszu cywilizacji) i Ada: moneta (na karcie „Garncarstwo”).',
      'Įžaidžiate kultūros įvykį: Ekonominė krizė; taikinys: Bea: moneta (ant civilizacijos lapo) ir Ada: moneta (ant kortos „Keramika“).',
    ]);
    expect(played('nationalism', 'infantry', 'infantry')[0]).toBe('You play Nationalism: Infantry (twice).');
    expect(used('ecology', 9, 'forest')[0]).toBe('You use Ecology, aimed at B2 and Forest.');
  });
});
