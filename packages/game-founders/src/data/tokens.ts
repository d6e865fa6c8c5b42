import { VILLAGE_GOODS, type VillageGood } from './resources.ts';

/** The four kinds of tokens, six of each (T-002). */
export const TOKEN_KINDS = ['war', 'coin', 'cart', 'craftsmen'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
export const TOKENS_PER_KIND = 6;

/** What a token can look like: the craftsmen have six faces, one for each village good (T-002). */
export interface TokenFace {
  readonly id: string;
  readonly kind: TokenKind;
  readonly good: VillageGood | null;
}

const CRAFTSMEN = {
  iron: 'blacksmith',
  gold: 'goldsmith',
  cloth: 'weaver',
  wine: 'vintner',
  horses: 'saddler',
  fish: 'fishSalter',
} as const satisfies { readonly [G in VillageGood]: string };

export const TOKEN_FACES: readonly TokenFace[] = [
  { id: 'war', kind: 'war', good: null },
  { id: 'coin', kind: 'coin', good: null },
  { id: 'cart', kind: 'cart', good: null },
  ...VILLAGE_GOODS.map((good): TokenFace => ({ id: CRAFTSMEN[good], kind: 'craftsmen', good })),
];
