import type { UnitView } from '@tessera/game-civilization';
import type { Section } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { type BattleView, frontName, type SideView } from './fronts.ts';
import { joined, type Key, type Say } from './say.ts';

const TITLES: { readonly [K in BattleView['kind']]: Key } = {
  figures: 'see.battle',
  city: 'see.battleCity',
  village: 'see.battleVillage',
};

/** The battle in progress: fronts, hands and combat bonuses. */
export function battleSection(say: Say, battle: BattleView): Section {
  const [attacker, defender] = battle.sides;
  const fronts = [...new Set(battle.fronts.map(({ front }) => front))].sort((a, b) => a - b);
  const title = say.phrase(TITLES[battle.kind], {
    square: say.square(battle.square),
    attacker: attacker === undefined ? say.unknown() : sideOf(say, attacker),
    defender: defender === undefined ? say.unknown() : sideOf(say, defender),
  });
  const turn = battle.sides.find(({ seat }) => seat === battle.turn);
  return {
    id: 'battle',
    heading: say.text('section.battle'),
    lines: [
      title,
      ...(turn === undefined ? [] : [say.phrase('see.battleTurn', { who: sideOf(say, turn) })]),
      ...battle.sides.flatMap((side) => sideLines(say, side)),
    ],
    parts: [
      {
        heading: say.text('section.fronts'),
        lines: fronts.length === 0 ? [say.phrase('see.noFront')] : fronts.map((front) => frontName(say, front)),
        parts: [],
      },
    ],
  };
}

function sideOf(say: Say, { seat, barbarians }: SideView): Phrase {
  return barbarians ? say.phrase('see.barbarians', { who: say.seat(seat) }) : [say.seat(seat)];
}

function sideLines(say: Say, side: SideView): Phrase[] {
  const who = sideOf(say, side);
  const named = (units: readonly UnitView[]): Phrase =>
    joined(
      units.map((unit) => say.unit(unit)),
      ', ',
    );
  const types = (side.types ?? []).map((type) => say.card('unitType', type));
  const hand =
    side.units !== null && side.units.length > 0
      ? named(side.units)
      : say.noted(say.count('units', side.hand), types.length === 0 ? [] : [joined(types, ', ')]);
  return [
    say.phrase('see.inHand', { who, units: hand }),
    ...(side.bonus > 0 ? [say.phrase('see.sideBonus', { who, n: side.bonus })] : []),
    ...(side.killed.length > 0 ? [say.phrase('see.killed', { who, units: named(side.killed) })] : []),
    ...(side.finished ? [say.phrase('see.finished', { who })] : []),
  ];
}
