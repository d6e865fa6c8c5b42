import type { TokenKind } from '../data/tokens.ts';
import { TOKEN_KINDS } from '../data/tokens.ts';
import type { TokenCard } from './card.ts';
import { cart } from './cart.ts';
import { coin } from './coin.ts';
import { craftsmen } from './craftsmen.ts';
import { war } from './war.ts';

const CARDS: { readonly [K in TokenKind]: TokenCard<K> } = { war, coin, cart, craftsmen };

/** The four kinds of tokens, in the order of TOKEN_KINDS. */
export const TOKEN_CARDS: readonly TokenCard[] = TOKEN_KINDS.map((kind) => CARDS[kind] as unknown as TokenCard);
