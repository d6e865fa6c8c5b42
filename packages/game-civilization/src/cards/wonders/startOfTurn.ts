import { call, type Illegal, illegal, type Seat, tell } from '@tessera/kernel';
import { figuresAt, unbuilt } from '../../board/figures.ts';
import { GOVERNMENT_TRADE, WONDER_GAINED_CULTURE, WONDER_TRADE } from '../../data/amounts.ts';
import { TRACK_END } from '../../data/faces.ts';
import { FIGURES, type Figure } from '../../data/figures.ts';
import { WONDER } from '../../data/names.ts';
import type { WonderId } from '../../data/wonders.ts';
import { governedBy, hasWonder } from '../../rules/knowledge.ts';
import { stackingLimit } from '../../rules/limits.ts';
import { isUsed } from '../../rules/oncePerTurn.ts';
import { techsOfOthers } from '../../rules/techsOfOthers.ts';
import { isObsolete, wonderSquare } from '../../rules/wonders.ts';
import { advancing } from '../../state/frames/advanceTrack.ts';
import { freeTechFrame } from '../../state/frames/freeTech.ts';
import { TURN_WONDERS, type TurnWonder, type WonderAct } from '../../state/questions/startOfTurn.ts';
import { type Player, playerOf, type State, type StepContext } from '../../state.ts';
import { placeFigure } from '../../verbs/figures.ts';
import { gainCulture, gainTrade } from '../../verbs/goods.ts';
import { markUsed } from '../../verbs/markUsed.ts';
import { settle } from '../../verbs/settle.ts';

/** Wonders that give something automatically, and what they give. Panama's coin comes last, after Democracy's trade. */
const GAINS = ['stonehenge', 'louvre', 'colossus'] as const satisfies readonly WonderId[];

/**
 * Automatic gains at the beginning of a player's part, or later in it when their source begins to work, in this order and
 * once per turn (RUL-043, RUL-258).
 */
export function automaticGains(context: StepContext, seat: Seat): void {
  const player = playerOf(context.state, seat);
  if (player.wonders.length > 0) {
    for (const wonder of GAINS) {
      if (!startsToGive(context, seat, wonder)) continue;
      gainCulture(context, seat, WONDER_GAINED_CULTURE[WONDER[wonder]] as number);
      gainTrade(context, seat, WONDER_TRADE[WONDER[wonder]] as number);
    }
  }
  if (context.state.options.democracyTrade === 'start_of_turn') gainDemocracyTrade(context, seat, player);
  if (player.wonders.length > 0 && startsToGive(context, seat, 'panamaCanal')) {
    player.canalCoins++;
    tell(context, { kind: 'coinGained', seat, on: 'panamaCanal' });
    settle(context);
  }
}

function gainDemocracyTrade(context: StepContext, seat: Seat, player: Player): void {
  if (!governedBy(player, 'democracy') || isUsed(player, 'democracyTrade')) return;
  markUsed(player, 'democracyTrade');
  gainTrade(context, seat, GOVERNMENT_TRADE[player.government] as number);
}

/** Does the wonder work, and has it not given its gain this turn? From now on it counts as given. */
function startsToGive(context: StepContext, seat: Seat, wonder: (typeof GAINS)[number] | 'panamaCanal'): boolean {
  const player = playerOf(context.state, seat);
  if (!hasWonder(context.state, seat, wonder) || isUsed(player, wonder)) return false;
  markUsed(player, wonder);
  tell(context, { kind: 'wonderUsed', seat, wonder });
  return true;
}

/** Hands over every such act that the player may do now. */
export function forEachWonderAct(state: State, seat: Seat, take: (act: WonderAct) => void): void {
  if (playerOf(state, seat).wonders.length === 0) return;
  for (const wonder of TURN_WONDERS) {
    if (wonder !== 'hangingGardens') {
      if (actRule(state, seat, wonder, null) === null) take({ do: 'wonder', wonder, figure: null });
      continue;
    }
    for (const figure of FIGURES) {
      if (actRule(state, seat, wonder, figure) === null) take({ do: 'wonder', wonder, figure });
    }
  }
}

/** Why the wonder cannot be used this way, or null if it can. */
export function whyNotWonder(state: State, seat: Seat, wonder: TurnWonder, figure: Figure | null): Illegal | null {
  const rule = actRule(state, seat, wonder, figure);
  return rule === null ? null : illegal(rule, { wonder, figure });
}

type WonderRule = 'WON-009' | 'OBS-002' | 'BLK-003' | 'RUL-043' | 'FIG-002' | 'FIG-005' | 'RUL-247' | 'ART-013';

function actRule(state: State, seat: Seat, wonder: TurnWonder, figure: Figure | null): WonderRule | null {
  const player = playerOf(state, seat);
  if (!player.wonders.includes(WONDER[wonder])) return 'WON-009';
  if (!hasWonder(state, seat, wonder)) return isObsolete(state, WONDER[wonder]) ? 'OBS-002' : 'BLK-003';
  if (isUsed(player, wonder)) return 'RUL-043';
  switch (wonder) {
    case 'hangingGardens':
      return gardenRule(state, seat, figure);
    case 'statueOfLiberty':
      return techsOfOthers(state, seat).length > 0 ? null : 'RUL-247';
    case 'sydneyOperaHouse':
      return player.track < TRACK_END ? null : 'ART-013';
  }
}

/** A free figure in the wonder's square; every other rule of building it still holds (RUL-065). */
function gardenRule(state: State, seat: Seat, figure: Figure | null): WonderRule | null {
  const player = playerOf(state, seat);
  if (unbuilt(figure === 'scout' ? player.scouts : player.armies) === 0) return 'FIG-002';
  const square = wonderSquare(state, WONDER.hangingGardens);
  return square < 0 || figuresAt(player, square) >= stackingLimit(state, player) ? 'FIG-005' : null;
}

export function useWonder(context: StepContext, seat: Seat, act: WonderAct): void {
  const { state } = context;
  markUsed(playerOf(state, seat), act.wonder);
  tell(context, { kind: 'wonderUsed', seat, wonder: act.wonder });
  switch (act.wonder) {
    case 'hangingGardens': {
      const square = wonderSquare(state, WONDER.hangingGardens);
      tell(context, { kind: 'figureBuilt', seat, figure: act.figure, square });
      placeFigure(context, seat, act.figure, square);
      return;
    }
    case 'statueOfLiberty':
      call(state, freeTechFrame(seat, act.wonder, techsOfOthers(state, seat)));
      return;
    case 'sydneyOperaHouse':
      call(state, advancing(seat));
      return;
  }
}
