import type { View } from '@tessera/game-civilization';
import type { Canvas } from '../gameText.ts';
import { hang, wrap } from '../layout.ts';
import { drawBattle } from './battle.ts';
import { declaredText } from './declared.ts';
import { drawMap } from './map.ts';
import { drawHand, drawMarket } from './market.ts';
import { listed, nameOf, plainName } from './names.ts';
import { drawOffers } from './offers.ts';
import { drawPlayers } from './players.ts';

/** The whole table as seen in a view. */
export function drawTable(view: View, canvas: Canvas): string[] {
  const blocks = [
    [heading(view, canvas)],
    drawMap(view, canvas),
    drawPlayers(view, canvas),
    drawMarket(view, canvas),
    drawSheets(view, canvas),
    drawHand(view, canvas),
    drawOffers(view, canvas),
    drawDeclared(view, canvas),
    drawBattle(view, canvas),
  ].filter((block) => block.length > 0);
  return blocks.flatMap((block, i) => (i === 0 ? block : ['', ...block]));
}

export function heading(view: View, { paint, width, who }: Canvas): string {
  const when = view.turn === 0 ? 'Set-up' : `Turn ${view.turn} · ${nameOf(view.phase)}`;
  const awaited = [...new Set(view.awaited.filter(({ answered }) => !answered).map(({ seat }) => seat))];
  const whom =
    awaited.length === view.players.length && awaited.length > 1 ? 'all players' : listed(awaited.map(who.object));
  const waiting = view.outcome !== null ? 'the game is over' : `waiting for ${whom}`;
  return paint('cyan', `── ${when} · ${waiting} `.padEnd(width, '─'));
}

/** Sheets dealt in the advanced set-up. */
function drawSheets(view: View, { paint, who, width }: Canvas): string[] {
  const dealt = view.sheets.map((sheets, seat) => ({ sheets, seat })).filter(({ sheets }) => sheets.length > 0);
  if (dealt.length === 0) return [];
  const lines = dealt.flatMap(({ sheets, seat }) =>
    hang('  ', `${who.subject(seat)}: ${listed(sheets.map(nameOf), 'or')}`, width),
  );
  return [paint('bold', 'Sheets dealt'), ...lines];
}

/** What has been declared and may still be cancelled, and great people still to be placed. */
function drawDeclared(view: View, canvas: Canvas): string[] {
  const { who, width } = canvas;
  return [
    ...view.declared.map((one) => `${declaredText(view, one, canvas)}${one.cancelled ? ' (cancelled)' : ''}`),
    ...view.gained.map(
      ({ seat, person }) => `${who.subject(seat)}: a great person is to be placed (${plainName(person)})`,
    ),
  ].flatMap((line) => wrap(line, width, '  '));
}
