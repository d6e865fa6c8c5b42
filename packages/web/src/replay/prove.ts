import {
  checkChance,
  commitmentTo,
  type Game,
  type GameRecord,
  RecordFault,
  recordFault,
  seedFrom,
  verify,
} from '@tessera/kernel';
import type { Proof, ProofStep } from './messages.ts';

/** Recomputes everything a finished record claims, step by step, so that each step can be shown with its values. */
export function prove(game: Game, record: GameRecord): Proof {
  const { header, closing } = record;
  if (closing === null) throw recordFault('open', {}, 'the game still runs: its secret is not in the record');
  const { secret } = closing;
  const begun = {
    commitment: header.commitment,
    words: header.words,
    secret,
    recomputed: commitmentTo(secret),
    seed: seedFrom(secret, header.words),
    draws: null,
    entries: null,
    hashes: null,
    rebases: 0,
    undosBeyond: 0,
    replayedFrom: 0,
    fault: null,
  };
  let step: ProofStep = 'draws';
  let proof: Proof = begun;
  try {
    proof = { ...proof, draws: checkChance(record) };
    step = 'moves';
    const { entries, hashes, rebases, undosBeyond, replayedFrom } = verify(game, record);
    return { ...proof, entries, hashes, rebases, undosBeyond, replayedFrom };
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    const { code, params } = error;
    return { ...proof, fault: { code, params, step: code === 'RECORD-COMMITMENT' ? 'commitment' : step } };
  }
}
