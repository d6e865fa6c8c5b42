import { listOf, textOf } from '@tessera/locales';
import { gameName } from '@tessera/locales/common/names';
import { type ReactNode, Suspense } from 'react';
import { Button } from 'react-aria-components';
import type { Refused } from '../api/api.ts';
import { usePerson } from '../api/person.ts';
import type { StrokeName } from '../art/strokes.ts';
import { unusual } from '../games/gamesCatalog.ts';
import { OptionNames } from '../games/OptionNames.tsx';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import type { GameArea } from '../words/catalogs.ts';
import { myName, usePageSay } from '../words/pageWords.ts';
import { paceText } from '../words/times.ts';
import { useTalk, useWords } from '../words/useWords.tsx';
import { GameArt } from './GameArt.tsx';
import { RuleLink } from './RuleLink.tsx';
import { openSeats, optionsOf, paceOf, played, type TableDraft } from './tableDraft.ts';

const LIMIT_TITLE = 60;

interface SummaryProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
  readonly refused: Refused | null;
  readonly isSending: boolean;
}

/** A summary of the table in a few lines, and the button that creates it. */
export function Summary({ draft, onChange, refused, isSending }: SummaryProps) {
  const say = usePageSay();
  const words = useWords();
  const { me } = usePerson();
  const isOnline = draft.place === 'online';
  const changed = unusual(draft.game, optionsOf(draft));
  return (
    <aside className="panel create-summary" aria-label={say('ui.create.summary')}>
      <div className="create-summary-art">
        <GameArt game={draft.game} />
      </div>
      <div className="create-summary-text">
        <Field
          label={say('ui.create.title')}
          value={draft.title}
          maxLength={LIMIT_TITLE}
          placeholder={
            me === null ? gameName(words, draft.game) : say('ui.create.title.example', { name: myName(words, me) })
          }
          onChange={(title) => onChange({ ...draft, title })}
        />
        <ul className="create-facts">
          <Fact icon="user">{seatsText(words.say, words.language, draft)}</Fact>
          <Fact icon="layers">
            {changed.length === 0 ? (
              say('ui.create.summary.usual')
            ) : (
              <OptionNames game={draft.game} options={optionsOf(draft)} />
            )}
          </Fact>
          <Fact icon="clock">{isOnline ? paceText(words, paceOf(draft)) : say('ui.lobby.pace.free')}</Fact>
          {isOnline ? (
            <Fact icon={draft.isListed ? 'globe' : 'link'}>
              {say(draft.isListed ? 'ui.create.summary.listed' : 'ui.create.summary.link')}
            </Fact>
          ) : (
            <Fact icon="eyeoff">{say('ui.create.summary.screen')}</Fact>
          )}
          <Fact icon="shield">{say('ui.create.summary.fair')}</Fact>
        </ul>
        <SendPart draft={draft} refused={refused} isSending={isSending} />
      </div>
    </aside>
  );
}

/** The end of the form; on phones it stays at the bottom of the screen. */
function SendPart({ draft, refused, isSending }: Pick<SummaryProps, 'draft' | 'refused' | 'isSending'>) {
  const say = usePageSay();
  const words = useWords();
  const begins = draft.place === 'screen' || openSeats(draft) === 0;
  return (
    <div className="create-send">
      <p className="create-send-brief">{seatsText(words.say, words.language, draft)}</p>
      <Suspense fallback={null}>
        <Refusal game={draft.game} refused={refused} />
      </Suspense>
      <Button type="submit" className="btn ink large create-button" data-pending={isSending || undefined}>
        {say(begins ? 'ui.create.begin' : 'ui.create.create')}
      </Button>
      {!begins && <p className="caption create-send-note">{say('ui.create.create.note')}</p>}
    </div>
  );
}

function Fact({ icon, children }: { readonly icon: StrokeName; readonly children: ReactNode }) {
  return (
    <li className="create-fact">
      <StrokeIcon of={icon} size={17} />
      <span>{children}</span>
    </li>
  );
}

/** The game words a refusal by one of its rules, with the rule to look up. */
function Refusal({ game, refused }: { readonly game: GameArea; readonly refused: Refused | null }) {
  const talk = useTalk(game);
  const isRule = refused !== null && !/^([KS]-|LOCAL-|RECORD-|OFFLINE)/.test(refused.code);
  if (!isRule) return <RefusalLine refused={refused} />;
  const { code: rule, params } = refused;
  return (
    <div className="refusal-place" role="alert">
      <p className="refusal-line">
        {textOf(talk.refusal({ rule, params }, {}, { you: null, names: [] }))} <RuleLink rule={rule} />
      </p>
    </div>
  );
}

function seatsText(
  say: (key: string, params?: { readonly [name: string]: number | string }) => string,
  language: string,
  draft: TableDraft,
): string {
  const all = played(draft).map(({ seat }) => seat);
  const count = (kind: string) => all.filter((seat) => seat.kind === kind).length;
  const isOnline = draft.place === 'online';
  const people = isOnline ? 0 : count('me') + count('open');
  const parts = [
    ...(isOnline && count('me') > 0 ? [say('ui.lobby.you')] : []),
    ...(people > 0 ? [say('ui.create.summary.people', { count: people })] : []),
    ...(isOnline && count('open') > 0 ? [say('ui.create.summary.open', { count: count('open') })] : []),
    ...(count('bot') > 0 ? [say('ui.lobby.bots', { count: count('bot') })] : []),
  ];
  return say('ui.create.summary.seats', { count: all.length, who: listOf({ language }, parts) });
}
