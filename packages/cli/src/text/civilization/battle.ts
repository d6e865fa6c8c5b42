import type { View } from '@tessera/game-civilization';
import type { Canvas } from '../gameText.ts';
import { hang } from '../layout.ts';
import { capital, counted, rankOf, unitFace, unitName } from './names.ts';
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
  return [
    paint('bold', title),
    ...fronts(view, battle, width),
    ...battle.sides.flatMap((side) => hand(view, side, canvas, width)),
  ];
}

function fronts(view: View, battle: BattleView, width: number): string[] {
  const numbers = [...new Set(battle.fronts.map(({ front }) => front))].sort((a, b) => a - b);
  if (numbers.length === 0) return ['  no front yet'];
  const [attacker, defender] = battle.sides as readonly [SideView, SideView];
  return numbers.flatMap((number) => {
    const of = (side: SideView) => unitAt(view, side, battle.fronts.find(isAt(number, side.seat)));
    return hang(`  front ${number + 1}: `, `${of(attacker)} – ${of(defender)}`, width);
  });
}

function isAt(number: number, of: number): (unit: FrontUnit) => boolean {
  return ({ front, seat }) => front === number && seat === of;
}

function unitAt(view: View, side: SideView, unit: FrontUnit | undefined): string {
  if (unit === undefined) return '(nobody)';
  const { wounds, raised } = unit;
  const notes = [raised > 0 ? `+${raised}` : '', wounds > 0 ? counted(wounds, 'wound') : ''];
  return unitOf(view, side, unit.unit, ...notes.filter((note) => note !== ''));
}

/** A unit of a side: its name, its strength with Himeji Samurai Castle, its type; barbarians have rank 1. */
export function unitOf(view: View, side: SideView, card: string, ...notes: readonly string[]): string {
  const type = unitFace(card)?.type ?? '';
  const rank = side.barbarians ? 1 : rankOf(view, side.seat, card);
  const plus = !side.barbarians && hasHimeji(view, side.seat) ? 1 : 0;
  return `${unitName(card, rank, plus)} (${[type, ...notes].join(', ')})`;
}

function hasHimeji(view: View, seat: number): boolean {
  const wonders = view.players[seat]?.wonders ?? [];
  return wonders.some(({ wonder, obsolete }) => wonder === 'himejiSamuraiCastle' && !obsolete);
}

export function sideName(side: SideView, { who }: Canvas): string {
  return side.barbarians ? 'the barbarians' : who.object(side.seat);
}

function hand(view: View, side: SideView, canvas: Canvas, width: number): string[] {
  const name = side.barbarians ? `the barbarians (played by ${canvas.who.object(side.seat)})` : sideName(side, canvas);
  const units =
    side.units?.map((card) => unitOf(view, side, card)) ??
    (side.hand === 0
      ? []
      : [`${counted(side.hand, 'unit')}${side.types === null ? '' : `: ${side.types.join(', ')}`}`]);
  const pieces = [
    `in hand: ${units.length === 0 ? 'nothing' : units.join(', ')}`,
    ...(side.bonus > 0 ? [`combat bonus ${side.bonus}`] : []),
    ...(side.killed.length > 0 ? [`killed: ${side.killed.map((card) => unitOf(view, side, card)).join(', ')}`] : []),
    ...(side.finished ? ['has finished'] : []),
  ];
  return hang('  ', `${capital(name)}: ${pieces.join('; ')}`, width, '  ');
}
