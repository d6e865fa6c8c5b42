import { apply, canonical, createContext, type Plain, seedStreams } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { UNIT_CARDS } from '../src/data/units.ts';
import { type Answer, civilization, type Happening } from '../src/index.ts';
import { BATTLE_KINDS } from '../src/state/frames/battle.ts';
import type { State } from '../src/state.ts';
import { FIELD, fight, isOver } from './battleTable.ts';
import { asked, type Choose, chooser, options } from './table.ts';

const TECHS = [
  'metalworking',
  'mathematics',
  'ballistics',
  'animalHusbandry',
  'biology',
  'codeOfLaws',
  'combustion',
  'massMedia',
];
const CIVILIZATIONS = ['america', 'china', 'egypt', 'germany', 'rome', 'russia'];

/** A random battle: any kind, armies, units, techs, goods and secrets. */
function randomFight(choose: Choose) {
  const some = <T>(list: readonly T[], most: number) => list.filter(() => choose(list.length) < most);
  const civilizations = [...CIVILIZATIONS];
  const decks: Record<string, number> = Object.fromEntries(UNIT_CARDS.map((card) => [card.id, card.copies]));
  const unit = (): string => {
    const card = UNIT_CARDS[choose(UNIT_CARDS.length)]?.id as string;
    if (decks[card] === 0) return unit();
    decks[card] = (decks[card] as number) - 1;
    return card;
  };
  const side = (events: readonly string[]) => ({
    civilization: civilizations.splice(choose(civilizations.length), 1)[0] as string,
    techs: some(TECHS, 4),
    units: Array.from({ length: choose(7) }, unit),
    resources: { iron: choose(2), silk: choose(2) },
    markers: some(['hut:iron', 'hut:spy', 'village:iron'], 1),
    events: some(events, 1),
    trade: choose(9),
    culture: choose(4),
    sheetCoins: choose(2),
    wonders: [] as string[],
  });
  const kind = BATTLE_KINDS[choose(BATTLE_KINDS.length)] ?? 'figures';
  const attacker = side(['primetimeTv', 'drought']);
  const defender = side(['joustingTourney', 'sabotage']);
  (choose(2) === 0 ? attacker : defender).wonders = some(['oracle', 'himejiSamuraiCastle'], 1);
  const city = choose(2);
  return fight({
    kind,
    city,
    attackers: 1 + choose(3),
    defenders: kind === 'figures' ? 1 + choose(3) : 0,
    attacker,
    defender: {
      ...defender,
      cities: [null, kind === 'city' ? FIELD : null],
      walls: [choose(2) === 0, choose(2) === 0],
    },
    given: kind === 'village' ? { pieces: [{ square: FIELD, village: 'greatPerson' }] } : {},
    options: { metalworkingScope: choose(2) === 0 ? 'battle' : 'attack' },
  });
}

test('RUL-010 BAT-011 random battles: every option is legal, no card is lost, and no secret shows', () => {
  const choose = chooser('battles');
  const generator = seedStreams('resampled')[0] as number[];
  let questions = 0;
  for (let battle = 0; battle < 40; battle++) {
    const at = randomFight(choose);
    const components = canonical(civilization.countComponents(at.state));
    while (at.state.outcome === null && !isOver(at)) {
      const all = options(at);
      expect(all.length).toBeGreaterThan(0);
      for (const option of all) expect(civilization.check(at.state, asked(at), option)).toBeNull();
      for (const seat of [0, 1, null]) {
        const seen = canonical(civilization.view(at.state, seat) as Plain);
        const dealt = civilization.resample(at.state, seat, generator);
        expect(canonical(civilization.view(dealt, seat) as Plain)).toBe(seen);
        if (seat === asked(at).seat) expect(civilization.options(dealt, asked(at))).toEqual(all);
      }
      at.state = JSON.parse(JSON.stringify(at.state)) as State;
      const answer = all[choose(all.length)] as Answer;
      apply(civilization, createContext<State, Happening>(at.state), asked(at).id, answer);
      expect(canonical(civilization.countComponents(at.state))).toBe(components);
      questions++;
    }
  }
  expect(questions).toBeGreaterThan(300);
});
