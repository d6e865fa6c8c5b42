import type { Illegal, Seat } from '@tessera/kernel';
import { CAPITAL, cityAt } from '../board/cities.ts';
import { FIGURES, type Figure } from '../data/figures.ts';
import { check } from '../decisions/index.ts';
import { foundCity, placeCity } from '../procedures/startOfTurn.ts';
import { whyNotFound, whyNotSite } from '../rules/founding.ts';
import { plays } from '../rules/knowledge.ts';
import { playerOf, type State } from '../state.ts';
import { advanceFact } from './advance.ts';
import { changes } from './changes.ts';
import type { Fact, SiteFact } from './facts.ts';
import { badIntent, isSquare, type Previewer } from './intent.ts';
import { trial } from './trial.ts';

/** Founding a city: whether it may stand there, and all that it would give and take (SOT-002 to SOT-015). */
export const previewFounding: Previewer = (state, { seat, answer }) => {
  const { square } = answer;
  const figure = answer['figure'] as Figure;
  if (!isSquare(state, square) || !FIGURES.includes(figure)) return badIntent('{ do, square, figure }');
  const player = playerOf(state, seat);
  const facts: Fact[] = [siteFact(square, whyNotSite(state, seat, square))];
  if (player.cities.includes(-1) && cityAt(player, square) < 0) {
    const isThere = (figure === 'scout' ? player.scouts : player.armies).includes(square);
    const after = trial(state, (context) => {
      if (isThere) foundCity(context, seat, square, figure);
      else placeCity(playerOf(context.state, seat), square);
    });
    facts.push(...changes(state, after));
    if (plays(player, 'rome')) facts.push(...advanceFact(state, seat, 'RUL-254'));
  }
  return { refusal: whyNotFound(state, seat, square, figure), facts };
};

/** The capital's place, in the set-up (PSET-001). */
export const previewCapital: Previewer = (state, { seat, answer }) => {
  const { square } = answer;
  if (!isSquare(state, square)) return badIntent('{ square }');
  const refusal = whyNotCapital(state, seat, square);
  if ((playerOf(state, seat).cities[CAPITAL] as number) >= 0) return { refusal, facts: [] };
  const after = trial(state, ({ state: { players } }) => {
    (players[seat] as { cities: number[] }).cities[CAPITAL] = square;
  });
  return { refusal, facts: [siteFact(square, refusal), ...changes(state, after)] };
};

function whyNotCapital(state: State, seat: Seat, square: number): Illegal | null {
  return check(state, { kind: 'placeCapital', seat, id: 0 }, { square });
}

function siteFact(square: number, refused: Illegal | null): SiteFact {
  const against = refused === null ? null : { rule: refused.rule, params: refused.params };
  return { fact: 'site', square, against, rules: against === null ? ['SOT-002'] : [against.rule] };
}
