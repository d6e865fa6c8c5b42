import type { Messages } from '../../words.ts';

/** What is asked, what is awaited of others, and the answers. */
export const ask = {
  'founders.ask.draftTile': 'Take one of the nature tiles.',
  'founders.ask.layTiles': 'The {first} lies at {place}. On which side of it do you lay {secondGen}?',
  'founders.ask.revealTile': 'Choose a stack and reveal its top tile.',
  'founders.ask.playToken': 'Play a token or pass.',
  'founders.ask.addTile':
    '{only, select, yes {Add {tileGen}, which has just been revealed} other {Add a tile to your territory}}{bought, select, yes { (bought this turn: {resource})} other {}}.',

  'founders.awaited.draftTile': '{you, select, yes {You are} other {{who} is}} choosing a nature tile.',
  'founders.awaited.layTiles': '{you, select, yes {You are} other {{who} is}} laying the first two tiles.',
  'founders.awaited.revealTile': '{you, select, yes {You are} other {{who} is}} revealing a tile.',
  'founders.awaited.playToken': '{you, select, yes {You are} other {{who} is}} deciding whether to play a token.',
  'founders.awaited.addTile': '{you, select, yes {You are} other {{who} is}} adding a tile.',

  'founders.option.draftTile': '{tile}: {products}',
  'founders.option.side': '{side, select, up {Above it} right {To its right} down {Below it} other {To its left}}',
  'founders.option.stack':
    '{stack, select, nature {Nature stack} village {Village stack} other {City stack}} ({left, plural, one {# tile} other {# tiles}}){full, select, yes {; its full row goes to the box} other {}}',
  'founders.option.pass': 'Play no token',
  'founders.option.war': 'War: attack {opponent}’s {tile} at {place}',
  'founders.option.coin': 'Coin: buy {resource} from {opponent}’s {tile} at {place}',
  'founders.option.cart': 'Cart: join the four tiles from {from} to {to}',
  'founders.option.craftsmen': 'Craftsmen: put {tokenAcc} on {tileGen} at {place}, 2 points',
  'founders.option.add': '{tile} ({terms}) at {place}',
  'founders.option.replace': '{tile} ({terms}) at {place}, replacing {oldGen}, −1 point',
  'founders.option.reveal': 'Nothing fits: reveal one more nature tile',
  'founders.option.end': 'Nothing fits: end the turn without a tile',

  'founders.step.draftTile': 'take a nature tile',
  'founders.step.layTiles': 'lay the first two tiles',
  'founders.step.revealTile': 'reveal a tile',
  'founders.step.playToken': 'play a token or pass',
  'founders.step.addTile': 'add a tile',
} as const satisfies Messages;
