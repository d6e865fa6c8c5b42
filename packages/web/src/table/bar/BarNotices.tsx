import { listOf } from '@tessera/locales';
import { Button } from 'react-aria-components';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { RecapNotice } from '../log/Recap.tsx';
import { refusalPhrase } from '../whyNot/explanation.ts';
import { isRule } from '../whyNot/whyNot.ts';
import { RuleLink, Said } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { LineNotice } from './LineNotice.tsx';
import { LastLeft, Reminded, Resigned } from './SeatNotices.tsx';

/** What comes and goes: a broken line, a refusal. */
export function PassingNotices() {
  return (
    <>
      <BrokenLine />
      <Refused />
    </>
  );
}

/** What stays until it is dealt with: a reminder, who has left, something to agree on, a bot that plays for one, what one has missed. */
export function StandingNotices() {
  return (
    <>
      <Reminded />
      <Resigned />
      <LastLeft />
      <Proposal />
      <BotPlays />
      <RecapNotice />
    </>
  );
}

function BrokenLine() {
  const { state } = useFrame();
  return <LineNotice line={state.line} />;
}

function Refused() {
  const say = useTableSay();
  const words = useWords();
  const { answering, refusal: other, refuse, tableView } = useFrame();
  const { talk, view, who, openRule } = tableView;
  const refusal = answering.refusal ?? other;
  if (refusal === null) return null;
  return (
    <p className="bar-notice warn" role="alert">
      <StrokeIcon of="ban" size={16} />
      <span className="grow">
        <Said phrase={refusalPhrase(refusal, talk, view, who, words)} />{' '}
        {isRule(refusal.rule) && <RuleLink rule={refusal.rule} onPress={openRule} />}
      </span>
      <Button
        className="btn bare small"
        onPress={() => {
          answering.clearRefusal();
          refuse(null);
        }}
      >
        {say('ui.table.dismiss')}
      </Button>
    </p>
  );
}

function Proposal() {
  const say = useTableSay();
  const words = useWords();
  const { state, tableView, showMoment, refuse } = useFrame();
  const { who, link, seat } = tableView;
  const proposal = state.table?.proposal ?? null;
  if (proposal === null) return null;
  const { id, what, by, to, votes } = proposal;
  const vote = (agree: boolean) => {
    void link.command({ type: 'vote', proposal: id, agree }).then((reply) => {
      if (reply.type === 'refused') refuse({ rule: reply.code, params: reply.params });
    });
  };
  const isOwn = by === seat;
  const own = seat === null ? null : (votes[seat] ?? null);
  const hasVote = seat !== null && state.table?.seats[seat]?.resigned === false;
  const name = who.names[by] ?? '';
  // Those who have deleted themselves have no vote any more, and no name.
  const missing = (state.table?.seats ?? []).flatMap((one, voter) =>
    one.kind === 'person' && !one.resigned && one.name !== '' && votes[voter] === null && voter !== seat
      ? [who.names[voter] ?? '']
      : [],
  );
  return (
    <div className="bar-notice ask" role="status">
      <Mark seat={by} />
      <span className="grow">
        {isOwn
          ? what === 'end'
            ? say('ui.table.proposal.end.own')
            : say('ui.table.proposal.undo.own', { n: to ?? 0 })
          : what === 'end'
            ? say('ui.table.proposal.end', { name })
            : say('ui.table.proposal.undo', { name, n: to ?? 0 })}
        {(isOwn || own !== null) && missing.length > 0 && (
          <span className="caption"> {say('ui.table.proposal.waits', { names: listOf(words, missing) })}</span>
        )}
      </span>
      {what === 'undo' && to !== null && (
        <Button className="btn bare small" onPress={() => showMoment(to)}>
          {say('ui.table.proposal.look')}
        </Button>
      )}
      {isOwn && (
        <Button className="btn small" onPress={() => vote(false)}>
          {say('ui.table.proposal.withdraw')}
        </Button>
      )}
      {!isOwn && own !== null && <span className="caption">{say('ui.table.proposal.voted')}</span>}
      {!isOwn && hasVote && (
        <Button className="btn small" onPress={() => vote(false)}>
          {say('ui.table.proposal.refuse')}
        </Button>
      )}
      {!isOwn && hasVote && own === null && (
        <Button className="btn small" onPress={() => vote(true)}>
          {say('ui.table.proposal.agree')}
        </Button>
      )}
    </div>
  );
}

function BotPlays() {
  const say = useTableSay();
  const { state, tableView, refuse } = useFrame();
  const { seat, link, update } = tableView;
  const info = seat === null ? undefined : state.table?.seats[seat];
  if (info === undefined || info.kind !== 'person' || info.bot === null || update.outcome !== null) return null;
  const takeBack = () => {
    void link.command({ type: 'takeBack' }).then((reply) => {
      if (reply.type === 'refused') refuse({ rule: reply.code, params: reply.params });
    });
  };
  return (
    <p className="bar-notice">
      <StrokeIcon of="bot" size={16} />
      <span className="grow">{say(info.resigned ? 'ui.table.resigned' : 'ui.table.botPlays')}</span>
      {!info.resigned && (
        <Button className="btn small" onPress={takeBack}>
          {say('ui.table.takeBack')}
        </Button>
      )}
    </p>
  );
}
