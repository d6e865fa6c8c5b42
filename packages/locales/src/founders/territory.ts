import type { TerritoryView, TileView } from '@tessera/game-founders';
import type { Players, Section } from '../gameTalk.ts';
import { sentence } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import { faceOf, tokenOf } from './faces.ts';
import { counted, describedAll, leaf } from './parts.ts';
import { type Speech, yes } from './speech.ts';

/**
 * A player's territory: points, tokens, then cell by cell. Parts that are usually empty appear only when they are not.
 */
export function territorySection(territory: TerritoryView, players: Players, say: Speech): Section {
  const { seat, score, hand, tiles, carts, drafted, replaced } = territory;
  const parts = [
    leaf('score', say.text('founders.table.score'), scoreLines(territory, say), say),
    leaf('hand', say.text('founders.table.hand', { count: hand.length }), handLines(territory, say), say),
  ];
  if (drafted.length > 0)
    parts.push(leaf('drafted', say.text('founders.table.drafted'), describedAll(drafted, say), say));
  parts.push(leaf('tiles', say.text('founders.table.tiles', { count: tiles.length }), cellLines(territory, say), say));
  if (carts.length > 0) {
    parts.push(
      leaf('carts', say.text('founders.table.carts', { count: carts.length }), cartLines(territory, say), say),
    );
  }
  if (replaced.length > 0) {
    const names = counted(replaced, (tile) => say.tileNames([tile]), say);
    parts.push(leaf('replaced', say.text('founders.table.replaced', { count: replaced.length }), names, say));
  }
  const heading = say.text('founders.table.territory', { ...say.who(players, seat), points: score.total });
  return { id: 'territory', heading, lines: [], parts };
}

function scoreLines({ score }: TerritoryView, say: Speech): Phrase[] {
  return [
    say.put('founders.table.score.victory', { points: score.victory, count: score.victoryTiles }),
    say.put('founders.table.score.craftsmen', { points: score.craftsmen }),
    say.put('founders.table.score.tokens', { points: score.tokens }),
    say.put('founders.table.score.replaced', { points: score.replaced }),
    say.put('founders.table.score.total', { points: score.total }),
  ];
}

function handLines({ hand }: TerritoryView, say: Speech): Phrase[] {
  return hand.map(({ token, playable }) => {
    const good = tokenOf(token)?.good ?? null;
    const params = { ...say.token('token', token), fresh: yes(!playable) };
    if (good === null) return sentence(say.put('founders.table.hand.token', params), say.words.language);
    return say.put('founders.table.hand.craftsmen', { ...params, ...say.resource('resource', good) });
  });
}

/** From the top row down, each from left to right: in reading order on the screen. */
function cellLines({ seat, tiles }: TerritoryView, say: Speech): Phrase[] {
  const inOrder = [...tiles].sort((a, b) => b.y - a.y || a.x - b.x);
  return inOrder.map((cell) =>
    say.put('founders.table.cell', {
      place: say.place(seat, cell),
      ...say.tile('tile', cell.tile),
      facts: joined(factsOf(cell, say)),
    }),
  );
}

function factsOf(cell: TileView, say: Speech): Phrase[] {
  const { points } = faceOf(cell.tile);
  const facts: Phrase[] = [];
  if (cell.produces.length > 0) facts.push(say.put('founders.fact.produces', say.choice('products', cell.produces)));
  if (cell.war) facts.push(say.put('founders.fact.war'));
  else if (points > 0) facts.push(say.put('founders.fact.points', { points }));
  if (cell.coin) facts.push(say.put('founders.fact.coin'));
  if (cell.craftsmen !== null) {
    const key = cell.war ? 'founders.fact.craftsmenLost' : 'founders.fact.craftsmen';
    facts.push(say.put(key, say.token('token', cell.craftsmen)));
  }
  if (cell.network !== null) facts.push(say.put('founders.fact.network', { number: cell.network + 1 }));
  return facts;
}

function cartLines({ seat, carts, tiles }: TerritoryView, say: Speech): Phrase[] {
  return carts.map((cart) => {
    const network = tiles.find(({ x, y }) => x === cart.x && y === cart.y)?.network ?? 0;
    return say.put('founders.table.cart', { ...say.square(seat, cart), number: network + 1 });
  });
}

/** Facts in sequence, not a list with "and". */
function joined(facts: readonly Phrase[]): Phrase {
  return facts.flatMap((fact, i) => (i === 0 ? fact : ['; ', ...fact]));
}
