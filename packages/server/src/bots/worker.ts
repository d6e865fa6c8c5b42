import { parentPort } from 'node:worker_threads';
import { askBot, botsFor } from '@tessera/bots';
import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Ask, type Game, type PlainObject, seedStreams } from '@tessera/kernel';
import type { NumberedQuestion, ThreadMessage } from './botMessages.ts';

const GAMES: readonly Game[] = [founders, civilization];

/** Lets a bot answer. Whatever it throws ends the worker, which tells the pool. */
function answerTo({ game: id, state, ask, bot: name, seed }: NumberedQuestion): PlainObject {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const bots = botsFor(game);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) throw new Error(`${id} has no bot ${name}`);
  const question: Ask | undefined = state.pending?.asks.find((open) => open.id === ask);
  if (question === undefined) throw new Error(`no question ${ask} is open`);
  return askBot(bot, game, state, question, seedStreams(seed)[0] as number[]);
}

const port = parentPort;
if (port === null) throw new Error('this is a worker, to be started by a pool of bots');
const send = (message: ThreadMessage) => port.postMessage(message);
port.on('message', (question: NumberedQuestion) => {
  send({ type: 'answer', number: question.number, answer: answerTo(question) });
});
send({ type: 'ready' });
