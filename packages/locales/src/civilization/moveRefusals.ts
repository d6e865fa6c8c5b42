import { personAmount } from './effects.ts';
import type { Reasons } from './reasons.ts';
import { because, type RefusalWordings } from './refusalParts.ts';

/** Movement. */
export const MOVE_REFUSALS: RefusalWordings = {
  'RUL-133': because('refusal.disbandPlace'),
  'FAQ-063': (it, say) =>
    say.phrase('refusal.disbandMarker', { square: it.square('square'), marker: it.name('cityMarker', 'marker') }),
  'DIS-003': because('refusal.disbandFigure'),
  'DIS-006': because('refusal.disbandFigure'),
  'MOVE-002': because('refusal.noSteps'),
  'MOVE-004': because('refusal.diagonal', 'from', 'square'),
  'MOVE-006': because('refusal.notStanding', 'group', 'square'),
  'MOVE-008': (it, say) =>
    it.has('figures')
      ? say.phrase('refusal.stack', {
          ...it.counts('figures', 'figures'),
          limit: it.amount('limit'),
          square: it.square('square'),
        })
      : say.phrase('refusal.stackFull', { limit: it.amount('limit'), square: it.square('square') }),
  'MOVE-010': because('refusal.water', 'square'),
  'MOVE-011': because('refusal.endWater', 'square'),
  'MOVE-013': because('refusal.undiscovered', 'square'),
  'MOVE-014': because('refusal.endCenter', 'square'),
  'MOVE-015': because('refusal.scoutCityCenter', 'square'),
  'MOVE-018': because('refusal.scoutHut', 'square'),
  'MOVE-019': because('refusal.scoutEnemy', 'square'),
  'REL-004': because('refusal.relicEscort', 'square'),
  'GOV-015': because('refusal.democracy', 'square'),
  'EXPL-001': because('refusal.noTile', 'square'),
  'RUL-102': (it, say) =>
    it.has('steps')
      ? say.phrase('refusal.stepByStep', {
          square: it.square('square'),
          steps: it.count('steps', 'steps'),
        })
      : say.phrase('refusal.oneStep', {
          from: it.square('from'),
          square: it.square('square'),
        }),
  'RUL-103': (it, say) =>
    it.has('square')
      ? say.phrase('refusal.mustStart', { square: it.square('square') })
      : say.phrase('refusal.leaveSome', { figures: it.figures() }),
  'FAQ-074': because('refusal.gateEnd', 'wonder', 'square'),
  'FAQ-075': because('refusal.gateAttack', 'wonder', 'square'),
  'RUL-375': because('refusal.gatePut', 'wonder', 'square'),
  'RUL-376': (it, say) =>
    say.phrase('refusal.leaveFirst', { wonder: it.card('wonder', 'wonder'), squares: it.squares('squares') }),
  'RUL-104': because('refusal.movedAlready', 'group', 'square'),
  'RUL-106': because('refusal.groupLimit', 'figures', 'limit'),
  'RUL-107': because('refusal.groupScout', 'square'),
  'RUL-109': because('refusal.noWayOut', 'square'),
  'RUL-121': because('refusal.noWayOut', 'square'),
  'RUL-285': (it, say) =>
    it.has('card')
      ? say.phrase('refusal.stoppedAlready', { card: it.anyCard('card') })
      : say.phrase('refusal.stopped', { square: it.square('square') }),
  'RUL-286': because('refusal.leaveHere', 'square'),
  'RUL-257': (it, say) => {
    if (it.has('tech')) return say.phrase('refusal.sacrificeTech', { tech: it.card('tech', 'tech') });
    if (it.has('used')) return say.phrase('refusal.sacrificeUsed');
    if (it.has('figures')) {
      return say.phrase('refusal.sacrificeGroup', it.counts('figures', 'figures'));
    }
    if (it.has('from')) return say.phrase('refusal.sacrificeCity', { square: it.square('square') });
    return say.phrase('refusal.sacrificeOnly');
  },
};

/** Battles and loot. Fronts are counted from 1 for the reader. */
export const BATTLE_REFUSALS: RefusalWordings = {
  'BAT-004': (it, say) => say.phrase('refusal.notInBattleHand', { unit: it.unitCard('unit') }),
  'BAT-022': because('refusal.unitPlayed'),
  'BAT-024': (it, say) => say.phrase('refusal.mustPlay', { units: it.count('units', 'units') }),
  'BAT-026': (it, say) => say.phrase('refusal.frontNoEnemy', front(it)),
  'BAT-027': because('refusal.frontFirst'),
  'BAT-028': (it, say) => say.phrase('refusal.frontOwn', front(it)),
  'RUL-293': (it, say) => say.phrase('refusal.frontNoUnit', front(it)),
  'RUL-227': (it, say) => say.phrase('refusal.frontNoWound', front(it)),
  'RUL-122': because('refusal.barbarians'),
  'RUL-305': because('refusal.beforeBattle'),
  'RUL-313': (it, say) =>
    it.has('value')
      ? say.phrase('refusal.unitWanted')
      : say.phrase('refusal.holdBack', {
          card: it.card('personCard', 'card'),
          trade: say.count('trade', personAmount(it.text('card') ?? '')),
        }),
  'RUL-314': (it, say) => say.phrase('refusal.avengeFront', front(it)),
  'RUL-339': because('refusal.battlePerson'),
  'FAQ-048': because('refusal.beforeUnit', 'tech'),
  'RUL-255': (it, say) => say.phrase('refusal.notKilled', { unit: it.unitCard('unit') }),
  'HUT-006': (it, say) => say.phrase('refusal.deckNotChosen', deck(it)),
  'RUL-316': (it, say) => say.phrase('refusal.deckNotChosen', deck(it)),
  'LOOT-008': (it, say) =>
    say.phrase('refusal.lootPrice', {
      price: it.count('loot', 'price'),
      ...it.counts('points', 'loot'),
    }),
  'LOOT-009': (it, say) => say.phrase('refusal.lootMost', { amount: it.amount('amount'), most: it.amount('most') }),
  'RUL-175': (it, say) =>
    it.has('has') ? say.phrase('refusal.lootHas', { has: it.amount('has') }) : say.phrase('refusal.lootNotThere'),
  'RUL-176': because('refusal.lootCoin'),
};

function front(it: Reasons) {
  return { front: it.front('front') };
}

function deck(it: Reasons) {
  return { deck: it.card('unitType', 'deck') };
}
