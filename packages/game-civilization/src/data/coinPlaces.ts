import { COIN_TECHS, techId } from './faces.ts';
import type { TechId } from './techIds.ts';

/** Where a coin token lies: the civilization sheet or a tech. */
export type CoinPlace = 'sheet' | TechId;

/** Every place of a player's coin tokens but the Panama Canal, whose coins nobody else can touch (RUL-176). */
export const COIN_PLACES: readonly CoinPlace[] = ['sheet', ...COIN_TECHS.map(techId)];
