import { act, goBack, type Illegal, illegal, isIllegal, KERNEL_CODES, type Match, type Seat } from '@tessera/kernel';
import { type CommandOf, SERVER_CODES } from '@tessera/protocol';
import { isForsaken, type ProposalDoc, type TableDoc } from '@tessera/table';
import type { StoredEntry } from '../store/store.ts';
import type { Host } from './host.ts';
import { stateAt } from './load.ts';
import { draftOf, finish } from './steps.ts';

const AGREED_END = { act: 'agreedEnd', seat: null } as const;
/** The act by which games are told that a seat resigns. */
export const RESIGN = 'resign';

/** The people who must agree: all who have not resigned, also while a bot plays for them. */
function voters({ seats }: TableDoc): Seat[] {
  return [...seats.keys()].filter((seat) => {
    const one = seats[seat];
    return one?.kind === 'person' && !one.resigned && !isForsaken(one);
  });
}

/** Proposes something to the table. The proposer has agreed; where nobody else has a vote, it is done at once. */
export async function propose(
  host: Host,
  match: Match,
  seat: Seat,
  command: CommandOf<'propose'>,
): Promise<Illegal | null> {
  if (!voters(host.table.doc).includes(seat)) return illegal(SERVER_CODES.forbidden, { resigned: true });
  const open = host.table.doc.proposal;
  const to = command.what === 'undo' ? command.to : null;
  if (open !== null) {
    // Sent twice, it is the same proposal.
    const isSame = open.by === seat && open.what === command.what && open.to === to;
    return isSame ? null : illegal(SERVER_CODES.proposal, { open: open.id });
  }
  const refused = command.what === 'end' ? whyNoEnd(match) : await whyNoUndo(host, match, command.to);
  if (refused !== null) return refused;
  const doc = draftOf(host);
  const votes = doc.seats.map((_seat, i) => (i === seat ? true : null));
  doc.proposal = { id: ++doc.proposals, what: command.what, to, by: seat, votes };
  return await decide(host, match, doc, { seat, key: command.key });
}

export async function vote(host: Host, match: Match, seat: Seat, command: CommandOf<'vote'>): Promise<Illegal | null> {
  const doc = draftOf(host);
  const { proposal } = doc;
  if (proposal === null || proposal.id !== command.proposal) return illegal(SERVER_CODES.proposal);
  if (!voters(doc).includes(seat)) return illegal(SERVER_CODES.forbidden, { resigned: true });
  // One voice against it, and it is off the table.
  if (!command.agree) doc.proposal = null;
  else proposal.votes[seat] = true;
  return await decide(host, match, doc, { seat, key: command.key });
}

/**
 * What becomes of the open proposal when a seat resigns. Its own goes with it, and so does going back: nobody goes back behind
 * a resignation. An end that was on the table is not what the last one left has agreed to: it is offered to them anew.
 */
export function dropWithSeat(doc: TableDoc, seat: Seat): void {
  const { proposal } = doc;
  if (proposal === null) return;
  if (proposal.by === seat || proposal.what === 'undo' || voters(doc).length <= 1) doc.proposal = null;
}

/** Does what all have agreed to; an end that is agreed waits for a moment at which the rules allow it. */
async function decide(
  host: Host,
  match: Match,
  doc: TableDoc,
  by: { readonly seat: Seat; readonly key: string },
): Promise<Illegal | null> {
  const { proposal } = doc;
  if (proposal !== null && isAgreed(doc, proposal)) {
    if (proposal.what === 'undo') return await undoAgreed(host, match, doc, proposal, by);
    const played = act(match, AGREED_END);
    if (!isIllegal(played)) {
      doc.proposal = null;
      await finish(host, { doc, played, by });
      return null;
    }
  }
  await finish(host, { doc, by });
  return null;
}

async function undoAgreed(
  host: Host,
  match: Match,
  doc: TableDoc,
  { to }: ProposalDoc,
  by: { readonly seat: Seat; readonly key: string },
): Promise<Illegal | null> {
  const state = to === null ? null : await stateAt(host, to);
  const played = state === null || to === null ? illegal(KERNEL_CODES.barrier) : goBack(match, to, state);
  doc.proposal = null;
  if (isIllegal(played)) {
    await finish(host, { doc });
    return played;
  }
  doc.epoch = played.entry.n;
  await finish(host, { doc, played, by, snapshot: true });
  return null;
}

/** After a step: an end that all have agreed to, if its moment has come. */
export async function maybeEndAgreed(host: Host): Promise<void> {
  const { match, table } = host;
  const { proposal } = table.doc;
  if (match === null || proposal === null || proposal.what !== 'end' || !isAgreed(table.doc, proposal)) return;
  const played = act(match, AGREED_END);
  if (isIllegal(played)) return;
  const doc = draftOf(host);
  doc.proposal = null;
  await finish(host, { doc, played });
}

function isAgreed(doc: TableDoc, { votes }: ProposalDoc): boolean {
  return voters(doc).every((seat) => votes[seat] === true);
}

/** A game that knows no agreed end says so in the kernel's words; one that knows it may only have to wait for it. */
function whyNoEnd(match: Match): Illegal | null {
  const trial: Match = { ...match, state: match.game.clone(match.state), entries: [], segment: [] };
  const played = act(trial, AGREED_END);
  return isIllegal(played) && played.rule.startsWith('K-') ? played : null;
}

/** What somebody did before they left for good is not undone without them: they cannot be asked any more. */
async function whyNoUndo({ id, parts }: Host, { n, state }: Match, to: number): Promise<Illegal | null> {
  if (state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: state.outcome.reason });
  if (to >= n) return illegal(KERNEL_CODES.stale, { entries: n });
  const resigned = lastResigned(await parts.store.readEntries(id, to, n));
  return resigned === null ? null : illegal(KERNEL_CODES.barrier, { resigned });
}

/** The seat that has resigned last among some entries; null if none has. */
function lastResigned(entries: readonly StoredEntry[]): Seat | null {
  let seat: Seat | null = null;
  for (const { entry } of entries) if (entry.type === 'act' && entry.act.act === RESIGN) seat = entry.act.seat;
  return seat;
}
