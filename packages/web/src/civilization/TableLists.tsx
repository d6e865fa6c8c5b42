import { BUILDINGS, CULTURE_TRACK, UNITS } from '@tessera/game-civilization/data';
import { textOf } from '@tessera/locales';
import { itemCost, ownPlayer } from '@tessera/locales/civilization/costs';
import { ROMAN } from '@tessera/locales/civilization/say';
import { termsIn } from '@tessera/locales/civilization/turnAnswers';
import { GameIcon, StrokeIcon } from '../parts/Icon.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Said } from '../table/words/Said.tsx';
import { useBoard } from './boardContext.tsx';
import { Fold } from './Fold.tsx';
import { buildingIcon, resourceIcon, unitIcon, wonderIcon } from './icons.ts';
import { Good } from './PlayerPanel.tsx';
import { Yield } from './Yield.tsx';

/** The middle of the table: offers, culture track, wonders, units, buildings, resources. */
export function TableLists({ isOpen }: { readonly isOpen: boolean }) {
  const { view, say } = useBoard();
  const wonders = view.wonderMarket.filter((wonder) => wonder !== null);
  return (
    <div className="civ-lists panel">
      {view.offers.length > 0 && <Offers />}
      <Fold title={say.text('section.track')} isOpen={isOpen}>
        <Track />
      </Fold>
      <Fold title={say.text('section.wonders')} note={wonders.length} isOpen={isOpen}>
        <Wonders wonders={wonders} />
      </Fold>
      <Fold title={say.text('section.units')} isOpen={isOpen}>
        <UnitPrices />
      </Fold>
      <Fold title={say.text('section.buildings')} isOpen={isOpen}>
        <ul className="civ-stock">
          {Object.entries(view.buildings).map(([family, n]) => (
            <li key={family}>
              <GameIcon of={buildingIcon(family)} size={18} />
              <span className="grow">
                {BUILDINGS.filter((face) => face.family === family).map(({ id }, i) => (
                  <span key={id}>
                    {i > 0 && ' / '}
                    <Said phrase={say.card('building', id)} />
                  </span>
                ))}
              </span>
              <b>{n}</b>
            </li>
          ))}
        </ul>
      </Fold>
      <Fold title={say.text('section.resources')} isOpen={isOpen}>
        <ul className="civ-goods">
          {Object.entries(view.market).map(([resource, n]) => (
            <Good
              key={resource}
              icon={resourceIcon(resource)}
              name={textOf(say.name('resource', resource))}
              count={n}
            />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Offers() {
  const { view, say } = useBoard();
  return (
    <Fold title={say.text('section.offers')} note={view.offers.length} isOpen>
      <ul className="civ-lines">
        {view.offers.map((offer) => {
          const { by, to } = offer;
          const terms = { who: say.seat(by), ...termsIn(say, offer) };
          const line =
            to === null
              ? say.phrase('see.offerAll', terms)
              : say.phrase('see.offerTo', { ...terms, other: say.seat(to) });
          return (
            <li key={by}>
              <Said phrase={line} />
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

/** The 21 spaces in three sections, with every player's marker; the price of a step stands before its section. */
function Track() {
  const { view, say, ui } = useBoard();
  const sections = ['I', 'II', 'III'] as const;
  return (
    <div className="civ-track">
      {sections.map((section) => {
        const first = CULTURE_TRACK.findIndex((space) => space.section === section);
        const spaces = CULTURE_TRACK.filter((space) => space.section === section);
        const { culture = 0, trade = 0 } = spaces[0] ?? {};
        return (
          <div key={section} className="civ-track-row">
            <span className="civ-track-cost">
              <Yield of="culture" value={culture} />
              {trade > 0 && <Yield of="trade" value={trade} />}
            </span>
            <ol className="civ-track-spaces">
              {spaces.map(({ kind }, i) => {
                const n = first + i + 1;
                const there = view.players.filter(({ track }) => track === n);
                return (
                  <li
                    key={n}
                    className={`civ-track-space ${kind} s${section}`}
                    title={ui('space', { n, kind })}
                    aria-label={ui('space', { n, kind })}
                  >
                    {there.map(({ seat }) => (
                      <span key={seat}>
                        <Mark seat={seat} size={there.length > 1 ? 11 : 14} />
                        <span className="sr">{say.players.names[seat]}</span>
                      </span>
                    ))}
                    {there.length === 0 && kind === 'greatPerson' && <GameIcon of="marker.great_person" size={13} />}
                    {there.length === 0 && kind === 'victory' && <StrokeIcon of="star" size={14} />}
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

function Wonders({ wonders }: { readonly wonders: readonly string[] }) {
  const { view, say, ui } = useBoard();
  const own = ownPlayer(view);
  const left = Object.values(view.wonderDeck).reduce((sum, n) => sum + n, 0);
  return (
    <ul className="civ-stock">
      {wonders.map((wonder) => (
        <li key={wonder}>
          <GameIcon of={wonderIcon(wonder)} size={18} />
          <span className="grow">
            <Said phrase={say.wonder(wonder)} />
            {view.obsolete.includes(wonder) && <span className="caption"> {say.text('see.obsolete')}</span>}
          </span>
          <Yield of="production" value={itemCost(own, wonder)} />
        </li>
      ))}
      <li className="muted">{ui('inDeck', { n: left })}</li>
    </ul>
  );
}

/** Units with every player's rank and price. */
function UnitPrices() {
  const { view, say } = useBoard();
  return (
    <table className="civ-units">
      <thead>
        <tr>
          <td />
          {view.players.map(({ seat }) => (
            <th key={seat} scope="col">
              <Mark seat={seat} />
              <span className="sr">{say.players.names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {UNITS.map(({ id }) => (
          <tr key={id}>
            <th scope="row">
              <GameIcon of={unitIcon(id)} size={18} />
              <Said phrase={say.card('unitType', id)} />
            </th>
            {view.players.map((player) => {
              const rank = player.ranks[id];
              return (
                <td key={player.seat}>
                  {rank !== undefined && <small>{ROMAN[rank]} </small>}
                  <Yield of="production" value={itemCost(player, id)} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
