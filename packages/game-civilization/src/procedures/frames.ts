import type { EventFrame } from '@tessera/kernel';
import type { Item } from '../cards/item.ts';
import type { AdvanceTrack } from './advanceTrack.ts';
import type { Battle } from './battle.ts';
import type { CityAction } from './cityAction.ts';
import type { CityManagement } from './cityManagement.ts';
import type { DiscardEvents } from './discardEvents.ts';
import type { FreeTech } from './freeTech.ts';
import type { GainPerson } from './gainPerson.ts';
import type { Game } from './game.ts';
import type { Interrupts } from './interrupts.ts';
import type { LearnTech } from './learnTech.ts';
import type { Loot } from './loot.ts';
import type { Move } from './move.ts';
import type { Movement } from './movement.ts';
import type { PlayCard } from './playCard.ts';
import type { Research } from './research.ts';
import type { SetUp } from './setUp.ts';
import type { StartOfTurn } from './startOfTurn.ts';
import type { Trade } from './trade.ts';

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
