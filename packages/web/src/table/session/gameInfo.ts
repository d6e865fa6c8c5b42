import { ask } from '../../api/api.ts';

interface GameInfo {
  readonly id: string;
  readonly bots: readonly string[];
  readonly passes: readonly string[];
  readonly passesNeed: { readonly [kind: string]: string };
}

/** What the server says about a game: its bots, and the questions that standing orders may pass. */
export async function gameInfo(game: string): Promise<GameInfo | null> {
  const answered = await ask<{ readonly games: readonly GameInfo[] }>('GET', '/api/games');
  return answered.ok ? (answered.value.games.find(({ id }) => id === game) ?? null) : null;
}
