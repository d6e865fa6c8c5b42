import { type Game, isIllegal, type PlainObject } from '@tessera/kernel';
import type { FastifyInstance } from 'fastify';
import type { BotPlayers } from '../bots/botPlayers.ts';

/** A game as people choose it. */
interface GameInfo {
  readonly id: string;
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  /** The weakest first. */
  readonly bots: readonly string[];
  /** Kinds of question that standing orders can pass. */
  readonly passes: readonly string[];
  /** Those of them that come only where an option is on, each with its name. */
  readonly passesNeed: { readonly [kind: string]: string };
  /** By number of players: the default options. */
  readonly options: { readonly [players: number]: PlainObject };
}

export function addGameRoutes(app: FastifyInstance, games: readonly Game[], bots: Pick<BotPlayers, 'names'>): void {
  const infos = games.map((game) => infoOf(game, bots.names(game)));
  app.get('/api/games', async () => ({ games: infos }));
}

/** Options that are only for search are refused at a table (lobby.ts of @tessera/table), so they are not shown. */
function without(options: PlainObject, hidden: readonly string[]): PlainObject {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !hidden.includes(name)));
}

function infoOf(game: Game, bots: readonly string[]): GameInfo {
  const { id, rules, players, passes, passesNeed = {} } = game;
  const options: { [players: number]: PlainObject } = {};
  for (let number = players.min; number <= players.max; number++) {
    const setup = game.setup(number, {});
    if (!isIllegal(setup)) options[number] = without(setup.options, game.searchOptions);
  }
  return { id, rules, players, bots, passes: Object.keys(passes), passesNeed, options };
}
