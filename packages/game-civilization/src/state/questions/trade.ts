import type { Seat } from '@tessera/kernel';
import type { GoodsAnswer } from '../goods.ts';
import type { MenuPlay } from './menuPlay.ts';

export type TradeDecisions = {
  /** RUL-265: one window, open to all at the same time; every act takes effect when it arrives. */
  readonly negotiate: { readonly ask: object; readonly answer: Negotiation };
};

/** A player's own hidden pieces, named as in their hand (RUL-267). */
export type Pieces = { readonly markers: readonly string[]; readonly events: readonly string[] };

export type Negotiation =
  | { readonly do: 'done' }
  /** To one player, or to all (null). What it gives of hidden pieces is fixed now. */
  | ({
      readonly do: 'offer';
      readonly to: Seat | null;
      readonly gives: GoodsAnswer;
      readonly wants: GoodsAnswer;
    } & Pieces)
  /** `offer` is the seat whose offer it is; the accepter's own hidden pieces are fixed now. */
  | ({ readonly do: 'accept'; readonly offer: Seat } & Pieces)
  | { readonly do: 'refuse'; readonly offer: Seat }
  | { readonly do: 'withdraw' }
  /** United Nations: may be chosen by others' events, or not (RUL-283). */
  | { readonly do: 'consent'; readonly on: boolean }
  | MenuPlay;
