import type { View } from '@tessera/game-founders';
import { STACKS, TOKEN_KINDS } from '@tessera/game-founders/data';
import type { Players, Section } from '../gameTalk.ts';
import { sentence } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import type { FoundersKey } from './en.ts';
import { counted, describedAll, leaf } from './parts.ts';
import { endingLine } from './results.ts';
import type { Speech } from './speech.ts';
import { territorySection } from './territory.ts';

/** The whole table: the game, the middle of the table, then the territories, the viewer's own first. */
export function tableSections(view: View, players: Players, say: Speech): Section[] {
  const territories = [...view.territories].sort(
    (a, b) => Number(b.seat === players.you) - Number(a.seat === players.you),
  );
  return [
    gameSection(view, players, say),
    rowsSection(view, say),
    leaf(
      'victory',
      say.text('founders.table.victory', { count: view.victory.length }),
      describedAll(view.victory, say),
      say,
    ),
    leaf('piles', say.text('founders.table.piles'), pileLines(view, say), say),
    ...territories.map((territory) => territorySection(territory, players, say)),
    leaf('box', say.text('founders.table.box'), boxLines(view, say), say),
  ];
}

function gameSection(view: View, players: Players, say: Speech): Section {
  const lines: Phrase[] = [say.put('founders.table.turn', { turn: view.turn })];
  for (const { seat, kind } of view.awaited) {
    lines.push(say.put(`founders.awaited.${kind}` as FoundersKey, say.who(players, seat)));
  }
  lines.push(say.put('founders.log.startingPlayer', say.who(players, view.first)));
  if (view.bought !== null) lines.push(say.put('founders.table.bought', say.resource('resource', view.bought)));
  if (view.only !== null) lines.push(say.put('founders.table.only', say.tile('tile', view.only)));
  for (const [name, on] of Object.entries(view.options)) {
    if (on) lines.push(say.put('founders.table.variant', { variant: say.words.say(`founders.setup.${name}`) }));
  }
  if (view.outcome !== null) lines.push(endingLine(view.outcome['reason'] as string, say));
  else if (view.ending !== null) {
    lines.push(say.put('founders.log.endFixed', { reason: say.words.say(`founders.reason.${view.ending}`) }));
  }
  return { id: 'game', heading: say.text('founders.table.game'), lines, parts: [] };
}

function rowsSection(view: View, say: Speech): Section {
  const parts = STACKS.map((stack) => {
    const row = view.rows[stack];
    const heading = say.text('founders.table.row', { stack, left: view.stacks[stack], row: row.length });
    return { heading, lines: describedAll(row, say), parts: [] };
  });
  return { id: 'rows', heading: say.text('founders.table.rows'), lines: [], parts };
}

function pileLines(view: View, say: Speech): Phrase[] {
  return TOKEN_KINDS.map((kind) =>
    sentence(
      say.put('founders.table.pile', { ...say.token('token', kind), count: view.piles[kind] }),
      say.words.language,
    ),
  );
}

function boxLines(view: View, say: Speech): Phrase[] {
  const { tiles, tokens } = view.box;
  const lines: Phrase[] = [];
  if (tiles.length > 0) {
    const named = counted(tiles, (id) => say.tileNames([id]), say);
    lines.push(say.put('founders.table.box.tiles', { tiles: say.list(named) }));
  }
  if (tokens.length > 0) {
    const named = counted(tokens, (id) => say.tokenNames([id]), say);
    lines.push(say.put('founders.table.box.tokens', { tokens: say.list(named) }));
  }
  return lines;
}
