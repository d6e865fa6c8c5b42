import { inForms } from '../forms.ts';
import type { Params } from '../words.ts';
import { coinPlace } from './news.ts';
import type { Reasons } from './reasons.ts';
import { because, type RefusalWordings } from './refusalParts.ts';

/** A square together with another one that matters. */
function two(it: Reasons, other: string) {
  return { square: it.square('square'), other: it.square(other) };
}

/** Start of Turn and Trade. */
export const TURN_REFUSALS: RefusalWordings = {
  'SOT-003': (it, say) => say.phrase('refusal.mostCities', { most: it.count('cities', 'most') }),
  'SOT-004': (it, say) =>
    it.has('needs')
      ? say.phrase('refusal.needsRepublic', { government: it.card('government', 'needs') })
      : say.phrase('refusal.noFounder', { square: it.square('square') }),
  'SOT-007': (it, say) =>
    it.has('undiscovered')
      ? say.phrase('refusal.foundUndiscovered', two(it, 'undiscovered'))
      : say.phrase('refusal.mapEdge', { square: it.square('square') }),
  'SOT-008': (it, say) => say.phrase('refusal.foundMarker', two(it, 'marker')),
  'SOT-014': (it, say) => say.phrase('refusal.foundMarker', two(it, 'marker')),
  'SOT-010': because('refusal.foundWater', 'square'),
  'SOT-011': (it, say) => say.phrase('refusal.foundEnemy', two(it, 'enemy')),
  'SOT-013': (it, say) =>
    say.phrase('refusal.foundNear', {
      ...two(it, 'city'),
      distance: it.count('squares', 'distance'),
      least: it.amount('least'),
    }),
  'MET-005': because('refusal.growBeside', 'square'),
  'CIV-012': because('refusal.growMiddle', 'square'),
  'SOT-020': because('refusal.noTeacher'),
  'RUL-367': because('refusal.nothingToTeach'),
  'CITY-014': because('refusal.noWorkers'),
  'RUL-362': because('refusal.relicDue', 'relic'),
  'SOT-021': because('refusal.noRelicReward', 'relic'),
  'SOT-022': because('refusal.noRelicReward', 'relic'),
  'RUL-040': because('refusal.relicImpossible', 'relic'),
  'RUL-302': because('refusal.discoveryBuilding', 'item', 'square'),
  'RUL-359': because('refusal.growWater', 'square'),
  'MET-006': because('refusal.enemyThere', 'square'),
  'MET-010': (it, say) => {
    if (it.has('undiscovered')) return say.phrase('refusal.growUndiscovered', two(it, 'undiscovered'));
    return it.has('city')
      ? say.phrase('refusal.growNear', two(it, 'city'))
      : say.phrase('refusal.growEdge', { square: it.square('square') });
  },
  'MET-011': (it, say) => say.phrase('refusal.growMarker', two(it, 'marker')),
  'RUL-206': (it, say) => say.phrase('refusal.growMarker', two(it, 'marker')),
  'RUL-207': because('refusal.growFigures', 'square'),
  'SOT-017': because('refusal.personNotReserved', 'person'),
  'VAR-005': because('refusal.noInvestments'),
  'SOT-019': because('refusal.investedAlready'),
  'RUL-203': because('refusal.canalNotWorking'),
  'INV-004': (it, say) => say.phrase('refusal.noCoinToInvest', { place: coinPlace(say, it.text('from') ?? 'sheet') }),
  'GP-001': (it, say) =>
    it.has('square')
      ? say.phrase('refusal.personSite', { square: it.square('square') })
      : say.phrase('refusal.personNoSite'),
  'GP-002': because('refusal.personWater', 'square'),
  'GPD-009': because('refusal.noSuchPerson'),
  'GPD-011': because('refusal.personMarker'),
  'RUL-335': because('refusal.personPhase'),
  'RUL-336': because('refusal.personStanding'),
  'RUL-337': because('refusal.personBeforePhase'),
  'RUL-338': because('refusal.personChoice'),
  'RUL-389': because('refusal.personDeclared', 'card'),
  'RUL-310': (it, say) => {
    const card = it.anyCard('card');
    if (it.has('actions')) return say.phrase('refusal.personNoAction', { card });
    return say.phrase(it.is('discount', 0) ? 'refusal.personNoDiscount' : 'refusal.discountWonder', { card });
  },
  'RUL-330': because('refusal.noHarvestAgain', 'card'),
  'RUL-346': (it, say) =>
    it.has('tech')
      ? say.phrase('refusal.techUsed', { tech: it.card('tech', 'tech') })
      : say.phrase('refusal.personUsed'),
  'RUL-307': (it, say) => {
    if (it.has('tech')) return say.phrase('refusal.notFree', { tech: it.card('tech', 'tech'), item: it.item('item') });
    return it.has('card')
      ? say.phrase('refusal.personNoBuilding', { card: it.card('personCard', 'card'), item: it.item('item') })
      : say.phrase('refusal.wonderNoBuilding', { wonder: it.name('wonder', 'wonder'), item: it.item('item') });
  },
  'GPD-007': because('refusal.notDrawn'),
  'RUL-343': because('refusal.personNotDrawn', 'person'),
  'GP-008': because('refusal.enemyThere', 'square'),
  'GOV-001': because('refusal.sameGovernment', 'government'),
  'GOV-002': because('refusal.governmentLocked', 'government'),
  'GOV-005': because('refusal.governmentAnarchy', 'government'),
  'RUL-045': because('refusal.governmentChanged'),
  'RUL-048': because('refusal.anarchyNew'),
  'RUL-332': because('refusal.governmentLeft', 'government'),
  'GOV-009': because('refusal.governmentNotNew', 'government'),
  'RUL-036': because('refusal.displaceNearer', 'square'),
  'SCT-002': because('refusal.scoutCity', 'own'),
  'WON-009': because('refusal.wonderNotOwned', 'wonder'),
  'OBS-002': because('refusal.wonderObsolete', 'wonder'),
  'BLK-003': because('refusal.wonderBlockaded', 'wonder'),
  'RUL-043': because('refusal.wonderUsed', 'wonder'),
  'EVT-006': because('refusal.deckUsedUp'),
  'RUL-247': (it, say) =>
    it.has('tech')
      ? say.phrase('refusal.techTaught', { tech: it.card('tech', 'tech') })
      : say.phrase('refusal.noFreeTech'),
  'RUL-266': (it, say) => {
    if (it.has('made')) return say.phrase('refusal.offersMade', { made: it.count('offers', 'made') });
    if (it.has('mostOpen')) return say.phrase('refusal.offerOpen');
    if (it.is('open', 0)) return say.phrase('refusal.noOwnOffer');
    if (!it.has('by')) return say.phrase('refusal.noSuchOffer');
    return say.phrase(it.is('refused', true) ? 'refusal.offerRefused' : 'refusal.offerNotYours');
  },
  'RUL-053': (it, say) => {
    if (it.names('goods')) return say.phrase('refusal.offerNothing');
    if (it.names('pieces')) return say.phrase('refusal.piecesNotHeld');
    return say.phrase('refusal.offerShort', { ...it.by('seat'), ...shortage(it) });
  },
  'RUL-267': (it, say) => say.phrase('refusal.piecesMismatch', shortage(it)),
  'RUL-057': because('refusal.notExchangeable'),
};

function shortage(it: Reasons): Params {
  return {
    ...inForms('needed', (form) => it.good('good', 'needed', form)),
    ...inForms('held', (form) => it.good('good', 'held', form)),
  };
}
