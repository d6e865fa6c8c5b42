import { duration } from '@tessera/locales/common/times';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { minutes, seconds } from '../words/times.ts';
import { useWords } from '../words/useWords.tsx';
import { Pick } from './Pick.tsx';
import type { TableDraft } from './tableDraft.ts';

const MINUTES = [10, 20, 30, 45, 60, 90, 120];
const INCREMENTS = [0, 5, 10, 20, 30, 60];
const HOURS = [12, 24, 48, 72, 168, 336];
const HOUR = 3_600_000;
/** Includes the default. */
const WAITS = [HOUR / 6, HOUR, 8 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR];

interface PanelProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

export function PacePanel({ draft, onChange }: PanelProps) {
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
          value={draft.pace}
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
          onChange={(pace) => onChange({ ...draft, pace })}
        />
      </header>
      {draft.pace === 'free' && <Free draft={draft} onChange={onChange} />}
      {draft.pace === 'live' && <Live draft={draft} onChange={onChange} />}
      {draft.pace === 'days' && <Days draft={draft} onChange={onChange} />}
      {draft.pace !== 'free' && <p className="caption">{say('ui.create.pace.out')}</p>}
    </section>
  );
}

function Free({ draft, onChange }: PanelProps) {
  const say = usePageSay();
  const words = useWords();
  return (
    <>
      <p className="caption">{say('ui.create.pace.free.note')}</p>
      <div className="create-times">
        <Pick
          label={say('ui.create.pace.wait')}
          isLabelShown
          value={String(draft.wait)}
          choices={WAITS.map((value) => ({ value: String(value), label: duration(words, value) }))}
          onChange={(value) => onChange({ ...draft, wait: Number(value) })}
        />
      </div>
      <p className="caption">{say('ui.create.pace.wait.note')}</p>
    </>
  );
}

function Live({ draft, onChange }: PanelProps) {
  const say = usePageSay();
  const words = useWords();
  return (
    <div className="create-times">
      <Pick
        label={say('ui.create.pace.each')}
        isLabelShown
        value={String(draft.minutes)}
        choices={MINUTES.map((value) => ({ value: String(value), label: minutes(words, value) }))}
        onChange={(value) => onChange({ ...draft, minutes: Number(value) })}
      />
      <Pick
        label={say('ui.create.pace.plus')}
        isLabelShown
        value={String(draft.increment)}
        choices={INCREMENTS.map((value) => ({ value: String(value), label: seconds(words, value) }))}
        onChange={(value) => onChange({ ...draft, increment: Number(value) })}
      />
    </div>
  );
}

function Days({ draft, onChange }: PanelProps) {
  const say = usePageSay();
  const words = useWords();
  return (
    <>
      <div className="create-times">
        <Pick
          label={say('ui.create.pace.answer')}
          isLabelShown
          value={String(draft.hours)}
          choices={HOURS.map((value) => ({ value: String(value), label: duration(words, value * HOUR) }))}
          onChange={(value) => onChange({ ...draft, hours: Number(value) })}
        />
      </div>
      <Toggle
        note={say('ui.create.pace.pause.note')}
        isOn={draft.hasPause}
        onChange={(hasPause) => onChange({ ...draft, hasPause })}
      >
        {say('ui.create.pace.pause')}
      </Toggle>
      {draft.hasPause && (
        <div className="create-times">
          <TimeField
            label={say('ui.create.pace.from')}
            value={draft.pauseFrom}
            onChange={(pauseFrom) => onChange({ ...draft, pauseFrom })}
          />
          <TimeField
            label={say('ui.create.pace.to')}
            value={draft.pauseTo}
            onChange={(pauseTo) => onChange({ ...draft, pauseTo })}
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
