import { RELICS } from '@tessera/game-civilization/data';
import type { Phrase } from '../words.ts';
import type { PlayerView } from './costs.ts';
import { faceIn } from './effects.ts';
import type { Say } from './say.ts';

/** What the reward of a relic is. */
export function relicSentence(say: Say, id: string): Phrase {
  const face = faceIn(RELICS, id);
  return face === null ? say.unknown() : say.phrase(`relicGives.${face.gives}`, { n: face.amount });
}

/** The rewards that a player is still to get, which all may see (RUL-362). */
export function rewardLines(say: Say, { relicRewards }: PlayerView): Phrase[] {
  return relicRewards.map(({ relic, due }) =>
    say.phrase('see.relicReward', { relic: say.card('relic', relic), turn: due }),
  );
}
