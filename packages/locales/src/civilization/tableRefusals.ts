import type { Phrase } from '../words.ts';
import type { Facts } from './facts.ts';
import { sayAwaited } from './questions.ts';
import { because, type Refusals } from './refusalParts.ts';
import type { Key, NameIn, Say } from './say.ts';

/** What is asked for now, where something else was wanted. */
function nowAsked(it: Facts, say: Say): Phrase {
  const kind = it.text('now') as NameIn<'awaited'>;
  return sayAwaited(say, kind, say.who.you ?? 0);
}

function notNow(key: Key): (it: Facts, say: Say) => Phrase {
  return (it, say) => (it.has('now') ? say.phrase(key, { now: nowAsked(it, say) }) : awaited(it, say));
}

function awaited(it: Facts, say: Say): Phrase {
  const seats = [...new Set(it.numbers('awaited'))];
  if (seats.length === 0) return say.phrase('refusal.setUpOrder');
  return say.phrase('refusal.awaited', { who: say.list(seats.map((seat) => [say.seat(seat)])) });
}

/** Who acts when, and set-up. */
export const TABLE_REFUSALS: Refusals = {
  'TURN-001': notNow('refusal.notNow'),
  'RUL-005': notNow('refusal.notNow'),
  'RUL-027': notNow('refusal.notNow'),
  'RUL-245': notNow('refusal.notNow'),
  'RUL-059': notNow('refusal.tradePhaseOnly'),
  'RUL-058': because('refusal.tradeDone'),
  'GEN-005': (it, say) => say.phrase('refusal.players', { min: it.number('min'), max: it.number('max') }),
  'RUL-244': because('refusal.setupOption'),
  'VAR-007': (it, say) =>
    it.has('needed')
      ? say.phrase('refusal.advancedSheets', {
          needed: say.count('sheets', it.number('needed')),
          sheets: it.number('sheets'),
        })
      : say.phrase('refusal.advancedRandom'),
  'RUL-299': (it, say) => say.phrase('refusal.resigned', say.by(it.number('seat'))),
  'GEN-006': (it, say) =>
    say.phrase('refusal.civilizationTaken', {
      ...say.by(it.number('seat')),
      civilization: say.card('civilization', it.text('civilization')),
    }),
  'VAR-001': because('refusal.civilizationLearning', 'civilization'),
  'RUL-239': (it, say) =>
    say.phrase('refusal.notInGame', {
      card: it.has('tech') ? say.tech(it.text('tech')) : say.card('civilization', it.text('civilization')),
    }),
  'VAR-008': (it, say) =>
    say.phrase('refusal.civilizationNotDealt', {
      civilization: say.card('civilization', it.text('civilization')),
      from: say.list(it.texts('from').map((id) => say.card('civilization', id))),
    }),
  'RUL-026': because('refusal.capitalWater', 'square'),
  'PSET-001': (it, say) =>
    say.phrase('refusal.capitalPlaces', {
      square: say.square(it.number('square')),
      places: say.squares(it.numbers('places'), 'or'),
    }),
  'CIV-004': because('refusal.outsideCapital', 'square'),
  'PSET-003': because('refusal.outsideCapital', 'square'),
  'PSET-004': because('refusal.startWater', 'square'),
  'RUL-029': because('refusal.startWater', 'square'),
};
