import type { Messages } from '../../words.ts';

/** What an act would lead to, as a list of facts: short, since several stand below each other. */
export const facts = {
  'founders.preview.score': '{what}: {before} → {after}',
  'founders.preview.scoreOf': '{who}, {what}: {before} → {after}',
  'founders.preview.of.victory': 'points of victory tiles',
  'founders.preview.of.craftsmen': 'points of craftsmen',
  'founders.preview.of.tokens': 'points of tokens',
  'founders.preview.of.replaced': 'points of replaced tiles',
  'founders.preview.of.total': 'points',
  'founders.preview.of.victoryTiles': 'victory tiles',
  'founders.preview.production': '{who}, tile at {place}: produces {products}',
  'founders.preview.noProduction': '{who}, tile at {place}: produces nothing any more',
  'founders.preview.square': 'Ready for a cart: the four tiles from {from} to {to}',
  'founders.preview.network': 'Joined: {places}',
  'founders.preview.replaced': 'Goes out of play: {tile} at {place}',
  'founders.preview.supply': 'Supplied: {supply}',
  'founders.preview.token': 'You receive {tokenAcc}',
  'founders.preview.bought': 'Bought until the end of the turn: {resource}',
  'founders.preview.end': 'The end of the game is fixed: {reason}',
} as const satisfies Messages;
