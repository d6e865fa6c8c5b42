import type { Seat } from '@tessera/kernel';
import type { Players } from '@tessera/locales';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { Link } from '../app/navigation.tsx';
import type { Route } from '../app/routes.ts';
import type { StrokeName } from '../art/strokes.ts';
import { Brand } from '../parts/Brand.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Mark, SeatBadge } from '../parts/Mark.tsx';
import { Tip } from '../parts/Tip.tsx';
import type { Past } from './past.ts';
import type { ReplayPanel } from './ReplayPanels.tsx';
import { useReplaySay } from './useReplaySay.ts';

/** Which game, the standings at this moment, and whose perspective. */
export function ReplayTop({
  past,
  title,
  players,
  figures,
  eyes,
  onEyes,
  back,
  onOpen,
  onHelp,
}: {
  readonly past: Past;
  readonly title: string;
  readonly players: Players;
  readonly figures: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly eyes: Seat | null;
  readonly onEyes: (eyes: Seat | null) => void;
  readonly back: Route;
  readonly onOpen: (panel: ReplayPanel) => void;
  readonly onHelp: () => void;
}) {
  const say = useReplaySay();
  const [first] = figures;
  return (
    <header className="replay-top">
      <span className="replay-brand">
        <Brand />
      </span>
      <h1 className="replay-title ellipsis" title={title}>
        {title}
      </h1>
      <span className="tag replay-tag">{say('ui.replay.replay')}</span>
      <ul className="replay-players" aria-label={say('ui.replay.players')}>
        {players.names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={seat} className={seat === players.you ? 'replay-player own' : 'replay-player'}>
            <SeatBadge seat={seat} size={22} />
            <span className="replay-player-name ellipsis" title={name}>
              {seat === players.you ? say('ui.replay.you') : name}
            </span>
            {first !== undefined && (
              <b title={first.name}>
                {first.values[seat]}
                <span className="sr"> {first.name}</span>
              </b>
            )}
          </li>
        ))}
      </ul>
      <div className="replay-tools" role="toolbar" aria-label={say('ui.replay.tools')}>
        {past.hasEyes && <Eyes names={players.names} eyes={eyes} onEyes={onEyes} />}
        <Tool icon="log" label={say('ui.replay.log')} className="replay-tool-log" onPress={() => onOpen('log')} />
        <Tool icon="chart" label={say('ui.replay.charts')} onPress={() => onOpen('charts')} />
        {past.text !== null && past.outcome !== null && (
          <Tool icon="shield" label={say('ui.replay.proof')} onPress={() => onOpen('proof')} />
        )}
        <Tool icon="help" label={say('ui.replay.help')} onPress={onHelp} />
        <Link to={back} className="btn bare icon" aria-label={say('ui.replay.close')} title={say('ui.replay.close')}>
          <StrokeIcon of="close" />
        </Link>
      </div>
    </header>
  );
}

function Tool({
  icon,
  label,
  className = '',
  onPress,
}: {
  readonly icon: StrokeName;
  readonly label: string;
  readonly className?: string;
  readonly onPress: () => void;
}) {
  return (
    <Tip text={label}>
      <Button className={`btn bare icon ${className}`} aria-label={label} onPress={onPress}>
        <StrokeIcon of={icon} />
      </Button>
    </Tip>
  );
}

const NOBODY = 'spectator';

/** The perspective: a spectator's, or that of a seat. */
function Eyes({
  names,
  eyes,
  onEyes,
}: {
  readonly names: readonly string[];
  readonly eyes: Seat | null;
  readonly onEyes: (eyes: Seat | null) => void;
}) {
  const say = useReplaySay();
  return (
    <Select
      className="replay-eyes"
      aria-label={say('ui.replay.eyes')}
      value={eyes === null ? NOBODY : `${eyes}`}
      onChange={(key) => onEyes(key === null || key === NOBODY ? null : Number(key))}
    >
      <Button className="btn bare replay-eyes-button">
        <StrokeIcon of="eye" />
        <SelectValue className="replay-eyes-value ellipsis" />
        <StrokeIcon of="down" size={14} />
      </Button>
      <Popover className="replay-eyes-popover" placement="bottom end">
        <ListBox className="replay-eyes-list">
          <ListBoxItem id={NOBODY} className="replay-eyes-item" textValue={say('ui.replay.spectator')}>
            {say('ui.replay.spectator')}
          </ListBoxItem>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <ListBoxItem key={seat} id={`${seat}`} className="replay-eyes-item" textValue={name}>
              <Mark seat={seat} /> {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
