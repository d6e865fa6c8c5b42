import type { Seat } from '@tessera/kernel';
import { coinPlaces } from '../../rules/loot.ts';
import { protectedFrom } from '../../rules/protection.ts';
import { STOP } from '../../state/choice.ts';
import { coinChosen, coinValue } from '../../state/coinChoice.ts';
import { playerOf, type State } from '../../state.ts';
import { loseCoin } from '../../verbs/goods.ts';
import type { Play } from '../play.ts';
import { forbidden, type Verdict } from './choosing.ts';

/**
 * Counterfeiters, Depression, Bank Scandal, Mysticism: other players discard a coin token each, chosen by its place (RUL-306,
 * RUL-368). Up to some number of players, but at least one; or, with null, everybody who has a token, one after the other.
 * Only events spare an owner of United Nations (FAQ-053).
 */
export function coinLoss(players: number | null, by: 'event' | 'ability'): Play {
  const verdictOn = (state: State, seat: Seat, chosen: readonly number[]): Verdict => {
    const shielded = by === 'event' ? protectedFrom(state, seat) : 0;
    const next = players === null ? (victims(state, seat, shielded)[chosen.length] ?? -1) : null;
    return (value) => {
      const coin = coinChosen(value);
      if (coin === null) return 'RUL-249';
      const { owner, place } = coin;
      if (owner === seat || !hasCoin(state, owner, place)) return 'RUL-306';
      if ((shielded & (1 << owner)) !== 0) return 'RUL-283';
      const isTheirTurn = next === null || next === owner;
      return isTheirTurn && !ownersOf(chosen).includes(owner) ? null : 'RUL-368';
    };
  };
  return {
    choices(state, seat, chosen) {
      if (chosen.length === players || chosen.includes(STOP)) return null;
      const verdict = verdictOn(state, seat, chosen);
      const coins = othersOf(state, seat).flatMap((owner) => coinsFrom(state, owner));
      const values = coins.filter((coin) => verdict(coin) === null);
      if (chosen.length === 0) return { of: 'coin', values };
      if (values.length === 0) return null;
      return { of: 'coin', values: players === null ? values : [STOP, ...values] };
    },
    whyNot: (state, seat, chosen, value) => forbidden(verdictOn(state, seat, chosen)(value)),
    targets: (_state, _seat, chosen) => ownersOf(chosen).reduce((all, owner) => all | (1 << owner), 0),
    // One change, settled when the card has been carried out (RUL-148).
    resolve(context, _seat, chosen) {
      for (const value of chosen) {
        const coin = coinChosen(value);
        if (coin !== null && hasCoin(context.state, coin.owner, coin.place)) loseCoin(context, coin.owner, coin.place);
      }
    },
  };
}

/** The others, clockwise from the player. */
function othersOf({ players }: State, seat: Seat): Seat[] {
  return players.slice(1).map((_, i) => (seat + 1 + i) % players.length);
}

function victims(state: State, seat: Seat, shielded: number): Seat[] {
  return othersOf(state, seat).filter(
    (owner) => (shielded & (1 << owner)) === 0 && coinPlaces(playerOf(state, owner)).length > 0,
  );
}

function coinsFrom(state: State, owner: Seat): number[] {
  return coinPlaces(playerOf(state, owner)).map((place) => coinValue(owner, place));
}

function hasCoin(state: State, owner: Seat, place: string): boolean {
  const player = state.players[owner];
  return player !== undefined && coinPlaces(player).some((one) => one === place);
}

function ownersOf(chosen: readonly number[]): Seat[] {
  return chosen.flatMap((value) => coinChosen(value)?.owner ?? []);
}
