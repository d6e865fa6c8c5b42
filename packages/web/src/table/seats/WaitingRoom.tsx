import { textOf } from '@tessera/locales';
import { Button } from 'react-aria-components';
import type { TableState } from '../../link/tableLink.ts';
import { Brand } from '../../parts/Brand.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Field } from '../../parts/Field.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';
import { LineNotice } from '../bar/LineNotice.tsx';
import { refusalText, titleOf, useTableSay } from '../words/tableWords.ts';
import { AboutTable } from './AboutTable.tsx';
import { Commitment } from './Commitment.tsx';
import { type RoomProps, useWaitingRoom } from './useWaitingRoom.ts';
import { WaitingSeat } from './WaitingSeat.tsx';
import '../frame/topBar.css';
import './waiting.css';

const WORD_LENGTH = 64;

/** Before the game: who sits where, whom to invite, and what makes the shuffle fair. */
export function WaitingRoom({ line, ...room }: RoomProps & { readonly line: TableState['line'] }) {
  const { table } = room;
  const say = useTableSay();
  const words = useWords();
  const acts = useWaitingRoom(room);
  const { refusal } = acts;
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
          {!acts.sits && (
            <Field
              label={say('ui.table.room.word')}
              note={say('ui.table.room.word.note')}
              value={acts.word}
              onChange={acts.setWord}
              maxLength={WORD_LENGTH}
            />
          )}
          <ul className="waiting-seats">
            {table.seats.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <WaitingSeat key={seat} table={table} seat={seat} acts={acts} />
            ))}
          </ul>
          <StartRow
            isCreator={table.you.isCreator}
            open={table.seats.filter(({ kind }) => kind === 'open').length}
            onStart={acts.start}
            onRemove={acts.remove}
          />
        </section>
        <div className="column waiting-side">
          <AboutTable table={table} />
          <section className="panel waiting-panel">
            <h2 className="title">{say('ui.table.room.share')}</h2>
            <div className="row wrap">
              {table.listed && (
                <CopyButton text={`${location.origin}/table/${table.id}`}>{say('ui.table.room.link')}</CopyButton>
              )}
              {table.you.isCreator && (
                <CopyButton text={acts.invite(null)}>{say('ui.table.room.spectators')}</CopyButton>
              )}
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
