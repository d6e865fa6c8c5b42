import type { Answer, Ask, CivilizationTypes } from '@tessera/game-civilization';
import { CAPITAL } from '@tessera/game-civilization/board/cities.ts';
import { isBuildingItem, itemIndex } from '@tessera/game-civilization/rules/items.ts';
import type { Bot } from '../bot.ts';
import { avenge, chooseBattleMoment, chooseBattleTurn, chooseLoot, healWound, saveUnit } from './battle.ts';
import {
  beforePhase,
  beforeResearch,
  chooseValue,
  discardEvent,
  interrupt,
  keepEvent,
  refillHand,
  respond,
} from './cards.ts';
import { chooseCityManagement, placeItem, secondHarvest, secondItem } from './cityManagement.ts';
import { buildingGain, itemWorth } from './items.ts';
import { chooseMovement, chooseStep } from './movement.ts';
import { chooseResearch } from './research.ts';
import { cheapestPayment, takeWorth } from './resources.ts';
import { chooseCivilization, placeCapital, placeStartingFigure, placeStartingWonder } from './setUp.ts';
import {
  adoptGovernment,
  assignScout,
  chooseStartOfTurn,
  displaceFigure,
  freeWorth,
  growCapital,
  investmentWorth,
  keepPerson,
  leaveGovernment,
  placePerson,
} from './startOfTurn.ts';
import { bestOf, optionsFor, type Table, tableOf } from './table.ts';
import { techIdWorth } from './techs.ts';
import { chooseNegotiation } from './trade.ts';

/**
 * Plays towards the victory that seems closest, with its own leaning, and takes the option that is worth most for it;
 * it simulates only cards that it cannot value otherwise.
 */
export const greedy: Bot<CivilizationTypes> = {
  name: 'greedy',
  looksAtTable: true,
  chooseAnswer(game, state, seat, ask, generator) {
    const options = game.options(state, ask);
    if (options.length === 1) return options[0] as Answer;
    return answer(tableOf(game, state, seat, generator), ask);
  },
};

function answer(table: Table, ask: Ask): Answer {
  switch (ask.kind) {
    case 'chooseCivilization':
      return chooseCivilization(table, ask);
    case 'placeCapital':
      return placeCapital(table, ask);
    case 'placeStartingWonder':
      return placeStartingWonder(table, ask);
    case 'placeStartingFigure':
      return placeStartingFigure(table, ask);
    case 'startOfTurn':
      return chooseStartOfTurn(table, ask);
    case 'freeInvestment':
      return bestOf(table.generator, optionsFor(table, ask), ({ card }) => investmentWorth(table, card));
    case 'growCapital':
      return growCapital(table, ask);
    case 'landOn':
      return bestOf(table.generator, optionsFor(table, ask), ({ space }) => space);
    case 'displaceFigure':
      return displaceFigure(table, ask);
    case 'assignScout':
      return assignScout(table, ask);
    case 'adoptGovernment':
      return adoptGovernment(table, ask);
    case 'leaveGovernment':
      return leaveGovernment(table, ask);
    case 'keepPerson':
      return keepPerson(table, ask);
    case 'placePerson':
      return placePerson(table, ask);
    case 'negotiate':
      return chooseNegotiation(table, ask);
    case 'cityManagement':
      return chooseCityManagement(table, ask);
    case 'freeBuilding':
      return bestOf(table.generator, optionsFor(table, ask), ({ item }) =>
        item === null ? 0 : freeWorth(table, itemIndex(item)),
      );
    case 'placeItem':
    case 'placeFreeItem':
      return placeItem(table, ask);
    case 'secondItem':
      return secondItem(table, ask);
    case 'secondHarvest':
      return secondHarvest(table, ask);
    case 'movement':
      return chooseMovement(table, ask);
    case 'step':
      return chooseStep(table, ask);
    case 'combustion':
      return { destroy: true };
    case 'recruit':
      return bestOf(table.generator, optionsFor(table, ask), ({ item }) => itemWorth(table, CAPITAL, itemIndex(item)));
    case 'discoveryBuilding':
      return bestOf(table.generator, optionsFor(table, ask), (answer) => {
        if (answer.item === null) return 0;
        const item = itemIndex(answer.item);
        return isBuildingItem(item) ? buildingGain(table, item, answer.square) : 1;
      });
    case 'battleMoment':
      return chooseBattleMoment(table, ask);
    case 'battleTurn':
      return chooseBattleTurn(table, ask);
    case 'avenge':
      return avenge(table, ask);
    case 'healWound':
      return healWound(table, ask);
    case 'saveUnit':
      return saveUnit(table, ask);
    case 'loot':
      return chooseLoot(table, ask);
    case 'barbarianDeck':
      return bestOf(table.generator, optionsFor(table, ask), () => 0);
    case 'beforePhase':
      return beforePhase(table, ask);
    case 'beforeResearch':
      return beforeResearch(table, ask);
    case 'research':
      return chooseResearch(table, ask);
    case 'learnTech':
      return bestOf(table.generator, optionsFor(table, ask), ({ tech }) => techIdWorth(table, tech));
    case 'takeResource':
      return bestOf(table.generator, optionsFor(table, ask), ({ resource }) => takeWorth(table, resource));
    case 'choose':
      return chooseValue(table, ask);
    case 'payResource':
      return cheapestPayment(table, optionsFor(table, ask));
    case 'discardEvent':
      return discardEvent(table, ask);
    case 'keepEvent':
      return keepEvent(table, ask);
    case 'refillHand':
      return refillHand(table, ask);
    case 'respond':
      return respond(table, ask);
    case 'interrupt':
      return interrupt(table, ask);
  }
}
