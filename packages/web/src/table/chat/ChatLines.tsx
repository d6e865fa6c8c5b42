import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Mark } from '../../parts/Mark.tsx';
import { useOneStop } from '../../parts/useOneStop.ts';
import { timeOfDay } from '../../words/timeOfDay.ts';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import './chat.css';

/** The chat of the table. */
export function ChatLines() {
  const say = useTableSay();
  const { language } = useWords();
  const { state, tableView, refuse } = useFrame();
  const { link, players, seat: own } = tableView;
  const muted = state.table?.you.muted ?? [];
  const lines = state.chat.filter(({ seat }) => !muted.includes(seat));
  const end = useRef<HTMLLIElement>(null);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line scrolls.
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  const people = useRef<HTMLUListElement>(null);
  const stop = useOneStop(people, { items: 'button' });
  const mute = (seat: number, isMuted: boolean) => {
    void link.command({ type: 'mute', seat, muted: isMuted }).then((reply) => {
      if (reply.type === 'refused') refuse({ rule: reply.code, params: reply.params });
    });
  };
  const others = (state.table?.seats ?? []).flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== own ? [seat] : [],
  );
  return (
    <>
      {own !== null && others.length > 0 && (
        <ul className="chat-people" aria-label={say('ui.table.chat.people')} ref={people} {...stop}>
          {others.map((seat) => (
            <li key={seat}>
              <Button className="btn bare small" onPress={() => mute(seat, !muted.includes(seat))}>
                <Mark seat={seat} />
                {say(muted.includes(seat) ? 'ui.table.chat.unmute' : 'ui.table.chat.mute', {
                  name: players.names[seat] ?? '',
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && <p className="caption">{say('ui.table.chat.empty')}</p>}
      <ol className="chat" aria-live="polite">
        {lines.map(({ id, seat, name, text, at }) => (
          <li key={id} className={seat === own ? 'chat-line own' : 'chat-line'}>
            <span className="chat-name">
              <Mark seat={seat} size={12} />
              {name === '' ? (players.names[seat] ?? '') : name}
              <time className="caption" dateTime={new Date(at).toISOString()}>
                {timeOfDay(at, language)}
              </time>
            </span>
            <span className="chat-text" dir="auto">
              {text}
            </span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </>
  );
}
