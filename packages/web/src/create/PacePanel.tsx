import { duration } from '@tessera/locales/common/times';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { minutes, seconds } from '../words/times.ts';
import { useWords } from '../words/useWords.tsx';
import { Pick } from './Pick.tsx';
import type { TableDraft } from './plan.ts';

const MINUTES = [10, 20, 30, 45, 60, 90, 120];
const INCREMENTS = [0, 5, 10, 20, 30, 60];
const HOURS = [12, 24, 48, 72, 168, 336];
const HOUR = 3_600_000;
/** The usual one is among them. */
const WAITS = [HOUR / 6, HOUR, 8 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR];

interface PanelProps {
  readonly plan: TableDraft;
  readonly onChange: (plan: TableDraft) => void;
}

export function PacePanel({ plan, onChange }: PanelProps) {
  const say = usePageSay();
  return (
    <section className="panel create-panel" aria-labelledby="create-pace">
      <header className="create-heading wraps">
        <h2 id="create-pace" className="title">
          {say('ui.create.pace')}
        </h2>
        <Segment
          label={say('ui.create.pace')}
          isLabelShown={false}
          value={plan.pace}
          choices={[
            { value: 'free', label: say('ui.create.pace.free') },
            {
              value: 'live',
              label: (
                <>
                  <StrokeIcon of="clock" size={14} />
                  {say('ui.create.pace.live')}
                </>
              ),
            },
            {
              value: 'days',
              label: (
                <>
                  <StrokeIcon of="bell" size={14} />
                  {say('ui.create.pace.days')}
                </>
              ),
            },
          ]}
          onChange={(pace) => onChange({ ...plan, pace })}
        />
      </header>
      {plan.pace === 'free' && <Free plan={plan} onChange={onChange} />}
      {plan.pace === 'live' && <Live plan={plan} onChange={onChange} />}
      {plan.pace === 'days' && <Days plan={plan} onChange={onChange} />}
      {plan.pace !== 'free' && <p className="caption">{say('ui.create.pace.out')}</p>}
    </section>
  );
}

function Free({ plan, onChange }: PanelProps) {
  const say = usePageSay();
  const words = useWords();
  return (
    <>
      <p className="caption">{say('ui.create.pace.free.note')}</p>
      <div className="create-times">
        <Pick
          label={say('ui.create.pace.wait')}
          isLabelShown
          value={String(plan.wait)}
          choices={WAITS.map((value) => ({ value: String(value), label: duration(words, value) }))}
          onChange={(value) => onChange({ ...plan, wait: Number(value) })}
        />
      </div>
      <p className="caption">{say('ui.create.pace.wait.note')}</p>
    </>
  );
}

function Live({ plan, onChange }: PanelProps) {
  const say = usePageSay();
  const words = useWords();
  return (
    <div className="create-times">
      <Pick
        label={say('ui.create.pace.each')}
        isLabelShown
        value={String(plan.minutes)}
        choices={MINUTES.map((value) => ({ value: String(value), label: minutes(words, value) }))}
        onChange={(value) => onChange({ ...plan, minutes: Number(value) })}
      />
      <Pick
        label={say('ui.create.pace.plus')}
        isLabelShown
        value={String(plan.increment)}
        choices={INCREMENTS.map((value) => ({ value: String(value), label: seconds(words, value) }))}
        onChange={(value) => onChange({ ...plan, increment: Number(value) })}
      />
    </div>
  );
}

function Days({ plan, onChange }: PanelProps) {
  const say = usePageSay();
  const words = useWords();
  return (
    <>
      <div className="create-times">
        <Pick
          label={say('ui.create.pace.answer')}
          isLabelShown
          value={String(plan.hours)}
          choices={HOURS.map((value) => ({ value: String(value), label: duration(words, value * HOUR) }))}
          onChange={(value) => onChange({ ...plan, hours: Number(value) })}
        />
      </div>
      <Toggle
        note={say('ui.create.pace.pause.note')}
        isOn={plan.hasPause}
        onChange={(hasPause) => onChange({ ...plan, hasPause })}
      >
        {say('ui.create.pace.pause')}
      </Toggle>
      {plan.hasPause && (
        <div className="create-times">
          <TimeField
            label={say('ui.create.pace.from')}
            value={plan.pauseFrom}
            onChange={(pauseFrom) => onChange({ ...plan, pauseFrom })}
          />
          <TimeField
            label={say('ui.create.pace.to')}
            value={plan.pauseTo}
            onChange={(pauseTo) => onChange({ ...plan, pauseTo })}
          />
        </div>
      )}
    </>
  );
}

function TimeField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field create-time">
      <span className="control-label">{label}</span>
      <input
        type="time"
        className="field-box"
        required
        value={value}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
      />
    </label>
  );
}
