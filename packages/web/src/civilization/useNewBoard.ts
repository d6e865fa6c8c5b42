import { Say } from '@tessera/locales/civilization/say';
import { useMemo, useState } from 'react';
import { useTable } from '../table/tableContext.tsx';
import type { Board, BoardOption } from './boardContext.tsx';
import { civilizationView } from './model.ts';
import { intentAt, squaresOf, subjectsOf } from './places.ts';
import type { Ui, UiPhrase } from './useCivilizationWords.ts';
import { useCivilizationWords } from './useCivilizationWords.ts';

/** The table as the board needs it: words, what may be chosen where, and what is half chosen. */
export function useNewBoard(): Board {
  const { view: plain, ask, talk, players, seat, answer, explain } = useTable();
  const words = useCivilizationWords();
  const view = civilizationView(plain);
  const say = useMemo(() => new Say(words, players, plain), [words, players, plain]);
  const [ui, uiPhrase] = useMemo((): [Ui, UiPhrase] => {
    const key = (name: string) => `ui.civilization.${name}`;
    return [(name, params) => words.say(key(name), params), (name, params) => words.phrase(key(name), params)];
  }, [words]);
  const choices = useMemo(
    (): BoardOption[] =>
      ask === null
        ? []
        : ask.options.map((option) => ({
            option,
            phrase: talk.option(option, ask, plain, players),
            squares: squaresOf(option, ask),
          })),
    [ask, talk, plain, players],
  );
  const lit = useMemo(() => bySquare(choices), [choices]);
  const subjects = useMemo(() => new Set(ask === null ? [] : subjectsOf(ask)), [ask]);

  const [half, setHalf] = useState<{ readonly ask: string; readonly square: number } | null>(null);
  const picked = ask !== null && half?.ask === ask.id && lit.has(half.square) ? half.square : null;
  const [looked, look] = useState<number | null>(null);

  const choose = ({ option }: BoardOption) => {
    setHalf(null);
    answer(option);
  };
  const press = (squares: readonly number[]) => {
    if (ask === null) return;
    const found = squares.find((square) => lit.has(square));
    const there = found === undefined ? [] : (lit.get(found) ?? []);
    const [only, ...others] = there;
    if (found === undefined || only === undefined) {
      const [square] = squares;
      const intent =
        square === undefined
          ? null
          : intentAt(ask, square, view.map.squares.find((one) => one.square === square) ?? null, seat);
      if (intent !== null) explain(intent);
    } else if (others.length === 0) choose(only);
    else setHalf(picked === found ? null : { ask: ask.id, square: found });
  };
  return {
    view,
    say,
    ui,
    uiPhrase,
    choices,
    lit,
    subjects,
    picked,
    press,
    unpick: () => setHalf(null),
    choose,
    looked: looked !== null && looked < view.players.length ? looked : (seat ?? view.awaited[0]?.seat ?? view.first),
    look,
  };
}

/**
 * What can be chosen at each square. A city's harvest is offered at the square itself, which is more specific, and at
 * its city.
 */
function bySquare(choices: readonly BoardOption[]): ReadonlyMap<number, readonly BoardOption[]> {
  const lit = new Map<number, BoardOption[]>();
  for (const choice of choices) {
    for (const square of new Set(choice.squares)) {
      const there = lit.get(square);
      if (there === undefined) lit.set(square, [choice]);
      else there.push(choice);
    }
  }
  return lit;
}
