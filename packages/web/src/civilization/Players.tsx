import { CULTURE_TRACK } from '@tessera/game-civilization/data';
import { textOf } from '@tessera/locales';
import { Button } from 'react-aria-components';
import { GameIcon, type Meaning, StrokeIcon } from '../parts/Icon.tsx';
import { SeatBadge } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import { useStrips } from '../table/tableSlots.tsx';
import { type Board, useBoard } from './boardContext.tsx';
import { unitIcon } from './icons.ts';
import { type PlayerView, total } from './model.ts';

/** All players with the numbers that people compare; pressing one shows all about them. */
export function Players({ onLook }: { readonly onLook: (seat: number) => void }) {
  const { view, say } = useBoard();
  return (
    <ul
      className="civ-players"
      data-many={view.players.length > 4 || undefined}
      aria-label={say.text('section.players')}
    >
      {view.players.map((player) => (
        <li key={player.seat}>
          <PlayerCard player={player} onLook={onLook} />
        </li>
      ))}
    </ul>
  );
}

type Figure = readonly [icon: Meaning, color: string, value: number, title: string, outOf?: number];

function FigureOf({ of, className }: { readonly of: Figure; readonly className: string }) {
  const [icon, color, value, title, outOf] = of;
  return (
    <span className={className} title={title}>
      <span style={{ color }}>
        <GameIcon of={icon} size={14} />
      </span>
      {value}
      {outOf !== undefined && <span className="civ-out-of">/{outOf}</span>}
      <span className="sr">{title}</span>
    </span>
  );
}

/** The numbers of every player that are always visible. */
function MainFigures({ player, say }: { readonly player: PlayerView; readonly say: Board['say'] }) {
  const figures: readonly Figure[] = [
    ['yield.trade', 'var(--y-trade)', player.trade, say.text('figures.trade')],
    ['yield.coin', 'var(--y-coin)', player.coins, say.text('figures.coins')],
    ['yield.culture', 'var(--y-culture)', player.culture, say.text('figures.culture')],
  ];
  return figures.map((one) => <FigureOf key={one[0]} of={one} className="civ-figures main" />);
}

/** On phones there is room for one row of players: the strips at the top show what otherwise stands beside the map. */
export function usePlayersInStrips(
  { view, say }: Board,
  { isOn, onLook }: { readonly isOn: boolean; readonly onLook: (seat: number) => void },
): void {
  useStrips(
    !isOn
      ? null
      : {
          name: (seat) => {
            const civilization = view.players[seat]?.civilization ?? null;
            return civilization === null ? null : textOf(say.name('civilization', civilization));
          },
          figures: (seat) => {
            const player = view.players[seat];
            return player === undefined ? null : <MainFigures player={player} say={say} />;
          },
          open: onLook,
        },
  );
}

function PlayerCard({ player, onLook }: { readonly player: PlayerView; readonly onLook: (seat: number) => void }) {
  const { view, say, ui, looked } = useBoard();
  const { players } = useTable();
  const { seat, civilization, government } = player;
  const awaited = view.awaited.some((one) => one.seat === seat && !one.answered);
  const name = players.names[seat] ?? '';
  const figures: readonly Figure[] = [
    ['marker.great_person', 'var(--y-culture)', player.track, say.text('figures.track'), CULTURE_TRACK.length],
    ['state.hint', 'var(--ink-2)', player.techs.length, say.text('figures.techs')],
    ['building.city_walls', 'var(--ink-2)', player.cities.length, say.text('figures.cities')],
    ['yield.combat', 'var(--y-combat)', player.combatBonus, say.text('figures.combat')],
  ];
  return (
    <Button
      className="civ-player"
      data-seat={(seat % 6) + 1}
      data-awaited={awaited || undefined}
      data-looked={looked === seat || undefined}
      onPress={() => onLook(seat)}
    >
      <span className="civ-player-head">
        <SeatBadge seat={seat} size={24} />
        <span className="civ-player-names">
          <b className="title ellipsis">
            {civilization === null ? name : textOf(say.name('civilization', civilization))}
          </b>
          <span className="caption ellipsis">
            {civilization === null ? '' : `${name} · `}
            {textOf(say.name('government', government))}
          </span>
        </span>
        {view.first === seat && <span className="tag">{ui('first')}</span>}
      </span>
      <span className="civ-player-figures">
        <MainFigures player={player} say={say} />
        {figures.map((one) => (
          <FigureOf key={one[0]} of={one} className="civ-figures" />
        ))}
        <span className="civ-figures" title={say.text('section.events')}>
          <StrokeIcon of="copy" size={14} />
          {total(player.events)}
          <span className="sr">{say.text('section.events')}</span>
        </span>
        {Object.entries(player.ranks).map(([type, rank]) => (
          <span
            key={type}
            className="civ-figures"
            title={textOf(
              say.phrase('see.unit', { type: say.name('unitType', type), n: player.units[type] ?? 0, rank }),
            )}
          >
            <GameIcon of={unitIcon(type)} size={14} />
            {player.units[type] ?? 0}
            <small>{'I'.repeat(rank).replace('IIII', 'IV')}</small>
            <span className="sr">{textOf(say.name('unitType', type))}</span>
          </span>
        ))}
      </span>
      <span className="sr">{ui('lookAt', { who: name })}</span>
    </Button>
  );
}
