import { textOf } from '@tessera/locales';
import { useMemo, useState } from 'react';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { useTable } from '../table/tableContext.tsx';
import { BattleMenu } from './BattleMenu.tsx';
import { type Choice, useBoard } from './boardContext.tsx';
import { Choices } from './Choices.tsx';
import { CityMenu } from './CityMenu.tsx';
import { groupsOf } from './groups.ts';

/** From this many on there is a search among them. */
const SEARCHED_FROM = 13;

/** The options that are no places of their own, grouped; what a city can do is laid out as cards. */
export function OptionPicker({ listed }: { readonly listed: readonly Choice[] }) {
  const { ask } = useTable();
  const { picked, view } = useBoard();
  if (ask === null || listed.length === 0) return null;
  const isCity = picked === null || view.map.squares.find(({ square }) => square === picked)?.center != null;
  if (ask.kind === 'cityManagement' && isCity) return <CityMenu key={ask.id} listed={listed} />;
  if (ask.kind === 'battleTurn') return <BattleMenu listed={listed} />;
  return <PlainPicker key={`${ask.id} ${picked}`} listed={listed} />;
}

function PlainPicker({ listed }: { readonly listed: readonly Choice[] }) {
  const board = useBoard();
  const { ask } = useTable();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    return listed.filter(({ phrase }) => {
      const text = textOf(phrase).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [listed, wanted]);
  if (ask === null) return null;
  return (
    <div className="civ-picker">
      {listed.length >= SEARCHED_FROM && (
        <Field
          label={board.ui('search')}
          isLabelShown={false}
          placeholder={board.ui('search')}
          type="search"
          value={wanted}
          onChange={setWanted}
          lead={<StrokeIcon of="search" size={16} />}
        />
      )}
      <div className="civ-picker-groups">
        {groupsOf(board, ask, found).map(({ heading, choices }) => (
          <section key={heading ?? ''} className="civ-picker-group">
            {heading !== null && <h3 className="panel-title">{heading}</h3>}
            <Choices choices={choices} />
          </section>
        ))}
        {found.length === 0 && <p className="caption">{board.ui('noneFound')}</p>}
      </div>
    </div>
  );
}
