import { proceduresOf } from '@tessera/kernel';
import type { Frame } from '../state/frames.ts';
import type { StepContext } from '../state.ts';
import { returnUnits } from '../verbs/battleUnits.ts';
import { advanceTrack } from './advanceTrack.ts';
import { battle } from './battle.ts';
import { battleMoment } from './battleMoment.ts';
import { cityAction } from './cityAction.ts';
import { cityManagement } from './cityManagement.ts';
import { abandonDeclared, declaration } from './declaration.ts';
import { discardEvents } from './discardEvents.ts';
import { freeItem } from './freeItem.ts';
import { freeTech } from './freeTech.ts';
import { gainPerson, keepPerson } from './gainPerson.ts';
import { game } from './game.ts';
import { growth } from './growth.ts';
import { interrupts } from './interrupts.ts';
import { keepEvent, returnEvents } from './keepEvent.ts';
import { learnTech } from './learnTech.ts';
import { leaveGovernment } from './leaveGovernment.ts';
import { loot } from './loot.ts';
import { move } from './move.ts';
import { movement } from './movement.ts';
import { placeInvestment } from './placeInvestment.ts';
import { playCard } from './playCard.ts';
import { refillHand } from './refillHand.ts';
import { relicReward } from './relicReward.ts';
import { research } from './research.ts';
import { returnSheets, setUp } from './setUp.ts';
import { startOfTurn } from './startOfTurn.ts';
import { trade } from './trade.ts';
import { turnedMarker } from './turnedMarker.ts';

/** The procedures of the rulebook, and what happens to one that the end of the game interrupts. */
export const procedures = proceduresOf<StepContext, Frame>(
  {
    game,
    setUp,
    startOfTurn,
    trade,
    cityManagement,
    cityAction,
    movement,
    move,
    interrupts,
    battle,
    battleMoment,
    loot,
    research,
    learnTech,
    freeTech,
    freeItem,
    gainPerson,
    growth,
    advanceTrack,
    placeInvestment,
    relicReward,
    turnedMarker,
    discardEvents,
    keepEvent,
    refillHand,
    leaveGovernment,
    playCard,
    declaration,
  },
  {
    setUp: returnSheets,
    battle: returnUnits,
    gainPerson: keepPerson,
    keepEvent: returnEvents,
    declaration: abandonDeclared,
  },
);
