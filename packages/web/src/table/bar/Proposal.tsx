import { listOf } from '@tessera/locales';
import { Button } from 'react-aria-components';
import { Mark } from '../../parts/Mark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';

/** Something that all players must agree on. */
export function Proposal() {
  const say = useTableSay();
  const words = useWords();
  const { state, tableView, showMoment, refuse } = useFrame();
  const { players, link, seat } = tableView;
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
  const name = players.names[by] ?? '';
  // Players who deleted their account have neither a vote nor a name.
  const missing = (state.table?.seats ?? []).flatMap((one, voter) =>
    one.kind === 'person' && !one.resigned && one.name !== '' && votes[voter] === null && voter !== seat
      ? [players.names[voter] ?? '']
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
