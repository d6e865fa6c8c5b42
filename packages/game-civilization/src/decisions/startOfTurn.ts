import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { menuPlays, whyNotPlay } from '../cards/menu.ts';
import { forEachWonderAct, readWonderAct, whyNotWonder } from '../cards/wonders/turnActs.ts';
import {
  COIN_TECHS,
  governmentId,
  governmentIndex,
  greatPersonId,
  greatPersonIndex,
  markerId,
  relicId,
  relicIndex,
  techId,
  techIndex,
} from '../data/faces.ts';
import { FIGURES, type Figure } from '../data/figures.ts';
import { INVESTMENT_IDS } from '../data/investments.ts';
import { TECH } from '../data/names.ts';
import { ownCoinPlaces } from '../rules/coins.ts';
import { displacementSites, forEachFounding, whyNotDisplaced, whyNotFound } from '../rules/founding.ts';
import {
  freeBuildings,
  freeSites,
  mayMakeFree,
  whyNotFreeBuilding,
  whyNotFreeItem,
  whyNotFreeSite,
} from '../rules/freeItems.ts';
import { adoptable, whyNotAdopt } from '../rules/governments.ts';
import { investmentIndex, whyNotInvest } from '../rules/investments.ts';
import { ITEMS, itemId, itemIndex } from '../rules/items.ts';
import { deedNamed, keptFor, whyNotTeach } from '../rules/keptMarkers.ts';
import { hasWonder } from '../rules/knowledge.ts';
import { isUsed } from '../rules/oncePerTurn.ts';
import { hasPersonSite } from '../rules/personSites.ts';
import { dueRelics, whyNotReward } from '../rules/relicRewards.ts';
import { usualCity } from '../rules/scouts.ts';
import type { StartOfTurnAct, StartOfTurnDecisions } from '../state/questions/startOfTurn.ts';
import { playerOf, type State } from '../state.ts';
import { badShape, type Families } from './family.ts';

export const startOfTurnFamilies: Families<keyof StartOfTurnDecisions> = {
  startOfTurn: {
    options(state, { seat }) {
      const relics = dueRelics(state, seat);
      const acts: StartOfTurnAct[] = relics.map((relic) => ({ do: 'relic', relic: relicId(relic) }));
      if (relics.length === 0) acts.push({ do: 'end' });
      forEachFounding(state, seat, (square, figure) => acts.push({ do: 'found', square, figure }));
      addGovernments(state, seat, acts);
      addPersons(state, seat, acts);
      addInvestments(state, seat, acts);
      if (whyNotTeach(state, seat) === null)
        acts.push({ do: 'marker', marker: markerId(keptFor(state, seat, 'teach')) });
      addFreeItems(state, seat, acts);
      forEachWonderAct(state, seat, (act) => acts.push(act));
      if (hasWonder(state, seat, 'unitedNations')) acts.push({ do: 'consent', on: !playerOf(state, seat).consents });
      for (const play of menuPlays(state, seat, 'startOfTurn')) acts.push(play);
      return acts;
    },
    explain: (state, { seat }, answer) => explainAct(state, seat, answer) ?? badShape('an act of the Start of Turn'),
  },

  freeBuilding: {
    options: (state, { seat }) => [
      { item: null },
      ...freeBuildings(state, seat).map((item) => ({ item: itemId(item) })),
    ],
    explain(state, { seat, reason }, { item, ...rest }) {
      const index = itemIndex(item);
      if (index < 0 || Object.keys(rest).length > 0) return badShape('{ item }');
      return whyNotFreeBuilding(state, seat, index, { card: reason }) ?? badShape('{ item }');
    },
  },

  placeFreeItem: {
    options: (state, { seat, item }) => freeSites(state, seat, itemIndex(item)).map((square) => ({ square })),
    explain(state, { seat, item }, { square, ...rest }) {
      if (typeof square !== 'number' || Object.keys(rest).length > 0) return badShape('{ square }');
      return whyNotFreeSite(state, seat, itemIndex(item), square) ?? badShape('{ square }');
    },
  },

  displaceFigure: {
    options: (state, { seat, from }) => displacementSites(state, seat, from).map((square) => ({ square })),
    explain: (state, { seat, from }, { square }) =>
      typeof square === 'number' ? whyNotDisplaced(state, seat, from, square) : badShape('{ square }'),
  },

  // The usual city comes first: a scout serves it by default (RUL-039).
  assignScout: {
    options(state, { seat, square }) {
      const { cities } = playerOf(state, seat);
      const usual = usualCity(state, seat, square);
      const answers = [{ city: cities[usual] as number }];
      for (let i = 0; i < cities.length; i++) {
        if (i !== usual && (cities[i] as number) >= 0) answers.push({ city: cities[i] as number });
      }
      return answers;
    },
    explain(state, { seat, square }, { city }) {
      if (typeof city !== 'number') return badShape('{ city }');
      return illegal('SCT-002', { square, city, own: playerOf(state, seat).cities.filter((center) => center >= 0) });
    },
  },

  // INV-005: any of the cards.
  freeInvestment: {
    options: () => INVESTMENT_IDS.map((card) => ({ card })),
    explain: () => badShape('{ card }'),
  },
};

function addGovernments(state: State, seat: Seat, acts: StartOfTurnAct[]): void {
  let open = adoptable(state, seat);
  for (let government = 0; open !== 0; government++, open >>= 1) {
    if ((open & 1) !== 0) acts.push({ do: 'government', government: governmentId(government) });
  }
}

function addPersons(state: State, seat: Seat, acts: StartOfTurnAct[]): void {
  const { reserve } = playerOf(state, seat);
  if (reserve.length === 0 || !hasPersonSite(state, seat)) return;
  for (let i = 0; i < reserve.length; i++) {
    const person = reserve[i] as number;
    if (reserve.indexOf(person) === i) acts.push({ do: 'person', person: greatPersonId(person) });
  }
}

/** INV-002, INV-005: any coin token onto any card, once per turn. */
function addInvestments(state: State, seat: Seat, acts: StartOfTurnAct[]): void {
  if (!state.options.investments || isUsed(playerOf(state, seat), 'invest')) return;
  for (const from of ownCoinPlaces(state, seat)) {
    for (const card of INVESTMENT_IDS) acts.push({ do: 'invest', card, from });
  }
}

/** RUL-307, RUL-346: what Plastics may make, once per turn. */
function addFreeItems(state: State, seat: Seat, acts: StartOfTurnAct[]): void {
  if (!mayMakeFree(state, seat)) return;
  for (let item = 0; item < ITEMS; item++) {
    if (whyNotFreeItem(state, seat, item) === null)
      acts.push({ do: 'freeItem', tech: techId(TECH.plastics), item: itemId(item) });
  }
}

function explainAct(state: State, seat: Seat, answer: PlainObject): Illegal | null {
  switch (answer['do']) {
    case 'end': {
      const [relic] = dueRelics(state, seat);
      return relic === undefined ? null : illegal('RUL-362', { relic: relicId(relic) });
    }
    case 'relic': {
      const relic = relicIndex(answer['relic']);
      return relic < 0 ? badShape('{ do, relic }') : whyNotReward(state, seat, relic);
    }
    case 'found': {
      const { square, figure } = answer;
      if (typeof square !== 'number' || !FIGURES.includes(figure as Figure)) return badShape('{ do, square, figure }');
      return whyNotFound(state, seat, square, figure as Figure);
    }
    case 'government': {
      const government = governmentIndex(answer['government']);
      return government < 0 ? badShape('{ do, government }') : whyNotAdopt(state, seat, government);
    }
    case 'person': {
      const person = greatPersonIndex(answer['person']);
      if (person < 0) return badShape('{ do, person }');
      const { reserve } = playerOf(state, seat);
      if (!reserve.includes(person)) return illegal('SOT-017', { person: greatPersonId(person) });
      return hasPersonSite(state, seat) ? null : illegal('GP-001', { person: greatPersonId(person), squares: 0 });
    }
    case 'invest': {
      const { card, from } = answer;
      if (investmentIndex(card) < 0 || typeof from !== 'string' || !isCoinPlace(from))
        return badShape('{ do, card, from }');
      return whyNotInvest(state, seat, from);
    }
    case 'marker':
      return deedNamed(answer['marker']) === 'teach' ? whyNotTeach(state, seat) : badShape('{ do, marker }');
    case 'freeItem': {
      const item = itemIndex(answer['item']);
      if (item < 0 || answer['tech'] !== techId(TECH.plastics)) return badShape('{ do, tech, item }');
      return whyNotFreeItem(state, seat, item);
    }
    case 'wonder':
      return explainWonder(state, seat, answer);
    case 'consent':
      if (typeof answer['on'] !== 'boolean') return badShape('{ do, on }');
      return illegal('RUL-283', { wonder: 'unitedNations', consents: playerOf(state, seat).consents });
    case 'event':
    case 'ability':
    case 'greatPerson':
      return whyNotPlay(state, seat, answer, 'startOfTurn');
    default:
      return null;
  }
}

/** Does this name a place where coin tokens can lie? */
function isCoinPlace(from: string): boolean {
  return from === 'sheet' || from === 'panamaCanal' || COIN_TECHS.includes(techIndex(from));
}

function explainWonder(state: State, seat: Seat, answer: PlainObject): Illegal | null {
  const act = readWonderAct(answer);
  return act === null ? badShape('{ do, wonder } and figure, city, item or deck') : whyNotWonder(state, seat, act);
}
