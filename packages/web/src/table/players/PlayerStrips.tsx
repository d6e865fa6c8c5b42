import type { Seat } from '@tessera/kernel';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { HoverCard } from '../../parts/HoverCard.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { Mark, SeatBadge } from '../../parts/Mark.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { useWords } from '../../words/useWords.tsx';
import { isAway } from '../bar/waits.ts';
import { useFrame } from '../frame/frameContext.tsx';
import { useStripContent } from '../tableSlots.tsx';
import { momentText } from '../words/momentText.ts';
import { figure, useTableSay } from '../words/tableWords.ts';
import { Clock } from './Clock.tsx';
import './players.css';

/** All players at the table in a row: mark, name, the first figure; the rest on a card. */
export function PlayerStrips() {
  const say = useTableSay();
  const { state, tableView } = useFrame();
  const list = useRef<HTMLUListElement>(null);
  const stop = useOneStop(list, { items: '.strip-button' });
  return (
    <ul className="strips" aria-label={say('ui.table.players')} ref={list} {...stop}>
      {(state.table?.seats ?? []).map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={seat} className={tableView.update.awaited.includes(seat) ? 'strip awaited' : 'strip'}>
          <Strip seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Strip({ seat }: { readonly seat: Seat }) {
  const say = useTableSay();
  const { state, tableView } = useFrame();
  const { talk, view, players, update, table } = tableView;
  const info = table.seats[seat];
  const [first] = talk.figures(view);
  const value = first?.values[seat];
  const clock = (update.clocks ?? state.table?.clocks)?.[seat];
  const isAwaited = update.awaited.includes(seat);
  const name = players.you === seat ? say('ui.table.you') : (players.names[seat] ?? '');
  const isBot = info !== undefined && info.bot !== null;
  const content = useStripContent();
  const strip = (
    <>
      <SeatBadge seat={seat} size={22} />
      <span className="strip-name ellipsis">
        {content?.name(seat) ?? name}
        {content?.name(seat) != null && <span className="sr">, {name}</span>}
      </span>
      {isBot && info.kind === 'person' && !info.resigned && <StrokeIcon of="bot" size={14} />}
      {players.you !== seat && <SeatPresence seat={seat} />}
      {content === null && value !== undefined && (
        <span className="strip-value" title={first?.name}>
          {figure(value)}
          <span className="sr"> {first?.name}</span>
        </span>
      )}
      {isAwaited && <span className="sr">{say('ui.table.toMove')}</span>}
    </>
  );
  return (
    <>
      {content === null ? (
        <HoverCard className="strip-button" card={() => <PlayerCard seat={seat} />}>
          {strip}
        </HoverCard>
      ) : (
        <Button className="strip-button full" onPress={() => content.open(seat)}>
          {strip}
          <span className="strip-figures">{content.figures(seat)}</span>
        </Button>
      )}
      {clock !== undefined && table.status === 'playing' && <Clock clock={clock} pace={table.pace} />}
    </>
  );
}

/** A shape and a word: a flag for a player who has resigned, a ring for one who is away, dashed if they are awaited. */
function SeatPresence({ seat }: { readonly seat: Seat }) {
  const say = useTableSay();
  const presence = usePresence(seat);
  const { tableView } = useFrame();
  const info = tableView.table.seats[seat];
  if (info?.resigned === true) {
    return (
      <span className="strip-presence">
        <StrokeIcon of="flag" size={13} />
        <span className="strip-word">{say('ui.table.seat.gaveUp')}</span>
      </span>
    );
  }
  if (!isAway(info) || tableView.table.status !== 'playing') return null;
  const isAwaited = tableView.update.awaited.includes(seat);
  return (
    <span className={isAwaited ? 'strip-presence awaited' : 'strip-presence'} title={presence}>
      <span className="strip-away" />
      <span className={isAwaited ? 'strip-word' : 'sr'}>{presence}</span>
    </span>
  );
}

/** The status of the person in a seat, in words. */
function usePresence(seat: Seat): string {
  const say = useTableSay();
  const { language } = useWords();
  const info = useFrame().tableView.table.seats[seat];
  if (info === undefined) return '';
  if (info.resigned) return say('ui.table.seat.resigned');
  if (info.kind === 'bot') return say('ui.table.seat.bot');
  if (info.bot !== null) return say('ui.table.seat.handedOver');
  if (info.connected) return say('ui.table.seat.here');
  if (info.awaySince === null) return say('ui.table.seat.away');
  return say('ui.table.seat.awaySince', { time: momentText(language, info.awaySince, Date.now()) });
}

function PlayerCard({ seat }: { readonly seat: Seat }) {
  const say = useTableSay();
  const { tableView } = useFrame();
  const { talk, view, players, update } = tableView;
  const presence = usePresence(seat);
  return (
    <>
      <b className="strip-card-name">
        <Mark seat={seat} /> {players.names[seat]}
      </b>
      <span className="caption">
        {presence}
        {update.awaited.includes(seat) && ` · ${say('ui.table.toMove')}`}
      </span>
      <dl className="strip-card-figures">
        {talk.figures(view).map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure(values[seat])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** All figures that people compare, as a table; for boards that show them nowhere else. */
export function FiguresPanel() {
  const say = useTableSay();
  const { tableView } = useFrame();
  const { talk, view, players } = tableView;
  return (
    <section className="figures panel" aria-label={say('ui.table.figures')}>
      <h2 className="panel-title">{say('ui.table.figures')}</h2>
      <div className="figures-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {players.names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <th key={seat} scope="col" title={name}>
                  <Mark seat={seat} />
                  <span className="sr">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {talk.figures(view).map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  <td key={seat}>{figure(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
