import type { GreatPersonCardId } from '../../data/greatPeople.ts';
import type { LandUnitType } from '../../data/units.ts';
import type { LootDecisions } from './loot.ts';
import type { PersonPlay } from './menuPlay.ts';

/** Techs that heal once per battle, for free (FAQ-046). */
export const HEALERS = ['animalHusbandry', 'biology'] as const;

export type Healer = (typeof HEALERS)[number];

/** Techs whose resource ability is used in a battle (FAQ-047); each costs one iron. */
export const BATTLE_TECHS = ['metalworking', 'mathematics', 'ballistics'] as const;

export type BattleTech = (typeof BATTLE_TECHS)[number];

/** Questions of a battle and its aftermath. Fronts are counted from 0 in the order in which they were started. */
export type BattleDecisions = LootDecisions & {
  /** RUL-153, RUL-339: a card at a moment of the battle, or nothing more. */
  readonly battleMoment: { readonly ask: { readonly moment: BattleMomentName }; readonly answer: BattleMomentAct };
  /** HUT-006: the deck a replacement for an empty one comes from. */
  readonly barbarianDeck: { readonly ask: object; readonly answer: { readonly deck: LandUnitType } };
  /** BAT-022: abilities, one unit, abilities, end. */
  readonly battleTurn: { readonly ask: { readonly played: boolean }; readonly answer: BattleAct };
  /** Animal Husbandry: the front whose own unit loses one wound, or null for no more. */
  readonly healWound: { readonly ask: { readonly left: number }; readonly answer: { readonly front: number | null } };
  /** RUL-342: the front whose enemy unit gets Georgy Zhukov's wound. */
  readonly avenge: { readonly ask: { readonly card: GreatPersonCardId }; readonly answer: { readonly front: number } };
  /** LOOT-017: the killed unit that China saves, or none. */
  readonly saveUnit: { readonly ask: object; readonly answer: { readonly unit: string | null } };
};

/** Before the forces are drawn, at the start of the battle, and after it (steps 0, 2 and 6 of RUL-153). */
export type BattleMomentName = 'before' | 'start' | 'after';

export type BattleMomentAct = { readonly do: 'pass' } | { readonly do: 'event'; readonly event: string } | PersonPlay;

export type BattleAct =
  /** A unit card of the battle hand, into a new front (null) or against the enemy unit of a front (BAT-026). */
  | { readonly do: 'play'; readonly unit: string; readonly front: number | null }
  | { readonly do: 'ability'; readonly tech: BattleTech }
  | { readonly do: 'heal'; readonly tech: Healer }
  | PersonPlay
  /** Sun Tzu: no unit in this turn (RUL-313). */
  | { readonly do: 'holdBack'; readonly card: GreatPersonCardId }
  | { readonly do: 'end' };
