import type { DeclarationFrame } from '@tessera/kernel';
import type { AdvanceTrack } from './frames/advanceTrack.ts';
import type { Battle } from './frames/battle.ts';
import type { BattleMoment } from './frames/battleMoment.ts';
import type { CityAction } from './frames/cityAction.ts';
import type { CityManagement } from './frames/cityManagement.ts';
import type { DiscardEvents } from './frames/discardEvents.ts';
import type { FreeItem } from './frames/freeItem.ts';
import type { FreeTech } from './frames/freeTech.ts';
import type { GainPerson } from './frames/gainPerson.ts';
import type { Game } from './frames/game.ts';
import type { Growth } from './frames/growth.ts';
import type { Interrupts } from './frames/interrupts.ts';
import type { KeepEvent } from './frames/keepEvent.ts';
import type { LearnTech } from './frames/learnTech.ts';
import type { LeaveGovernment } from './frames/leaveGovernment.ts';
import type { Loot } from './frames/loot.ts';
import type { Move } from './frames/move.ts';
import type { Movement } from './frames/movement.ts';
import type { PlaceInvestment } from './frames/placeInvestment.ts';
import type { PlayCard } from './frames/playCard.ts';
import type { RefillHand } from './frames/refillHand.ts';
import type { RelicRewardFrame } from './frames/relicReward.ts';
import type { Research } from './frames/research.ts';
import type { SetUp } from './frames/setUp.ts';
import type { StartOfTurn } from './frames/startOfTurn.ts';
import type { Trade } from './frames/trade.ts';
import type { TurnedMarker } from './frames/turnedMarker.ts';
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
  | BattleMoment
  | Loot
  | Research
  | LearnTech
  | FreeTech
  | FreeItem
  | GainPerson
  | Growth
  | AdvanceTrack
  | PlaceInvestment
  | RelicRewardFrame
  | TurnedMarker
  | DiscardEvents
  | KeepEvent
  | RefillHand
  | LeaveGovernment
  | PlayCard
  | DeclarationFrame<Item>;
