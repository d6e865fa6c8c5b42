import type { StepContext } from '../../../advance.ts';
import type { Announcement, Happening } from '../../../announcement.ts';
import type { AskIn } from '../../../ask.ts';
import { nextBelow } from '../../../chance.ts';
import { check, type Game, type GameTypes } from '../../../game.ts';
import { visibleTo } from '../../../happening.ts';
import type { PlainObject } from '../../../plain.ts';
import { answerAside, answerable, named, pick, type Viewer, viewers } from '../aside.ts';
import { findDifference, inWords } from '../plain.ts';
import type { Play } from '../play.ts';
import type { Check, Position } from '../position.ts';
import { findSeen, redealt } from './secrets.ts';

/** How often each kind of happening is checked in each game, wherever it comes up. */
const EACH_KIND = 3;

/**
 * Non-interference of happenings. The same answer is given in the true and in the re-dealt state. What a viewer hears may
 * then differ only because something was shown to it. Hence two statements that always hold:
 * - if neither answer drew or showed anything (`StepContext.shown`), the viewer hears the same and sees the same
 *   afterwards. This catches rules that let a hidden hand decide what happens in the open, such as asking only those who
 *   hold a card;
 * - if something was shown, but the viewer sees the same afterwards, it was not shown to this viewer, who must therefore
 *   hear the same. This catches news that names a card drawn in secret. The exception is what is shown in passing and kept
 *   by no view: the game lists such happenings as `passing`. Sealed answers are shown like that when all are in, so they
 *   are left as they are half of the time, and the statement is only made then.
 * Where something was shown and the view differs, nothing follows. An answer that is illegal in the re-dealt state, for
 * lack of a card in a re-dealt hand, proves nothing either and is left out.
 */
export const checkNews: Check = (at) => {
  const { game, state, players, generator } = at;
  const open = answerable(state);
  if (open.length === 0) return null;
  for (const viewer of viewers(players)) {
    const own = open.filter((ask) => ask.seat === viewer);
    const ask = pick(generator, own.length > 0 && nextBelow(generator, 2) === 0 ? own : open);
    const answer = pick(generator, game.options(state, ask)) as PlainObject;
    const after = game.clone(state);
    const context = answerAside(game, after, ask.id, answer);
    const fault = context === null ? null : faultOfHearing(at, viewer, ask, answer, context);
    if (fault !== null) return fault;
  }
  return null;
};

/**
 * The same for the answer that led here, if it may have shown anyone anything (see `bringsNews`): what rarely comes up, such
 * as an explored hut, would otherwise hardly ever be checked. One onlooker at a time is enough, half of the time the seat
 * that answered: over a game every seat gets its turn.
 */
export const checkLastNews: Check = (at) => {
  const given = lastAnswer(at.play);
  if (given === null) return null;
  const { before, ask, answer, context } = given;
  const viewer = nextBelow(at.generator, 2) === 0 ? ask.seat : pick(at.generator, viewers(at.players));
  const fault = faultOfHearing({ ...at, state: before }, viewer, ask, answer, context);
  if (fault !== null) return fault;
  const { heard } = at.play;
  for (const { full } of context.told ?? []) heard.set(full.kind, (heard.get(full.kind) ?? 0) + 1);
  return null;
};

/** May the last answer have shown anyone anything: was something drawn or turned up, or is there news? */
export function bringsNews<T extends GameTypes>(play: Play<T>): boolean {
  if (play.last !== 'answer') return false;
  if (isTellingNew(play, play.told.at(-1) ?? [])) return true;
  // Anything shown is a barrier to undo: only there is it worth applying the answer again.
  return play.match.segment.length === 0 && lastAnswer(play)?.context.shown === true;
}

/**
 * Is something told only to some, or of a kind that has not been checked often enough? This does not rely on what the game
 * says about itself: it may have forgotten to say that it shows something.
 */
function isTellingNew<T extends GameTypes>({ heard }: Play<T>, told: readonly Announcement[]): boolean {
  return told.some(({ to, full }) => to !== null || (heard.get(full.kind) ?? 0) < EACH_KIND);
}

/** The answer that led here, the state in which it was given, and its context; null if something else led here. */
function lastAnswer<T extends GameTypes>({ game, match, after, last }: Play<T>) {
  const entry = match.entries.at(-1);
  const before = after.get(match.entries.length - 1);
  if (last !== 'answer' || entry?.type !== 'answer' || before === undefined) return null;
  const asks = (before.pending?.asks ?? []) as AskIn<T['state']>[];
  const ask = asks.find(({ id }) => id === entry.ask);
  const context = ask === undefined ? null : answerAside(game, game.clone(before), entry.ask, entry.answer);
  return ask === undefined || context === null ? null : { before, ask, answer: entry.answer, context };
}

/** What a viewer sees or hears of an answer, given in this state, that it cannot know; or null. */
function faultOfHearing<T extends GameTypes>(
  at: Position<T>,
  viewer: Viewer,
  ask: AskIn<T['state']>,
  answer: PlainObject,
  context: StepContext<T['state'], T['happening']>,
): string | null {
  const { game, state, generator, hints } = at;
  const dealt = redealt(at, viewer, nextBelow(generator, 2) === 0);
  // A difference that was already visible before is not the fault of the news.
  if (findSeen(game, state, dealt, viewer) !== null) return null;
  const isSealedAlike = findDifference(dealt.pending?.answers, state.pending?.answers) === null;
  if (check(game, dealt, ask.seat, ask.id, answer) !== null) return null;
  const other = answerAside(game, dealt, ask.id, answer);
  const what = `${inWords(answer)} for ${ask.kind} of seat ${ask.seat}`;
  if (other === null) return `${what} cannot be carried out in the state re-dealt for ${named(viewer)}`;
  const seen = findSeenSafely(game, context.state, dealt, viewer);
  const wasShown = context.shown || other.shown;
  if (seen !== null) {
    if (wasShown) return null;
    return `${what} shows nothing new, yet lets ${named(viewer)} see what was hidden: ${seen}`;
  }
  if (wasShown && !isSealedAlike) return null;
  const passing = wasShown ? hints.passing : [];
  const heard = findDifference(heardOf(other.told, viewer, passing), heardOf(context.told, viewer, passing));
  return heard === null ? null : `${what} lets ${named(viewer)} hear what is hidden from it: ${heard}`;
}

function heardOf(told: readonly Announcement[] | null, viewer: Viewer, passing: readonly string[]): Happening[] {
  return visibleTo(told ?? [], viewer).filter((happening) => !passing.includes(happening.kind));
}

/** The same after a move; an exception there is found when a game gets there. */
function findSeenSafely<T extends GameTypes>(game: Game<T>, state: T['state'], other: T['state'], viewer: Viewer) {
  try {
    return findSeen(game, state, other, viewer);
  } catch {
    return null;
  }
}
