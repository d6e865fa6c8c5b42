import { textOf } from '@tessera/locales';
import { ROMAN } from '@tessera/locales/civilization/say';
import type { OpenAsk } from '@tessera/protocol';
import { useMemo, useState } from 'react';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { useTable } from '../table/tableContext.tsx';
import { BattleMenu } from './BattleMenu.tsx';
import { type BoardOption, useBoard } from './boardContext.tsx';
import { ChoiceCard, Choices } from './Choices.tsx';
import { CityMenu } from './CityMenu.tsx';
import { groupsOf } from './groups.ts';
import { techIcon } from './icons.ts';
import { NegotiationMenu } from './NegotiationMenu.tsx';

/** From this many options on there is a search field. */
const SEARCHED_FROM = 13;
const TECHS_ASKED = ['research', 'learnTech'];

/** In the Trade Phase there is always something to put together. */
export function hasPicker(ask: OpenAsk | null, listed: readonly BoardOption[]): boolean {
  return listed.length > 0 || ask?.kind === 'negotiate';
}

/** The options that are not places on the map, in groups; a city's actions are laid out as cards. */
export function OptionPicker({ listed }: { readonly listed: readonly BoardOption[] }) {
  const { ask, seat } = useTable();
  const { picked, view } = useBoard();
  const isPhone = useMedia(PHONE);
  if (ask === null || !hasPicker(ask, listed)) return null;
  const isCity = picked === null || view.map.squares.find(({ square }) => square === picked)?.center != null;
  if (ask.kind === 'cityManagement' && isCity) return <CityMenu key={ask.id} listed={listed} />;
  // Others' actions keep replacing the question; the player's half-built offer stays.
  if (ask.kind === 'negotiate') return <NegotiationMenu key={seat} listed={listed} />;
  if (ask.kind === 'battleTurn') return <BattleMenu listed={listed} />;
  if (TECHS_ASKED.includes(ask.kind) && !isPhone) return <TechMenu listed={listed} />;
  return <PlainPicker key={`${ask.id} ${picked}`} listed={listed} />;
}

/** Techs as cards, by level; the full text shows on hover and focus. Devices with neither show a list. */
function TechMenu({ listed }: { readonly listed: readonly BoardOption[] }) {
  const board = useBoard();
  const { ask } = useTable();
  if (ask === null) return null;
  const techs = listed.filter(({ option }) => typeof option['tech'] === 'string');
  const others = listed.filter(({ option }) => typeof option['tech'] !== 'string');
  return (
    <div className="civ-picker">
      <div className="civ-picker-groups">
        {groupsOf(board, ask, techs)
          .reverse()
          .map(({ heading, choices }) => (
            <section key={heading ?? ''} className="civ-picker-group">
              {heading !== null && <h3 className="panel-title">{heading}</h3>}
              <div className="civ-cards">
                {choices.map((choice) => {
                  const { tech, row } = choice.option as { readonly tech: string; readonly row?: number };
                  return (
                    <ChoiceCard
                      key={`${tech} ${row}`}
                      choice={choice}
                      icon={techIcon(tech)}
                      name={textOf(board.say.name('tech', tech))}
                    >
                      {row === undefined ? undefined : board.say.text('opt.row', { row: ROMAN[row] ?? '' })}
                    </ChoiceCard>
                  );
                })}
              </div>
            </section>
          ))}
      </div>
      {others.length > 0 && <Choices choices={others} />}
    </div>
  );
}

function PlainPicker({ listed }: { readonly listed: readonly BoardOption[] }) {
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
