import type { Reply } from './message.ts';

export type RefusedReply = Extract<Reply, { type: 'refused' }>;

/** How many are kept: more commands than anybody has under way. */
const KEPT = 20;

/**
 * The last refusals of a sender, by key. The sender was told that nothing happens: a copy of the command that arrives later, when it
 * would be legal, must be refused too.
 */
export interface RefusedReplies {
  of(key: string): RefusedReply | null;
  keep(refusal: RefusedReply): RefusedReply;
}

export function createRefusedReplies(): RefusedReplies {
  const byKey = new Map<string, RefusedReply>();
  return {
    of: (key) => byKey.get(key) ?? null,
    keep(refusal) {
      byKey.set(refusal.key, refusal);
      const [oldest] = byKey.keys();
      if (byKey.size > KEPT && oldest !== undefined) byKey.delete(oldest);
      return refusal;
    },
  };
}
