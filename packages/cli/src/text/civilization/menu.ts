import type { Ask, View } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Menu } from '../gameText.ts';
import { barbarianMenu, battleMenu, healMenu, lootMenu, saveMenu } from './battleMenus.ts';
import { chooseMenu, discardMenu, interruptMenu, payMenu, respondMenu } from './cardMenus.ts';
import { cityManagementMenu, combustionMenu, placeItemMenu, secondHarvestMenu, secondItemMenu } from './cityMenus.ts';
import { movementMenu, stepMenu } from './moveMenus.ts';
import {
  adoptMenu,
  capitalMenu,
  civilizationMenu,
  displaceMenu,
  learnMenu,
  personMenu,
  resourceMenu,
  scoutMenu,
  startingFigureMenu,
  startingWonderMenu,
} from './setUpMenus.ts';
import { negotiateMenu } from './tradeMenus.ts';
import { researchMenu, startOfTurnMenu } from './turnMenus.ts';

/** The question put to the player, as numbered choices: one that is missing here does not compile. */
export function menuFor(view: View, ask: Ask, options: readonly PlainObject[], canvas: Canvas): Menu {
  switch (ask.kind) {
    case 'chooseCivilization':
      return civilizationMenu(options);
    case 'placeCapital':
      return capitalMenu(view, options, canvas);
    case 'placeStartingWonder':
      return startingWonderMenu(view, ask, options, canvas);
    case 'placeStartingFigure':
      return startingFigureMenu(view, ask, options, canvas);
    case 'placePerson':
      return personMenu(view, ask, options, canvas);
    case 'learnTech':
      return learnMenu(view, ask, options);
    case 'adoptGovernment':
      return adoptMenu(options);
    case 'takeResource':
      return resourceMenu(ask, options);
    case 'displaceFigure':
      return displaceMenu(view, ask, options, canvas);
    case 'assignScout':
      return scoutMenu(view, ask, options);
    case 'startOfTurn':
      return startOfTurnMenu(view, options, canvas);
    case 'negotiate':
      return negotiateMenu(view, options, canvas);
    case 'cityManagement':
      return cityManagementMenu(view, options, canvas);
    case 'placeItem':
      return placeItemMenu(view, ask, options, canvas);
    case 'secondItem':
      return secondItemMenu(view, ask, options);
    case 'secondHarvest':
      return secondHarvestMenu(view, ask, options, canvas);
    case 'movement':
      return movementMenu(view, options, canvas);
    case 'step':
      return stepMenu(view, ask, options, canvas);
    case 'combustion':
      return combustionMenu(view, ask, options);
    case 'choose':
      return chooseMenu(view, ask, options, canvas);
    case 'payResource':
      return payMenu(ask, options, canvas);
    case 'discardEvent':
      return discardMenu(options);
    case 'respond':
      return respondMenu(view, ask, options, canvas);
    case 'interrupt':
      return interruptMenu(view, ask, options, canvas);
    case 'barbarianDeck':
      return barbarianMenu(options);
    case 'battleTurn':
      return battleMenu(view, ask, options, canvas);
    case 'healWound':
      return healMenu(view, ask, options, canvas);
    case 'saveUnit':
      return saveMenu(view, ask, options);
    case 'loot':
      return lootMenu(view, ask, options, canvas);
    case 'research':
      return researchMenu(view, options, canvas);
  }
}
