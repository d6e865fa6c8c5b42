import { act, goBack, type Illegal, illegal, isIllegal, KERNEL_CODES, type Match, type Seat } from '@tessera/kernel';
import { type CommandOf, SERVER_CODES, type ToldEntry } from '@tessera/protocol';
import type { Past } from './past.ts';
import type { Table } from './table.ts';
import type { TableChange } from './tableChange.ts';
import { draftOf, isForsaken, type ProposalDoc, type TableDoc } from './tableDoc.ts';

const AGREED_END = { act: 'agreedEnd', seat: null } as const;
/** The act that tells a game that a seat resigns. */
export const RESIGN = 'resign';

/** The people who must agree: all who have not resigned, even while a bot plays for them. */
export function voters({ seats }: TableDoc): Seat[] {
  return [...seats.keys()].filter((seat) => {
    const one = seats[seat];
    return one?.kind === 'person' && !one.resigned && !isForsaken(one);
  });
}

function isAgreed(doc: TableDoc, { votes }: Pick<ProposalDoc, 'votes'>): boolean {
  return voters(doc).every((seat) => votes[seat] === true);
}

/**
 * Proposes something to the table. The proposer agrees by proposing. If nobody else has a vote, or all share a screen and have agreed
 * by word of mouth, it is done at once.
 */
export function propose(
  { doc }: Table,
  match: Match,
  seat: Seat,
  command: CommandOf<'propose'>,
  past: Past,
  isOneScreen: boolean,
): TableChange | Illegal | null {
  if (doc.seats[seat]?.resigned === true) return illegal(SERVER_CODES.forbidden, { resigned: true });
  const open = doc.proposal;
  const to = command.what === 'undo' ? command.to : null;
  if (open !== null) {
    // Sent twice, it is the same proposal.
    const isSame = open.by === seat && open.what === command.what && open.to === to;
    return isSame ? null : illegal(SERVER_CODES.proposal, { open: open.id });
  }
  const refused = command.what === 'end' ? whyNoEnd(match) : whyNoUndo(match, command.to, past.entries);
  if (refused !== null) return refused;
  const draft = draftOf(doc);
  const votes = draft.seats.map((_seat, i) => (isOneScreen || i === seat ? true : null));
  draft.proposal = { id: ++draft.proposals, what: command.what, to, by: seat, votes };
  const change = decide(match, draft, { seat, key: command.key }, past);
  // If nobody is left to ask, nothing waits: what cannot be done now is refused.
  if (change.refusal !== undefined) return change.refusal;
  return isOneScreen && change.played === undefined ? whyNotNow(match) : change;
}

export function vote(
  { doc }: Table,
  match: Match,
  seat: Seat,
  command: CommandOf<'vote'>,
  past: Past,
): TableChange | Illegal {
  const draft = draftOf(doc);
  const { proposal } = draft;
  if (proposal === null || proposal.id !== command.proposal) return illegal(SERVER_CODES.proposal);
  if (!voters(draft).includes(seat)) return illegal(SERVER_CODES.forbidden, { resigned: true });
  // One vote against it drops the proposal.
  if (!command.agree) draft.proposal = null;
  else proposal.votes[seat] = true;
  return decide(match, draft, { seat, key: command.key }, past);
}

/** Does what all have agreed to. An agreed end waits for a moment at which the rules allow it. */
function decide(match: Match, doc: TableDoc, by: NonNullable<TableChange['by']>, past: Past): TableChange {
  const { proposal } = doc;
  if (proposal === null || !isAgreed(doc, proposal)) return { doc, by };
  const { to } = proposal;
  const played =
    to === null
      ? act(match, AGREED_END)
      : past.state === null
        ? illegal(KERNEL_CODES.barrier)
        : goBack(match, to, past.state);
  if (isIllegal(played) && to === null) return { doc, by };
  doc.proposal = null;
  return isIllegal(played) ? { doc, refusal: played } : { doc, played, by };
}

/** An end that all have agreed to, if the rules allow it now: to be checked after every change. */
export function endAgreed({ doc, match }: Table): TableChange | null {
  const { proposal } = doc;
  if (match === null || proposal === null || proposal.what !== 'end' || !isAgreed(doc, proposal)) return null;
  const played = act(match, AGREED_END);
  if (isIllegal(played)) return null;
  const draft = draftOf(doc);
  draft.proposal = null;
  return { doc: draft, played };
}

/** The kernel refuses an agreed end if the game has no such act. If the game itself refuses, the end only has to wait. */
function whyNoEnd(match: Match): Illegal | null {
  const refused = whyNotNow(match);
  return refused?.rule.startsWith('K-') === true ? refused : null;
}

function whyNotNow(match: Match): Illegal | null {
  const trial: Match = { ...match, state: match.game.clone(match.state), entries: [], segment: [] };
  const played = act(trial, AGREED_END);
  return isIllegal(played) ? played : null;
}

/** What a player did before they left for good is not undone without them: they can no longer be asked. */
function whyNoUndo({ n, state }: Match, to: number, since: readonly ToldEntry[]): Illegal | null {
  if (state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: state.outcome.reason });
  if (to >= n) return illegal(KERNEL_CODES.stale, { entries: n });
  const resigned = lastResigned(since);
  return resigned === null ? null : illegal(KERNEL_CODES.barrier, { resigned });
}

/** The seat that resigned last among some entries; null if none has. */
function lastResigned(entries: readonly Pick<ToldEntry, 'entry'>[]): Seat | null {
  let seat: Seat | null = null;
  for (const { entry } of entries) if (entry.type === 'act' && entry.act.act === RESIGN) seat = entry.act.seat;
  return seat;
}
