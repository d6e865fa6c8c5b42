import { type Ask, answer, type Illegal, isIllegal, openAsks, type PlainObject, type Seat } from '@tessera/kernel';
import { wireId } from '@tessera/protocol';
import { timedOut } from './clocks.ts';
import { type House, strongestBot } from './house.ts';
import type { Table } from './table.ts';
import type { TableChange } from './tableChange.ts';
import { draftOf } from './tableDoc.ts';

/** An answer that no person has to give: a bot's, or a pass by standing order. */
export interface AutomaticAnswer {
  readonly seat: Seat;
  readonly ask: Ask;
  /** The question's name on the wire: a question asked again after an undo has another one. */
  readonly name: string;
  /** The bot that answers, or null for a standing order to pass. */
  readonly bot: string | null;
  /** Whether the question only lets the seat react to what another seat does. */
  readonly isReaction: boolean;
}

/** The answers to give without asking anyone, in the order of the questions. */
export function automaticAnswers({ game, doc, match }: Pick<Table, 'game' | 'doc' | 'match'>): AutomaticAnswer[] {
  const pending = match?.state.pending ?? null;
  const found: AutomaticAnswer[] = [];
  if (pending === null) return found;
  for (const [i, ask] of pending.asks.entries()) {
    const { seat, kind } = ask;
    const one = doc.seats[seat];
    if (one === undefined || pending.answers[i] !== null) continue;
    const isReaction = game.passes[kind] !== undefined;
    if (one.bot === null && !(isReaction && one.passes.includes(kind))) continue;
    found.push({ seat, ask, name: wireId(ask.id, doc.epoch), bot: one.bot, isReaction });
  }
  return found;
}

/** Whether such an answer is still wanted: its question may have been undone meanwhile, or the seat's owner may be back. */
export function isStillWanted(
  { doc, match }: Pick<Table, 'doc' | 'match'>,
  { seat, ask, name, bot }: Pick<AutomaticAnswer, 'seat' | 'name' | 'bot'> & { readonly ask: Pick<Ask, 'id'> },
): boolean {
  const isSame = name === wireId(ask.id, doc.epoch) && doc.seats[seat]?.bot === bot;
  return isSame && match !== null && openAsks(match.state, seat).some(({ id }) => id === ask.id);
}

/** Gives an answer that did not come from a command. */
export function answerAlone(
  { match }: Pick<Table, 'match'>,
  seat: Seat,
  ask: number,
  value: unknown,
): TableChange | Illegal {
  if (match === null) throw new Error('the game has not begun');
  const played = answer(match, seat, ask, value as PlainObject);
  return isIllegal(played) ? played : { played };
}

/**
 * The question to answer next at a table where one person plays with bots. Where everyone may speak as often as they like, seats
 * take turns, so that nobody talks without listening to the others; otherwise the person comes first, or last.
 */
export function nextToAnswer(
  { match }: Pick<Table, 'match'>,
  person: Seat,
  lastSpeaker: Seat,
  isPersonFirst: boolean,
): Ask | null {
  const pending = match?.state.pending ?? null;
  if (match === null || pending === null) return null;
  const { players } = match.header;
  const patience = ({ seat }: Ask) =>
    pending.mode === 'open'
      ? (seat - lastSpeaker - 1 + players) % players
      : Number((seat === person) !== isPersonFirst);
  const [next] = pending.asks.filter((_, i) => pending.answers[i] === null).sort((a, b) => patience(a) - patience(b));
  return next ?? null;
}

/** Gives the seats whose time is up to a bot; their owners can reclaim them. Null if no time is up. */
export function replaceTimedOut({ doc }: Pick<Table, 'doc'>, clockTime: number, house: House): TableChange | null {
  const late = timedOut(doc, clockTime);
  if (late.length === 0) return null;
  const draft = draftOf(doc);
  for (const seat of late) {
    const one = draft.seats[seat];
    if (one !== undefined) one.bot = strongestBot(house);
  }
  return { doc: draft };
}
