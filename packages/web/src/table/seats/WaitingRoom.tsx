import type { Seat } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import { botLevel } from '@tessera/locales/common/names';
import { duration } from '@tessera/locales/common/times';
import type { TableInfo } from '@tessera/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type Answered, ask } from '../../api/api.ts';
import { go } from '../../app/navigation.tsx';
import { chosenOptions } from '../../games/gamesCatalog.ts';
import { Brand } from '../../parts/Brand.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Field } from '../../parts/Field.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/Mark.tsx';
import { useTalk, useWords } from '../../words/useWords.tsx';
import { gameInfo } from '../session/gameInfo.ts';
import type { Refusal } from '../session/useAnswering.ts';
import { nameOf, refusalText, titleOf, useTableSay } from '../words/tableWords.ts';
import { Commitment } from './Commitment.tsx';
import { invitation } from './invitations.ts';
import { inviteLink } from './seatSecret.ts';
import '../frame/topBar.css';
import './waiting.css';
import type { TableState } from '../../link/tableLink.ts';
import { LineNotice } from '../bar/LineNotice.tsx';

const WORD_LENGTH = 64;

interface Room {
  readonly table: TableInfo;
  readonly secret: string | null;
  readonly line: TableState['line'];
  /** One sits somewhere else now: the table is to be opened anew, with this secret or with none. */
  readonly onChange: (secret: string | null) => void;
  /** One is about to sit somewhere else: that the table closes to the one who came is no news meanwhile. */
  readonly whileMoving: (move: () => Promise<void>) => Promise<void>;
}

/** Before the game: who sits where, whom to invite, and what makes the shuffle fair. */
export function WaitingRoom({ table, secret, line, onChange, whileMoving }: Room) {
  const say = useTableSay();
  const words = useWords();
  const [word, setWord] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [bots, setBots] = useState<readonly string[]>([]);
  const { you, seats } = table;
  useEffect(() => {
    void gameInfo(table.game).then((info) => setBots(info?.bots ?? []));
  }, [table.game]);
  /** Whoever came by a seat's link has that seat in sight, but does not sit yet. */
  const invited = you.seat !== null && seats[you.seat]?.kind === 'open' ? you.seat : null;
  const sits = you.seat !== null && invited === null;
  const heard = <T,>(answered: Answered<T>): T | null => {
    setRefusal(answered.ok ? null : { rule: answered.code, params: answered.params });
    return answered.ok ? answered.value : null;
  };
  const post = async <T,>(what: string, body?: unknown): Promise<T | null> =>
    heard(await ask<T>('POST', `/api/tables/${table.id}/${what}`, { body: body ?? {}, secret }));
  const join = async (seat: Seat) => {
    const joined = await post<{ readonly secret: string }>('join', {
      seat,
      ...(secret === null ? {} : { secret }),
      ...(word === '' ? {} : { word }),
    });
    // The cookie knows us from now on; the old link is worth nothing any more.
    if (joined !== null) onChange(null);
  };
  const leave = async () => {
    const answered = await ask('POST', `/api/tables/${table.id}/leave`, { body: {}, secret });
    if (heard(answered) !== null || answered.ok) onChange(null);
  };
  const remove = async () => {
    const answered = await ask('DELETE', `/api/tables/${table.id}`, { secret });
    heard(answered);
    if (answered.ok) go({ page: 'lobby' });
  };
  /** A link to a seat, or for those who look on (null). */
  const invite = (seat: Seat | null) => async () => {
    const wish = seat === null ? { role: 'spectator' } : { role: 'seat', seat };
    const make = async () => (await post<{ readonly secret: string }>('secret', wish))?.secret ?? null;
    const found = await invitation(table.id, seat, make);
    return found === null ? null : inviteLink(table.id, seat === null ? 'watch' : 'seat', found);
  };
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div className="waiting">
      <header className="top">
        <Brand />
        <h1 className="top-title ellipsis">{titleOf(table, words)}</h1>
        <span className="tag">{say('ui.table.room')}</span>
      </header>
      <main className="waiting-main" id="main">
        <LineNotice line={line} />
        {refusal !== null && (
          <p className="bar-notice warn" role="alert">
            {textOf(refusalText(words, refusal))}
          </p>
        )}
        <section className="panel waiting-panel" aria-label={say('ui.table.room.seats')}>
          <h2 className="title">{say('ui.table.room.seats')}</h2>
          {!sits && (
            <Field
              label={say('ui.table.room.word')}
              note={say('ui.table.room.word.note')}
              value={word}
              onChange={setWord}
              maxLength={WORD_LENGTH}
            />
          )}
          <ul className="waiting-seats">
            {seats.map((info, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <li key={seat} className="waiting-seat">
                <SeatBadge seat={seat} />
                <span className="grow">
                  <b>{info.kind === 'open' ? say('ui.table.room.open') : nameOf(table, seat, words)}</b>
                  {you.seat === seat && sits && <span className="tag you">{say('ui.table.you')}</span>}
                  {invited === seat && <span className="tag you">{say('ui.table.room.invited')}</span>}
                  {(table.words[seat] ?? '') !== '' && (
                    <span className="caption">{say('ui.table.room.theirWord', { word: table.words[seat] ?? '' })}</span>
                  )}
                </span>
                {info.kind === 'open' && !sits && (invited === null || invited === seat) && (
                  <Button
                    className={invited === seat ? 'btn ink' : 'btn'}
                    onPress={() => void whileMoving(() => join(seat))}
                  >
                    {say('ui.table.room.join')}
                  </Button>
                )}
                {info.kind === 'open' && you.isCreator && (
                  <>
                    <CopyButton className="btn small" text={invite(seat)}>
                      {say('ui.table.room.invite')}
                    </CopyButton>
                    <BotMenu bots={bots} onChoose={(bot) => void post('bot', { seat, bot })} />
                  </>
                )}
                {info.kind === 'bot' && you.isCreator && (
                  <Button className="btn small" onPress={() => void post('bot', { seat, bot: null })}>
                    {say('ui.table.room.noBot')}
                  </Button>
                )}
                {you.seat === seat && sits && (
                  <Button className="btn bare small" onPress={() => void whileMoving(leave)}>
                    {say('ui.table.room.leave')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <StartRow
            isCreator={you.isCreator}
            open={open}
            onStart={() => void post('start')}
            onRemove={() => void remove()}
          />
        </section>
        <div className="column waiting-side">
          <About table={table} />
          <section className="panel waiting-panel">
            <h2 className="title">{say('ui.table.room.share')}</h2>
            <div className="row wrap">
              {table.listed && (
                <CopyButton text={`${location.origin}/table/${table.id}`}>{say('ui.table.room.link')}</CopyButton>
              )}
              {you.isCreator && <CopyButton text={invite(null)}>{say('ui.table.room.spectators')}</CopyButton>}
            </div>
            <p className="caption">{say('ui.table.room.share.note')}</p>
          </section>
          <section className="panel waiting-panel">
            <h2 className="title row">
              {say('ui.table.fairness')} <StrokeIcon of="shield" />
            </h2>
            <p>{say('ui.table.fairness.before')}</p>
            <Commitment commitment={table.commitment} />
          </section>
        </div>
      </main>
    </div>
  );
}

function StartRow({
  isCreator,
  open,
  onStart,
  onRemove,
}: {
  readonly isCreator: boolean;
  readonly open: number;
  readonly onStart: () => void;
  readonly onRemove: () => void;
}) {
  const say = useTableSay();
  return (
    <div className="waiting-start">
      <p className="muted grow" role="status">
        {open > 0
          ? say('ui.table.room.missing', { count: open })
          : isCreator
            ? say('ui.table.room.ready')
            : say('ui.table.room.ready.others')}
      </p>
      {isCreator && (
        <>
          <Button className="btn bare" onPress={onRemove}>
            {say('ui.table.room.remove')}
          </Button>
          <Button className="btn ink large" isDisabled={open > 0} onPress={onStart}>
            {say('ui.table.room.start')}
          </Button>
        </>
      )}
    </div>
  );
}

function BotMenu({ bots, onChoose }: { readonly bots: readonly string[]; readonly onChoose: (bot: string) => void }) {
  const say = useTableSay();
  const words = useWords();
  return (
    <MenuTrigger>
      <Button className="btn small">
        <StrokeIcon of="bot" size={16} />
        {say('ui.table.room.bot')}
      </Button>
      <Popover className="menu-popover">
        <Menu className="menu" onAction={(key) => onChoose(String(key))}>
          {bots.map((bot) => (
            <MenuItem key={bot} id={bot} className="menu-item">
              {botLevel(words, bot)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function About({ table }: { readonly table: TableInfo }) {
  const say = useTableSay();
  const words = useWords();
  const talk = useTalk(table.game);
  const { pace, options } = table;
  const rows: [string, ReactNode][] = [
    [say('ui.table.room.game'), talk.title],
    [
      say('ui.table.room.pace'),
      pace.kind === 'free'
        ? say('ui.table.room.pace.wait', { time: duration(words, pace.wait) })
        : pace.kind === 'live'
          ? say('ui.table.room.pace.live', {
              time: duration(words, pace.time),
              increment: duration(words, pace.increment),
            })
          : say('ui.table.room.pace.days', { time: duration(words, pace.perAnswer) }),
    ],
    ...chosenOptions(table.game, options).map(({ name, value }): [string, ReactNode] => [
      talk.setupOption(name),
      talk.setupValue(name, value),
    ]),
  ];
  return (
    <section className="panel waiting-panel">
      <h2 className="title">{say('ui.table.room.about')}</h2>
      <dl className="waiting-about">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
