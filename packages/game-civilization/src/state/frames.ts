import type { EventFrame } from '@tessera/kernel';
import type { AdvanceTrack } from '../procedures/advanceTrack.ts';
import type { Battle } from '../procedures/battle.ts';
import type { CityAction } from '../procedures/cityAction.ts';
import type { CityManagement } from '../procedures/cityManagement.ts';
import type { DiscardEvents } from '../procedures/discardEvents.ts';
import type { FreeTech } from '../procedures/freeTech.ts';
import type { GainPerson } from '../procedures/gainPerson.ts';
import type { Game } from '../procedures/game.ts';
import type { Interrupts } from '../procedures/interrupts.ts';
import type { LearnTech } from '../procedures/learnTech.ts';
import type { Loot } from '../procedures/loot.ts';
import type { Move } from '../procedures/move.ts';
import type { Movement } from '../procedures/movement.ts';
import type { PlayCard } from '../procedures/playCard.ts';
import type { Research } from '../procedures/research.ts';
import type { SetUp } from '../procedures/setUp.ts';
import type { StartOfTurn } from '../procedures/startOfTurn.ts';
import type { Trade } from '../procedures/trade.ts';
import type { Item } from './item.ts';

/** All procedures in progress that a state can hold. */
export type Frame =
  | Game
  | SetUp
  | StartOfTurn
  | Trade
  | CityManagement
  | CityAction
  | Movement
  | Move
  | Interrupts
  | Battle
  | Loot
  | Research
  | LearnTech
  | FreeTech
  | GainPerson
  | AdvanceTrack
  | DiscardEvents
  | PlayCard
  | EventFrame<Item>;
