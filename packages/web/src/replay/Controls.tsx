import { textOf } from '@tessera/locales';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { StrokeName } from '../art/strokes.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { Tip } from '../parts/Tip.tsx';
import { Strip } from './Strip.tsx';
import { useReplayPoint } from './TurningPoints.tsx';
import { useReplaySay } from './useReplaySay.ts';
import './controls.css';
import { SPEEDS } from './usePlaying.ts';
import type { Replay } from './useReplay.ts';

/** Symbols, the same in all languages. */
const SIGNS = { '0.5': '½×', '1': '1×', '2': '2×', '4': '4×' } as const;

/** Playing, stepping, jumping; and the whole game as a draggable timeline. */
export function Controls({
  replay,
  children,
}: {
  readonly replay: Replay;
  /** More buttons: sharing, continuing the game. */
  readonly children: ReactNode;
}) {
  const { n, turn, course, players, playing, jump } = replay;
  const { last } = replay.past;
  const { turns } = course;
  const say = useReplaySay();
  const pointWords = useReplayPoint(players);
  const all = turns.at(-1)?.turn ?? 0;
  const point = course.points.find((one) => one.n === n);
  const line = course.lines.filter((one) => one.n <= n && !one.isHeading).at(-1);
  const words = (point === undefined ? null : pointWords(point)) ?? (line?.n === n ? textOf(line.phrase) : '');
  const place = turn === null ? say('ui.replay.setUp') : say('ui.replay.turnOf', { turn: turn.turn, all });
  return (
    <section className="replay-controls panel" aria-label={say('ui.replay.controls')}>
      <div className="replay-buttons">
        <Step icon="first" label={say('ui.replay.first')} isDisabled={n === 0} onPress={() => jump(0)} />
        <Step icon="prev" label={say('ui.replay.back')} isDisabled={n === 0} onPress={() => jump(n - 1)} />
        <Button className="btn ink replay-play" onPress={playing.toggle}>
          <StrokeIcon of={playing.isPlaying ? 'pause' : 'play'} />
          {say(playing.isPlaying ? 'ui.replay.pause' : 'ui.replay.play')}
        </Button>
        <Step icon="next" label={say('ui.replay.forth')} isDisabled={n === last} onPress={() => jump(n + 1)} />
        <Step
          icon="first"
          isMirrored
          label={say('ui.replay.nextTurn')}
          isDisabled={n === last}
          onPress={replay.nextTurn}
        />
        <Segment
          label={say('ui.replay.speed')}
          isLabelShown={false}
          value={playing.speed}
          choices={SPEEDS.map((speed) => ({ value: speed, label: SIGNS[speed] }))}
          onChange={playing.setSpeed}
        />
        <p className="replay-where">
          <b>{place}</b>
          {words !== '' && <span className="replay-where-words"> · {words}</span>}
        </p>
        <div className="replay-share">{children}</div>
      </div>
      <Strip
        n={n}
        last={last}
        turns={turns}
        samples={course.samples}
        points={course.points}
        label={say('ui.replay.slider')}
        spoken={words === '' ? place : `${place}: ${words}`}
        onJump={jump}
      />
    </section>
  );
}

function Step({
  icon,
  label,
  isMirrored = false,
  isDisabled,
  onPress,
}: {
  readonly icon: StrokeName;
  readonly label: string;
  readonly isMirrored?: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Tip text={label}>
      <Button
        className={isMirrored ? 'btn icon replay-step mirrored' : 'btn icon replay-step'}
        aria-label={label}
        isDisabled={isDisabled}
        onPress={onPress}
      >
        <StrokeIcon of={icon} />
      </Button>
    </Tip>
  );
}
