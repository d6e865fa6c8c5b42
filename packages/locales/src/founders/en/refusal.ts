import type { Messages } from '../../words.ts';

/** Why something may not be done, by the rule's number; the facts decide which of several sentences is meant. */
export const refusal = {
  'founders.refusal.T-005': 'The game is for {min} to {max} players.',
  'founders.refusal.T-015.awaited': 'Now {who} takes a tile.',
  'founders.refusal.T-015.tile': 'The {tile} is not among the nature tiles to choose from.',
  'founders.refusal.R-33.awaited': 'Now {who} lays the first tiles.',
  'founders.refusal.R-33.now': 'Set-up goes in order. The next step: {step}.',
  'founders.refusal.T-019': 'It is not your turn: {who} is playing.',
  'founders.refusal.T-025': 'A turn goes in order. The next step: {step}.',
  'founders.refusal.R-03':
    '{stack, select, nature {The nature stack} village {The village stack} other {The city stack}} is empty.',
  'founders.refusal.T-040': 'You have no {token}.',
  'founders.refusal.T-043.kind': 'You received {tokenGen} this turn; you can play it from your next turn on.',
  'founders.refusal.T-043.face':
    'The {tile} at {place} suits {tokenGen}, but you received it this turn; you can play it from your next turn on.',
  'founders.refusal.T-050.own': 'A war token goes on an opponent’s tile, not on your own.',
  'founders.refusal.T-050.empty': 'There is no tile to attack at {place}.',
  'founders.refusal.T-051': 'The {tile} at {place} is not the topmost tile of its column.',
  'founders.refusal.R-08': 'The {tile} at {place} has already been attacked, and it shields its column.',
  'founders.refusal.T-060.own': 'A coin goes on an opponent’s tile, not on your own.',
  'founders.refusal.T-060.empty': 'There is no tile to buy from at {place}.',
  'founders.refusal.T-061':
    'Nothing can be bought from {tileGen} at {place}: {stopped, select, war {it is attacked} other {victory tiles produce nothing}}.',
  'founders.refusal.R-11':
    'Nothing can be bought from {tileGen} at {place}: {stopped, select, coin {there is already a coin on it} other {craftsmen work on it}}.',
  'founders.refusal.T-062': 'The {tile} at {place} produces {products}, not {resource}.',
  'founders.refusal.R-13': 'A coin buys only what {tileGen} at {place} itself produces: {products}, not {resource}.',
  'founders.refusal.T-068': 'A cart needs a square of four of your tiles; from {from} to {to} there is none.',
  'founders.refusal.R-17': 'The four tiles from {from} to {to} are already joined by a cart.',
  'founders.refusal.T-075.tile': 'Craftsmen work on village tiles only; {tileGen} at {place} is not one.',
  'founders.refusal.T-075.needs': 'The {tile} at {place} suits {tokenGen}, which you do not have.',
  'founders.refusal.R-16.tile': 'The {tile} at {place} produces nothing now, so no craftsmen can work on it.',
  'founders.refusal.R-16.empty': 'You have no tile at {place}.',
  'founders.refusal.T-080.fits': 'At least one tile fits on a free cell, so you must add one.',
  'founders.refusal.T-080.tile': 'The {tile} is not face up on the table.',
  'founders.refusal.T-081': 'The {tile} is in another player’s territory and cannot be taken.',
  'founders.refusal.T-083': 'The cell {place} shares no side with a tile of your territory.',
  'founders.refusal.T-084': 'The {tile} cannot lie at {place}: {missing}.',
  'founders.refusal.T-094': 'The {tile} cannot replace the tile at {place}: {missing}.',
  'founders.refusal.T-085':
    'The {tile} cannot lie at {place}: both resources would have to be handed over by one tile, the one at {deliverer}.',
  'founders.refusal.T-086':
    'The {tile} cannot lie at {place}: both resources would have to come from one nature tile, the one at {producer}, which gives only one of its two per turn.',
  'founders.refusal.T-088': 'The {tile} lies in your territory, and tiles cannot be moved.',
  'founders.refusal.R-18':
    'The nature stack is not empty ({nature, plural, one {# tile} other {# tiles}}): reveal one more nature tile and add it.',
  'founders.refusal.T-090': 'The nature stack is empty: no further tile can be revealed.',
  'founders.refusal.R-34': 'Only {onlyGen}, which has just been revealed, can be added now.',
  'founders.refusal.R-38': 'Players can agree on the end only between two turns, before a tile is revealed.',
  'founders.refusal.over': 'The game is over: {reason}.',

  'founders.missing.none': 'no neighbouring tile supplies {resource}',
  'founders.missing.idle': 'no neighbouring tile supplies {resource} ({idle})',
  'founders.idle.T-052': '{place} is attacked',
  'founders.idle.T-065': 'a coin lies on {place}',
  'founders.idle.T-076': 'craftsmen work on {place}',
} as const satisfies Messages;
