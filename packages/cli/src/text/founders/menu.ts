import type { Answer, Ask, View } from '@tessera/game-founders';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { addMenu } from './addMenu.ts';
import { ownTerritory } from './territory.ts';
import { named, place, terms } from './words.ts';

type TokenPlay = Extract<Answer, { play: string }>;
type Target = Exclude<TokenPlay, { play: 'pass' }>;

/** The question put to the player, as numbered choices. */
export function menuFor(view: View, ask: Ask, options: readonly PlainObject[], canvas: Canvas): Menu {
  switch (ask.kind) {
    case 'draftTile':
      return simple('Take a nature tile', options as readonly { tile: string }[], ({ tile }) => described(tile));
    case 'layTiles':
      return layMenu(view, options as readonly { side: string }[], canvas);
    case 'revealTile':
      return simple('Turn up a tile', options as readonly { stack: keyof View['stacks'] }[], ({ stack }) => {
        const isFull = view.rows[stack].length >= 5;
        return `${stack} (${view.stacks[stack]} left)${isFull ? ': its row is full and goes to the box' : ''}`;
      });
    case 'playToken':
      return tokenMenu(view, options as readonly TokenPlay[], canvas);
    case 'addTile':
      return addMenu(view, ask, options, canvas);
  }
}

function simple<A extends PlainObject>(title: string, answers: readonly A[], label: (answer: A) => string): Menu {
  return { title, picture: [], choices: answers.map((answer) => ({ label: label(answer), answer })) };
}

function described(tile: string): string {
  return `${named(tile)}: ${terms(tile)}`;
}

function layMenu(view: View, options: readonly { readonly side: string }[], canvas: Canvas): Menu {
  const [first = '', second = ''] = ownTerritory(view).drafted;
  const sides: { readonly [side: string]: string } = {
    up: 'above it',
    right: 'to its right',
    down: 'below it',
    left: 'to its left',
  };
  const title = `${named(first)} lies at (0, 0): where do you lay ${named(second)}?`;
  const menu = simple(title, options, ({ side }) => sides[side] ?? side);
  return { ...menu, picture: [canvas.paint('dim', 'Only the topmost tile of a column can be attacked.')] };
}

/** Tokens by kind, the coin's then by resource; a kind with one target only needs no further question. */
function tokenMenu(view: View, plays: readonly TokenPlay[], canvas: Canvas): Menu {
  const targets = plays.filter((play): play is Target => play.play !== 'pass');
  const ofKind = (kind: Target['play']) => targets.filter((play) => play.play === kind);
  const choices: Choice[] = [{ label: 'play no token', answer: { play: 'pass' } }];
  choices.push(...grouped('war token', ofKind('war'), 'Attack which tile?', view, canvas));
  const coins = ofKind('coin') as readonly Extract<Target, { play: 'coin' }>[];
  const resources = [...new Set(coins.map(({ resource }) => resource))];
  const buying = resources.flatMap((resource) => {
    const sellers = coins.filter((play) => play.resource === resource);
    return grouped(`buy ${resource}`, sellers, `Buy ${resource} from which tile?`, view, canvas);
  });
  if (coins.length > 0) {
    const label = `coin: buy ${resources.join(', ')}`;
    choices.push({ label, menu: () => ({ title: 'Buy what?', picture: [], choices: buying }) });
  }
  choices.push(...grouped('cart token', ofKind('cart'), 'Join which square?', view, canvas));
  choices.push(...grouped('craftsmen token', ofKind('craftsmen'), 'Put it on which tile?', view, canvas));
  return { title: 'Play a token?', picture: [], choices };
}

function grouped(label: string, plays: readonly Target[], title: string, view: View, canvas: Canvas): Choice[] {
  const [only] = plays;
  if (only === undefined) return [];
  if (plays.length === 1) return [{ label: `${label}: ${aim(only, view, canvas)}`, answer: only }];
  const choices = plays.map((play) => ({ label: aim(play, view, canvas), answer: play }));
  return [{ label: `${label} (${plays.length} targets)`, menu: () => ({ title, picture: [], choices }) }];
}

/** What a token is played on: "Livia's V1 Mine at (0, 1)". */
function aim(play: Target, view: View, { who }: Canvas): string {
  if (play.play === 'cart') return `the square from ${place(play)} to ${place({ x: play.x + 1, y: play.y + 1 })}`;
  const owner = play.play === 'craftsmen' ? ownTerritory(view) : view.territories[play.seat];
  const tile = owner?.tiles.find(({ x, y }) => x === play.x && y === play.y)?.tile ?? '?';
  const whose = play.play === 'craftsmen' ? 'your' : who.possessive(play.seat);
  return `${whose} ${named(tile)} at ${place(play)}`;
}
