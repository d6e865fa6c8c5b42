import type { Answer, DecisionKind, View } from '@tessera/game-founders';
import type { PlainObject } from '@tessera/kernel';
import type { AskedOf, Players } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { actorIn, craftsmenOf, faceOf, tileAt } from './faces.ts';
import { type Speech, yes } from './speech.ts';

type TokenPlay = Extract<Answer, { play: string }>;
type Addition = Extract<Answer, { action: string }>;

/** From here on a full row goes to the box first (T-031). */
const ROW_LIMIT = 5;

export function questionLine(ask: AskedOf, view: View, say: Speech): Phrase {
  switch (ask.kind as DecisionKind) {
    case 'draftTile':
      return say.put('founders.ask.draftTile');
    case 'layTiles': {
      const seat = actorIn(view);
      const [first = '', second = ''] = view.territories[seat]?.drafted ?? [];
      const tiles = { ...say.tile('first', first), ...say.tile('second', second) };
      return say.put('founders.ask.layTiles', { ...tiles, place: say.place(seat, { x: 0, y: 0 }) });
    }
    case 'revealTile':
      return say.put('founders.ask.revealTile');
    case 'playToken':
      return say.put('founders.ask.playToken');
    case 'addTile': {
      const only = ask.about['only'] ?? null;
      const bought = ask.about['bought'] ?? null;
      return say.put('founders.ask.addTile', {
        only: yes(only !== null),
        ...(only === null ? {} : say.tile('tile', only as string)),
        bought: yes(bought !== null),
        ...(bought === null ? {} : say.resource('resource', bought as string)),
      });
    }
  }
}

export function optionLine(option: PlainObject, ask: AskedOf, view: View, players: Players, say: Speech): Phrase {
  switch (ask.kind as DecisionKind) {
    case 'draftTile': {
      const tile = option['tile'] as string;
      const params = { ...say.tile('tile', tile), ...say.choice('products', faceOf(tile).products) };
      return say.put('founders.option.draftTile', params);
    }
    case 'layTiles':
      return say.put('founders.option.side', { side: option['side'] as string });
    case 'revealTile': {
      const stack = option['stack'] as keyof View['stacks'];
      const full = yes(view.rows[stack].length >= ROW_LIMIT);
      return say.put('founders.option.stack', { stack, left: view.stacks[stack], full });
    }
    case 'playToken':
      return tokenLine(option as TokenPlay, view, players, say);
    case 'addTile':
      return additionLine(option as Addition, view, say);
  }
}

function tokenLine(play: TokenPlay, view: View, players: Players, say: Speech): Phrase {
  if (play.play === 'pass') return say.put('founders.option.pass');
  const own = actorIn(view);
  if (play.play === 'cart') return say.put('founders.option.cart', say.square(own, play));
  const owner = play.play === 'craftsmen' ? own : play.seat;
  const tile = tileAt(view, owner, play)?.tile ?? '';
  const target = { ...say.tile('tile', tile), place: say.place(owner, play) };
  if (play.play === 'craftsmen') {
    return say.put('founders.option.craftsmen', { ...target, ...say.token('token', craftsmenOf(tile) ?? '') });
  }
  const aimed = { ...target, ...say.opponent(players, owner) };
  if (play.play === 'war') return say.put('founders.option.war', aimed);
  return say.put('founders.option.coin', { ...aimed, ...say.resource('resource', play.resource) });
}

function additionLine(addition: Addition, view: View, say: Speech): Phrase {
  if (addition.action === 'reveal') return say.put('founders.option.reveal');
  if (addition.action === 'end') return say.put('founders.option.end');
  const own = actorIn(view);
  const { cost, products } = faceOf(addition.tile);
  // City tiles of the same name differ in cost, so the terms are part of the choice.
  const terms = cost.length === 0 ? say.choice('terms', products) : say.resources('terms', cost);
  const params = { ...say.tile('tile', addition.tile), ...terms, place: say.place(own, addition) };
  const old = tileAt(view, own, addition);
  if (old === null) return say.put('founders.option.add', params);
  return say.put('founders.option.replace', { ...params, ...say.tile('old', old.tile) });
}
