import type { Phrase } from '../words.ts';
import { sayAwaited } from './questions.ts';
import type { Reasons } from './reasons.ts';
import { because, type RefusalWording, type RefusalWordings } from './refusalParts.ts';
import type { Key, Say } from './say.ts';

/** What is asked now, where the player wanted something else. */
function notNow(key: Key): RefusalWording {
  return (it, say) => {
    const now = it.text('now');
    return now === null ? awaited(it, say) : say.phrase(key, { now: sayAwaited(say, now, say.players.you ?? 0) });
  };
}

function awaited(it: Reasons, say: Say): Phrase {
  const seats = [...new Set(it.numbers('awaited'))];
  if (seats.length === 0) return say.phrase('refusal.setUpOrder');
  return say.phrase('refusal.awaited', { who: say.list(seats.map((seat) => [say.seat(seat)])) });
}

/** Who acts when, and setup. */
export const TABLE_REFUSALS: RefusalWordings = {
  'TURN-001': notNow('refusal.notNow'),
  'RUL-005': notNow('refusal.notNow'),
  'RUL-027': notNow('refusal.notNow'),
  'RUL-245': notNow('refusal.notNow'),
  'RUL-059': notNow('refusal.tradePhaseOnly'),
  'RUL-058': because('refusal.tradeDone'),
  'GEN-005': (it, say) => say.phrase('refusal.players', { min: it.amount('min'), max: it.amount('max') }),
  'RUL-244': because('refusal.setupOption'),
  'RUL-387': because('refusal.needsExpansion'),
  'VAR-007': (it, say) =>
    it.has('needed')
      ? say.phrase('refusal.advancedSheets', {
          needed: it.count('sheets', 'needed'),
          sheets: it.amount('sheets'),
        })
      : say.phrase('refusal.advancedRandom'),
  'RUL-299': (it, say) => say.phrase('refusal.resigned', it.by('seat')),
  'GEN-006': (it, say) =>
    say.phrase('refusal.civilizationTaken', {
      ...it.by('seat'),
      civilization: it.card('civilization', 'civilization'),
    }),
  'VAR-001': because('refusal.civilizationLearning', 'civilization'),
  'RUL-239': (it, say) =>
    say.phrase('refusal.notInGame', {
      card: it.has('tech') ? it.card('tech', 'tech') : it.card('civilization', 'civilization'),
    }),
  'VAR-008': (it, say) =>
    say.phrase('refusal.civilizationNotDealt', {
      civilization: it.card('civilization', 'civilization'),
      from: say.list(it.texts('from').map((id) => say.card('civilization', id))),
    }),
  'RUL-026': because('refusal.capitalWater', 'square'),
  'PSET-001': (it, say) =>
    say.phrase('refusal.capitalPlaces', {
      square: it.square('square'),
      places: it.squares('places', 'or'),
    }),
  'CIV-004': because('refusal.outsideCapital', 'square'),
  'PSET-003': because('refusal.outsideCapital', 'square'),
  'PSET-004': because('refusal.startWater', 'square'),
  'RUL-029': because('refusal.startWater', 'square'),
};
