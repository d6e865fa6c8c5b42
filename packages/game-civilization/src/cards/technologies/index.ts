import type { TechId } from '../../data/techs.ts';
import { ballisticsPlay, mathematicsPlay, metalworkingPlay } from '../../procedures/battleAbilities.ts';
import type { Play } from '../play.ts';
import { extraActions } from './atomicTheory.ts';
import { cancelling } from './cancelling.ts';
import { gunpowder, monarchy, nuclearStrike } from './destruction.ts';
import { cultureGain, horsebackRiding, philosophy, pottery } from './gains.ts';
import { communism, steamPower } from './movement.ts';
import { productionBonus } from './production.ts';

/** What the resource abilities of each tech do, in the order printed. What else techs do, rules/ and procedures/ ask for. */
export const ABILITY_PLAYS: { readonly [T in TechId]?: readonly Play[] } = {
  animalHusbandry: [productionBonus(3)],
  currency: [cultureGain(3)],
  horsebackRiding: [horsebackRiding],
  metalworking: [metalworkingPlay],
  philosophy: [philosophy],
  pottery: [pottery],
  writing: [cancelling],
  chivalry: [cultureGain(5)],
  civilService: [cancelling],
  construction: [productionBonus(5)],
  mathematics: [mathematicsPlay],
  monarchy: [monarchy],
  banking: [productionBonus(7)],
  communism: [communism],
  gunpowder: [gunpowder],
  metalCasting: [cultureGain(7)],
  steamPower: [steamPower],
  atomicTheory: [extraActions, nuclearStrike],
  ballistics: [ballisticsPlay],
  massMedia: [cancelling],
};
