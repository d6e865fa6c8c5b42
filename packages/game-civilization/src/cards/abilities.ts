import { ABILITY_PHASE, ABILITY_PRICE, ABILITY_RESOURCE, ABILITY_TECH, techId } from '../data/faces.ts';
import { CARD_PHASES, type CardPhase } from '../data/sets.ts';
import type { TechId } from '../data/techIds.ts';
import type { Play } from './play.ts';
import { ABILITY_PLAYS } from './technologies/index.ts';

/** A resource ability: the tech it is printed on, when it may be used, what it costs, and what it does (TECH-005). */
export interface Ability {
  readonly tech: TechId;
  readonly phase: CardPhase;
  /** One entry for each resource to be paid. */
  readonly cost: readonly number[];
  readonly play: Play;
}

/** All resource abilities, in the order of the faces; a player's `abilitiesUsed` has one bit for each. */
export const ABILITIES: readonly Ability[] = ABILITY_TECH.map((tech, index) => {
  const id = techId(tech);
  const ofTech = index - ABILITY_TECH.indexOf(tech);
  return {
    tech: id,
    phase: CARD_PHASES[ABILITY_PHASE[index] as number] as CardPhase,
    cost: new Array<number>(ABILITY_PRICE[index] as number).fill(ABILITY_RESOURCE[index] as number),
    play: ABILITY_PLAYS[tech]?.[ofTech] as Play,
  };
});
