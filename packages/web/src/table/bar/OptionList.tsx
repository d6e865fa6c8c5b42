import type { PlainObject } from '@tessera/kernel';
import { type Phrase, textOf } from '@tessera/locales';
import { useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Field } from '../../parts/Field.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { useTable } from '../tableContext.tsx';
import { SaidPlainly } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import './options.css';

/** From this many options on there is a search field. */
const SEARCHED_FROM = 10;

export interface Worded {
  readonly option: PlainObject;
  readonly phrase: Phrase;
  /** Its number among all options, from 1. */
  readonly number: number;
}

/** The options of the question in words. */
export function useWordedOptions(): readonly Worded[] {
  const { ask, talk, view, players } = useTable();
  return useMemo(
    () =>
      (ask?.options ?? []).map((option, i) => ({
        option,
        phrase: ask === null ? [] : talk.option(option, ask, view, players),
        number: i + 1,
      })),
    [ask, talk, view, players],
  );
}

/** Options as a list of buttons, with a search field where there are many. */
export function OptionList({
  options,
  chosen = null,
  isNumbered = false,
}: {
  readonly options: readonly Worded[];
  /** The number of the option that Enter takes. */
  readonly chosen?: number | null;
  readonly isNumbered?: boolean;
}) {
  const say = useTableSay();
  const { answer } = useTable();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    return options.filter(({ phrase }) => {
      const text = textOf(phrase).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [options, wanted]);
  const list = useRef<HTMLUListElement>(null);
  const stop = useOneStop(list, { items: '.option' });
  return (
    <div className="options">
      {options.length >= SEARCHED_FROM && (
        <Field
          label={say('ui.table.options.search')}
          isLabelShown={false}
          placeholder={say('ui.table.options.search')}
          type="search"
          value={wanted}
          onChange={setWanted}
          lead={<StrokeIcon of="search" size={16} />}
        />
      )}
      <ul className="options-list" aria-label={say('ui.table.options')} ref={list} {...stop}>
        {found.map(({ option, phrase, number }) => (
          <li key={number}>
            <Button
              className={number === chosen ? 'option chosen' : 'option'}
              aria-keyshortcuts={isNumbered && number < 10 ? `${number}` : undefined}
              onPress={() => answer(option)}
            >
              {isNumbered && <span className="option-number">{number}</span>}
              <span>
                <SaidPlainly phrase={phrase} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="caption">{say('ui.table.options.none')}</p>}
    </div>
  );
}
