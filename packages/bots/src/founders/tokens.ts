import type { Answer } from '@tessera/game-founders';
import { evaluate, type Rivals, readRivals, rivalsOf } from './evaluate.ts';
import { CITY, FAMILY_OF, tileIndex } from './faces.ts';
import { after, Best, openAsk, planAdditions, type ScoredPlan, type Table, valued } from './search.ts';

/** After a token that changes what can be built, this many of the additions planned without it are looked at again. */
const LOOKED_AT_AGAIN = 3;

/** Step 2: the token, if any, with which the turn ends best. */
export function chooseToken(table: Table, options: readonly Answer[]): Answer {
  const { game, state, seat, generator } = table;
  const ask = openAsk(state);
  const rivals = rivalsOf(state, 0);
  readRivals(state, seat, rivals);
  const now = evaluate(state, seat, rivals, state.turn);
  const passed: Table = { ...table, state: after(game, state, ask, { play: 'pass' }) };
  const planned = planAdditions(passed, rivals);
  const pass = planned[0]?.value ?? now;
  const best = new Best(generator);
  const bought: string[] = [];
  for (let i = 0; i < options.length; i++) {
    const answer = options[i] as Answer;
    if (!('play' in answer)) continue;
    if (answer.play === 'pass') {
      best.offer(answer, pass);
      continue;
    }
    if (answer.play === 'coin') {
      const key = `${answer.seat}${answer.resource}`;
      if (bought.includes(key)) continue;
      bought.push(key);
    }
    const next: Table = { ...table, state: after(game, state, ask, answer) };
    if (answer.play === 'war') best.offer(answer, pass + gainOfWar(next, now));
    else best.offer(answer, bestAdditionWith(next, rivals, planned, answer.play === 'coin'));
  }
  return best.answer as Answer;
}

/** War changes nothing in the player's own territory: the turn goes on as without it. */
function gainOfWar({ state, seat }: Table, now: number): number {
  const rivals = rivalsOf(state, 1);
  readRivals(state, seat, rivals);
  return evaluate(state, seat, rivals, state.turn) - now;
}

function bestAdditionWith(table: Table, rivals: Rivals, planned: readonly ScoredPlan[], isCoin: boolean): number {
  const { game, state, generator } = table;
  const best = new Best(generator);
  const options = game.options(state, openAsk(state));
  let again = 0;
  for (let k = 0; k < planned.length && again < LOOKED_AT_AGAIN && !isCoin; k++) {
    const { answer } = planned[k] as ScoredPlan;
    if (!options.includes(answer)) continue;
    best.offer(answer, valued(table, rivals, answer).value);
    again++;
  }
  for (let i = 0; i < options.length; i++) {
    const answer = options[i] as Answer;
    if (!('tile' in answer)) continue;
    const family = FAMILY_OF[tileIndex(answer.tile)] as number;
    if (family === 0 || (isCoin && family < CITY) || isPlanned(planned, answer)) continue;
    best.offer(answer, valued(table, rivals, answer).value);
  }
  return best.value;
}

function isPlanned(planned: readonly ScoredPlan[], answer: Answer): boolean {
  for (let k = 0; k < planned.length; k++) if ((planned[k] as ScoredPlan).answer === answer) return true;
  return false;
}
