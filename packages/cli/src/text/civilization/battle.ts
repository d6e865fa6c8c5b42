import type { UnitView, View } from '@tessera/game-civilization';
import type { Canvas } from '../gameText.ts';
import { hang } from '../layout.ts';
import { capital, counted, unitName } from './names.ts';
import { atIn } from './squares.ts';

type BattleView = NonNullable<View['battle']>;
type SideView = BattleView['sides'][number];
type FrontUnit = BattleView['fronts'][number];

/** The battle in progress: fronts, wounds, hands and combat bonuses. */
export function drawBattle(view: View, canvas: Canvas): string[] {
  const { battle } = view;
  if (battle === null) return [];
  const { paint, width } = canvas;
  const [attacker, defender] = battle.sides as readonly [SideView, SideView];
  const what = battle.kind === 'city' ? ' for the city' : battle.kind === 'village' ? ' for the village' : '';
  const title = `Battle${what} at ${atIn(view, battle.square)}: ${sideName(attacker, canvas)} against ${sideName(defender, canvas)}`;
  return [paint('bold', title), ...fronts(battle, width), ...battle.sides.flatMap((side) => hand(side, canvas, width))];
}

function fronts(battle: BattleView, width: number): string[] {
  const numbers = [...new Set(battle.fronts.map(({ front }) => front))].sort((a, b) => a - b);
  if (numbers.length === 0) return ['  no front yet'];
  const [attacker, defender] = battle.sides as readonly [SideView, SideView];
  return numbers.flatMap((number) => {
    const of = (side: SideView) => unitAt(battle.fronts.find(isAt(number, side.seat)));
    return hang(`  front ${number + 1}: `, `${of(attacker)} – ${of(defender)}`, width);
  });
}

function isAt(number: number, of: number): (unit: FrontUnit) => boolean {
  return ({ front, seat }) => front === number && seat === of;
}

function unitAt(unit: FrontUnit | undefined): string {
  if (unit === undefined) return '(nobody)';
  const { wounds, raised } = unit;
  const notes = [raised > 0 ? `+${raised} included` : '', wounds > 0 ? counted(wounds, 'wound') : ''];
  return unitText(unit, ...notes.filter((note) => note !== ''));
}

/** A unit: its name, its strength, its type. */
export function unitText(unit: UnitView, ...notes: readonly string[]): string {
  return `${unitName(unit)} (${[unit.type, ...notes].join(', ')})`;
}

export function sideName(side: SideView, { who }: Canvas): string {
  return side.barbarians ? 'the barbarians' : who.object(side.seat);
}

function hand(side: SideView, canvas: Canvas, width: number): string[] {
  const name = side.barbarians ? `the barbarians (played by ${canvas.who.object(side.seat)})` : sideName(side, canvas);
  const units =
    side.units?.map((unit) => unitText(unit)) ??
    (side.hand === 0
      ? []
      : [`${counted(side.hand, 'unit')}${side.types === null ? '' : `: ${side.types.join(', ')}`}`]);
  const pieces = [
    `in hand: ${units.length === 0 ? 'nothing' : units.join(', ')}`,
    ...(side.bonus > 0 ? [`combat bonus ${side.bonus}`] : []),
    ...(side.killed.length > 0 ? [`killed: ${side.killed.map((unit) => unitText(unit)).join(', ')}`] : []),
    ...(side.finished ? ['has finished'] : []),
  ];
  return hang('  ', `${capital(name)}: ${pieces.join('; ')}`, width, '  ');
}
