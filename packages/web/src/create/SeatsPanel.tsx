import { botAbout, botLevel, seatName } from '@tessera/locales/common/names';
import { usePerson } from '../api/person.ts';
import { GAMES } from '../games/gamesCatalog.ts';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { SeatBadge } from '../parts/Mark.tsx';
import { Segment } from '../parts/Segment.tsx';
import { myName, type PageKey, usePageSay } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { Pick } from './Pick.tsx';
import { played, playersOf, type SeatDraft, type SeatKind, type TableDraft, withSeat } from './tableDraft.ts';

const LIMIT_NAME = 32;

const KINDS: {
  readonly [place in TableDraft['place']]: readonly { readonly kind: SeatKind; readonly label: PageKey }[];
} = {
  online: [
    { kind: 'me', label: 'ui.create.seat.me' },
    { kind: 'open', label: 'ui.create.seat.open' },
    { kind: 'bot', label: 'ui.create.seat.bot' },
    { kind: 'none', label: 'ui.create.seat.none' },
  ],
  screen: [
    { kind: 'open', label: 'ui.create.seat.person' },
    { kind: 'bot', label: 'ui.create.seat.bot' },
    { kind: 'none', label: 'ui.create.seat.none' },
  ],
};

interface PanelProps {
  readonly draft: TableDraft;
  readonly bots: readonly string[];
  readonly onChange: (draft: TableDraft) => void;
}

export function SeatsPanel({ draft, bots, onChange }: PanelProps) {
  const say = usePageSay();
  const { min, max } = playersOf(draft);
  const most = GAMES[draft.game].players.max;
  return (
    <section className="panel create-panel" aria-labelledby="create-seats">
      <header className="create-heading">
        <h2 id="create-seats" className="title">
          {say('ui.create.seats')}
        </h2>
        <span className="caption">{say('ui.create.seats.range', { min, max })}</span>
      </header>
      <ul className="create-rows">
        {draft.seats.slice(0, max).map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <SeatRow key={index} seat={seat} index={index} draft={draft} bots={bots} onChange={onChange} />
        ))}
      </ul>
      {max < most && <p className="caption">{say('ui.create.seats.more', { most })}</p>}
    </section>
  );
}

function SeatRow({
  seat,
  index,
  draft,
  bots,
  onChange,
}: PanelProps & { readonly seat: SeatDraft; readonly index: number }) {
  const say = usePageSay();
  const words = useWords();
  const { me } = usePerson();
  const { place } = draft;
  const all = played(draft);
  const number = all.findIndex((one) => one.index === index);
  const shown = place === 'screen' && seat.kind === 'me' ? 'open' : seat.kind;
  // A game needs its minimum number of players.
  const isNeeded = seat.kind !== 'none' && all.length <= playersOf(draft).min;
  const change = (part: Partial<SeatDraft>) => onChange(withSeat(draft, index, part));
  const usualName = index === 0 ? myName(words, me) : say('ui.create.seat.player', { number: index + 1 });
  return (
    <li className={seat.kind === 'none' ? 'create-seat none' : 'create-seat'}>
      {number < 0 ? (
        <span className="create-no-seat" aria-hidden="true">
          <StrokeIcon of="minus" size={14} />
        </span>
      ) : (
        <SeatBadge seat={number} size={30} />
      )}
      <div className="create-seat-name">
        {place === 'screen' && shown === 'open' ? (
          <Field
            label={say('ui.create.seat.name', { number: index + 1 })}
            isLabelShown={false}
            value={seat.name}
            placeholder={usualName}
            maxLength={LIMIT_NAME}
            onChange={(name) => change({ name })}
          />
        ) : (
          <SeatText seat={seat} myName={myName(words, me)} index={index} />
        )}
      </div>
      <Segment
        label={seatName(words, index)}
        isLabelShown={false}
        value={shown}
        choices={KINDS[place].map(({ kind, label }) => ({
          value: kind,
          label: say(label),
          isDisabled: kind === 'none' && isNeeded,
        }))}
        onChange={(kind) => change({ kind: kind as SeatKind })}
      />
      <span className="create-seat-level">
        {seat.kind === 'bot' && (
          <Pick
            label={say('ui.create.seat.level', { number: index + 1 })}
            value={bots.includes(seat.bot) ? seat.bot : (bots.at(-1) ?? seat.bot)}
            choices={bots.map((bot) => ({ value: bot, label: botLevel(words, bot), note: botAbout(words, bot) }))}
            onChange={(bot) => change({ bot })}
          />
        )}
      </span>
    </li>
  );
}

const TEXTS: { readonly [kind in SeatKind]: readonly [PageKey, PageKey] } = {
  me: ['ui.create.seat.me', 'ui.create.seat.me.note'],
  open: ['ui.create.seat.first', 'ui.create.seat.open.note'],
  bot: ['ui.create.seat.bot', 'ui.create.seat.bot.note'],
  none: ['ui.create.seat.nobody', 'ui.create.seat.none.note'],
};

function SeatText({
  seat,
  myName,
  index,
}: {
  readonly seat: SeatDraft;
  readonly myName: string;
  readonly index: number;
}) {
  const say = usePageSay();
  const [name, note] = TEXTS[seat.kind];
  return (
    <>
      <b className="ellipsis">{seat.kind === 'me' ? myName : say(name, { number: index + 1 })}</b>
      <span className="caption">{say(note)}</span>
    </>
  );
}
