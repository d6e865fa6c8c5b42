import { GREAT_PERSON_CARDS } from '@tessera/game-civilization/data';
import type { Phrase } from '../words.ts';
import type { PlayerView } from './costs.ts';
import { faceIn, personSentence } from './effects.ts';
import type { Say } from './say.ts';

/** The great person cards of a player as all may see them: those face up by name, the others by type (GPD-004). */
export function personLines(
  say: Say,
  { openPeople = [], hiddenPeople = {}, hensonCounters = 0 }: PlayerView,
): Phrase[] {
  const hidden = hiddenTypes(say, hiddenPeople);
  return [
    ...(openPeople.length === 0
      ? []
      : [say.phrase('see.openPeople', { people: say.list(openPeople.map((card) => say.card('personCard', card))) })]),
    ...(hensonCounters > 0 ? [say.phrase('see.counters', { n: hensonCounters })] : []),
    ...(hidden.length === 0 ? [] : [say.phrase('see.hiddenPeople', { people: say.list(hidden) })]),
  ];
}

/** A great person card with its type and what it does. */
export function notedPersonCard(say: Say, id: string): Phrase {
  const type = faceIn(GREAT_PERSON_CARDS, id)?.type;
  const notes = type === undefined ? [] : [say.name('person', type), ...personSentence(say, id)];
  return say.noted(say.card('personCard', id), notes);
}

/** Types of cards, with how many of each there are. */
export function hiddenTypes(say: Say, hiddenPeople: PlayerView['hiddenPeople']): Phrase[] {
  return Object.entries(hiddenPeople ?? {}).flatMap(([type, n]): Phrase[] => {
    if (n === 0) return [];
    const name = say.name('person', type);
    return [n === 1 ? name : say.phrase('see.times', { n, what: name })];
  });
}

/** A great person card that lies face down, as its owner sees it, or by its type as the others do. */
export function faceDown(say: Say, card: Phrase): Phrase {
  return say.phrase('see.faceDown', { card });
}
