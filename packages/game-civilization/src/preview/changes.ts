import type { Seat } from '@tessera/kernel';
import { outskirtsOwner } from '../board/cities.ts';
import { unbuilt } from '../board/figures.ts';
import { faceOf, isBuilding, isCovering } from '../board/pieces.ts';
import { forEachCitySquare, resourceAt } from '../board/yields.ts';
import { BUILDING_UPGRADE, buildingId, resourceId, unitTypeId } from '../data/faces.ts';
import { FIGURES } from '../data/figures.ts';
import { productionSources } from '../rules/production.ts';
import { VICTORIES } from '../state/victories.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { pieceView } from '../view/map.ts';
import type { ChangeFact, CountFact, PieceFact } from './facts.ts';
import { CITY_MEASURES, PLAYER_MEASURES } from './numbers.ts';
import { unlocks } from './unlocks.ts';

/** Everything public that differs between two tables: numbers of cities and players, pieces, what is unlocked. */
export function changes(before: State, after: State): ChangeFact[] {
  const facts: ChangeFact[] = [];
  for (let seat = 0; seat < before.players.length; seat++) {
    addCities(before, after, seat, facts);
    addNumbers(before, after, seat, facts);
    addCounts(playerOf(before, seat), playerOf(after, seat), seat, facts);
    unlocks(before, after, seat, facts);
    addVictories(before, after, seat, facts);
  }
  addPieces(before, after, facts);
  return facts;
}

function addCities(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  const old = playerOf(before, seat).cities;
  const now = playerOf(after, seat).cities;
  for (let index = 0; index < now.length; index++) {
    const wasThere = (old[index] as number) >= 0;
    const isThere = (now[index] as number) >= 0;
    const city = (isThere ? now[index] : old[index]) as number;
    if (city < 0) continue;
    for (const { name: fact, rules, of } of CITY_MEASURES) {
      const was = wasThere ? of(before, seat, index) : null;
      const is = isThere ? of(after, seat, index) : null;
      if (was === is) continue;
      const sources = fact === 'production' && isThere ? productionSources(after, seat, index) : [];
      facts.push({ fact, seat, city, before: was, after: is, sources, rules });
    }
    addResources(before, after, seat, index, city, facts);
  }
}

function addResources(before: State, after: State, seat: Seat, index: number, city: number, facts: ChangeFact[]): void {
  const old = resourceSquares(before, seat, index);
  const now = resourceSquares(after, seat, index);
  const rules = ['HARV-001'];
  for (const square of now) {
    if (old.includes(square)) continue;
    const resource = resourceId(resourceAt(after, square));
    facts.push({ fact: 'resource', seat, city, square, resource, gained: true, rules });
  }
  for (const square of old) {
    if (now.includes(square)) continue;
    const resource = resourceId(resourceAt(before, square));
    facts.push({ fact: 'resource', seat, city, square, resource, gained: false, rules });
  }
}

function resourceSquares(state: State, seat: Seat, city: number): number[] {
  const squares: number[] = [];
  forEachCitySquare(state, seat, city, (square) => {
    if (resourceAt(state, square) >= 0) squares.push(square);
  });
  return squares;
}

function addNumbers(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  for (const { name, rules, of } of PLAYER_MEASURES) {
    const was = of(before, seat);
    const is = of(after, seat);
    if (was !== is) facts.push({ fact: 'number', of: name, seat, before: was, after: is, rules });
  }
}

function addCounts(before: Player, after: Player, seat: Seat, facts: ChangeFact[]): void {
  const add = (fact: CountFact): void => {
    if (fact.before !== fact.after) facts.push(fact);
  };
  for (const of of FIGURES) {
    add({
      fact: 'figures',
      of,
      seat,
      before: built(before, of),
      after: built(after, of),
      rules: ['FIG-002', 'FIG-009'],
    });
  }
  for (let i = 0; i < before.resources.length; i++) {
    const counted = { before: before.resources[i] as number, after: after.resources[i] as number };
    add({ fact: 'tokens', of: resourceId(i), seat, ...counted, rules: ['HARV-001'] });
  }
  for (let i = 0; i < before.ranks.length; i++) {
    const counted = { before: before.ranks[i] as number, after: after.ranks[i] as number };
    add({ fact: 'rank', of: unitTypeId(i), seat, ...counted, rules: ['TECH-002'] });
  }
}

function built({ armies, scouts }: Player, figure: 'army' | 'scout'): number {
  const figures = figure === 'army' ? armies : scouts;
  return figures.length - unbuilt(figures);
}

/** What was turned over, and what made room for something else (BLD-014, BLD-015, BLD-017, GP-003, GP-004). */
function addPieces(before: State, after: State, facts: ChangeFact[]): void {
  for (let square = 0; square < before.pieces.length; square++) {
    const was = before.pieces[square] as number;
    const is = after.pieces[square] as number;
    if (was === is || !isCovering(was)) continue;
    const seat = outskirtsOwner(before, square);
    if (isBuilding(was) && isBuilding(is) && BUILDING_UPGRADE[faceOf(was)] === faceOf(is) && seat >= 0) {
      const names = { from: buildingId(faceOf(was)), to: buildingId(faceOf(is)) };
      facts.push({ fact: 'upgraded', seat, square, ...names, rules: ['BLD-017'] });
    } else if (isCovering(is)) {
      facts.push(replacedBy(seat, square, was));
    }
  }
}

function replacedBy(seat: Seat, square: number, was: number): PieceFact {
  const piece = pieceView(was) ?? { kind: 'building', face: null };
  if (piece.kind === 'person') return { fact: 'replaced', seat, square, piece, to: 'reserve', rules: ['GP-004'] };
  const to = piece.kind === 'wonder' ? 'box' : 'market';
  return { fact: 'replaced', seat, square, piece, to, rules: ['BLD-014', 'BLD-015'] };
}

function addVictories(before: State, after: State, seat: Seat, facts: ChangeFact[]): void {
  for (const [i, victory] of VICTORIES.entries()) {
    const hasWon = after.outcome?.reason === victory && after.outcome.winners.includes(seat);
    const isNoted = (((after.reached[seat] as number) & ~(before.reached[seat] as number)) >> i) & 1;
    if (!hasWon && isNoted === 0) continue;
    facts.push({ fact: 'victory', seat, victory, ends: hasWon, rules: hasWon ? ['VIC-009'] : ['VAR-010'] });
  }
}
