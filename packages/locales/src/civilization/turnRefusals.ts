import { inForms } from '../forms.ts';
import type { Params } from '../words.ts';
import type { Facts } from './facts.ts';
import { because, type Refusals } from './refusalParts.ts';
import type { Say } from './say.ts';

/** A square together with another one that decides. */
function two(it: Facts, say: Say, other: string) {
  return { square: say.square(it.number('square')), other: say.square(it.number(other)) };
}

/** Start of Turn and Trade. */
export const TURN_REFUSALS: Refusals = {
  'SOT-003': (it, say) => say.phrase('refusal.mostCities', { most: say.count('cities', it.number('most')) }),
  'SOT-004': (it, say) =>
    it.has('needs')
      ? say.phrase('refusal.needsRepublic', { government: say.government(it.text('needs')) })
      : say.phrase('refusal.noFounder', { square: say.square(it.number('square')) }),
  'SOT-007': (it, say) =>
    it.has('undiscovered')
      ? say.phrase('refusal.foundUndiscovered', two(it, say, 'undiscovered'))
      : say.phrase('refusal.mapEdge', { square: say.square(it.number('square')) }),
  'SOT-008': (it, say) => say.phrase('refusal.foundMarker', two(it, say, 'marker')),
  'SOT-014': (it, say) => say.phrase('refusal.foundMarker', two(it, say, 'marker')),
  'SOT-010': because('refusal.foundWater', 'square'),
  'SOT-011': (it, say) => say.phrase('refusal.foundEnemy', two(it, say, 'enemy')),
  'SOT-013': (it, say) =>
    say.phrase('refusal.foundNear', {
      ...two(it, say, 'city'),
      distance: say.count('squares', it.number('distance')),
      least: it.number('least'),
    }),
  'SOT-017': because('refusal.personNotReserved', 'person'),
  'GP-001': (it, say) =>
    it.has('square')
      ? say.phrase('refusal.personSite', { square: say.square(it.number('square')) })
      : say.phrase('refusal.personNoSite'),
  'GP-002': because('refusal.personWater', 'square'),
  'GP-008': because('refusal.enemyThere', 'square'),
  'GOV-001': because('refusal.sameGovernment', 'government'),
  'GOV-002': because('refusal.governmentLocked', 'government'),
  'GOV-005': because('refusal.governmentAnarchy', 'government'),
  'RUL-045': because('refusal.governmentChanged'),
  'RUL-048': because('refusal.anarchyNew'),
  'GOV-009': because('refusal.governmentNotNew', 'government'),
  'RUL-036': because('refusal.displaceNearer', 'square'),
  'SCT-002': because('refusal.scoutCity', 'own'),
  'WON-009': because('refusal.wonderNotOwned', 'wonder'),
  'OBS-002': because('refusal.wonderObsolete', 'wonder'),
  'BLK-003': because('refusal.wonderBlockaded', 'wonder'),
  'RUL-043': because('refusal.wonderUsed', 'wonder'),
  'RUL-247': (it, say) =>
    it.has('tech')
      ? say.phrase('refusal.techTaught', { tech: say.tech(it.text('tech')) })
      : say.phrase('refusal.noFreeTech'),
  'RUL-266': (it, say) => {
    if (it.has('made')) return say.phrase('refusal.offersMade', { made: say.count('offers', it.number('made')) });
    if (it.has('mostOpen')) return say.phrase('refusal.offerOpen');
    if (it.is('open', 0)) return say.phrase('refusal.noOwnOffer');
    if (!it.has('by')) return say.phrase('refusal.noSuchOffer');
    return say.phrase(it.is('refused', true) ? 'refusal.offerRefused' : 'refusal.offerNotYours');
  },
  'RUL-053': (it, say) => {
    if (it.names('goods')) return say.phrase('refusal.offerNothing');
    if (it.names('pieces')) return say.phrase('refusal.piecesNotHeld');
    return say.phrase('refusal.offerShort', { ...say.by(it.number('seat')), ...shortage(it, say) });
  },
  'RUL-267': (it, say) => say.phrase('refusal.piecesMismatch', shortage(it, say)),
  'RUL-057': because('refusal.notExchangeable'),
};

function shortage(it: Facts, say: Say): Params {
  const good = it.text('good');
  return {
    ...inForms('needed', (form) => say.good(good, it.number('needed'), form)),
    ...inForms('held', (form) => say.good(good, it.number('held'), form)),
  };
}
