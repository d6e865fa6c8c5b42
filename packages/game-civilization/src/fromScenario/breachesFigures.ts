import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { armiesAt, figureOwners, scoutsAt } from '../board/figures.ts';
import { bitCount } from '../board/groups.ts';
import { clone } from '../clone.ts';
import {
  ENEMY_ARMY,
  ENEMY_CITY,
  ENEMY_SCOUTS,
  endRule,
  enterRule,
  HUT,
  partyAt,
  RELIC,
  squareKind,
  VILLAGE,
} from '../rules/entering.ts';
import type { Battle } from '../state/frames/battle.ts';
import { type Player, playerOf, type State } from '../state.ts';

/** What an army settles where it ends its movement: at rest it is over. */
const SETTLED: { readonly [kind: number]: string } = {
  [RELIC]: 'REL-005',
  [HUT]: 'MOVE-020',
  [VILLAGE]: 'MOVE-020',
  [ENEMY_CITY]: 'MOVE-017',
  [ENEMY_ARMY]: 'RUL-019',
  [ENEMY_SCOUTS]: 'RUL-019',
};

/** What is wrong with where figures stand. */
export function figureBreaches(state: State, battle: Battle | null): Illegal[] {
  const found: Illegal[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    for (const square of squaresOf(player)) {
      const isFight = battle !== null && square === battle.square;
      const rule = isFight ? whyNotFighting(state, battle, seat) : whyNotThere(state, seat, square);
      if (rule !== null) {
        const [armies, scouts] = [armiesAt(player, square), scoutsAt(player, square)];
        found.push(illegal(rule, { part: armies > 0 ? 'armies' : 'scouts', seat, square, armies, scouts }));
      }
    }
  }
  return found;
}

/** Could the attackers have entered (RUL-107, GOV-015), and could the others have been there before them? */
function whyNotFighting(state: State, { attacker, square }: Battle, seat: Seat): string | null {
  if (seat === attacker) return whyNotEnter(state, seat, square);
  const before = clone(state);
  const { armies, scouts } = playerOf(before, attacker);
  for (const figures of [armies, scouts]) {
    for (let i = 0; i < figures.length; i++) if (figures[i] === square) figures[i] = -1;
  }
  return whyNotThere(before, seat, square);
}

/** Could the figures of a square have ended their movement there together, with nothing left to settle? */
function whyNotThere(state: State, seat: Seat, square: number): string | null {
  if (bitCount(figureOwners(state, square)) > 1) return 'RUL-019';
  return whyNotEnter(state, seat, square) ?? SETTLED[squareKind(state, seat, square)] ?? null;
}

/** Could they have come there, and stayed, all together? */
function whyNotEnter(state: State, seat: Seat, square: number): string | null {
  const player = playerOf(state, seat);
  const party = partyAt(state, seat, square, armiesAt(player, square), scoutsAt(player, square));
  const kind = squareKind(state, seat, square);
  const rule = enterRule(state, party, square, kind) ?? endRule(state, party, square, kind);
  // An effect may have stopped them there, or the Gate was built later (FAQ-073).
  return rule === 'FAQ-074' ? null : rule;
}

function squaresOf({ armies, scouts }: Player): number[] {
  const all = [...armies, ...scouts];
  return all.filter((square, i) => square >= 0 && all.indexOf(square) === i);
}
