import type { TerritoryView } from '@tessera/game-founders';
import { TOKEN_FACES } from '@tessera/game-founders/data';
import type { MouseEvent } from 'react';
import { ChipIcon, TokenIcon } from '../art/foundersTile.tsx';
import { useTable } from '../table/tableContext.tsx';
import { whyNot } from '../table/whyNot/whyNot.ts';
import { useBoard } from './boardContext.tsx';
import { tokenIntent } from './intents.ts';
import { leavesFor, stopEnter } from './MarketTile.tsx';
import { tokenName } from './names.ts';
import { playsOf } from './targets.ts';
import { goToTargets } from './useBoardKeys.ts';

interface Held {
  readonly token: string;
  readonly count: number;
  /** Received this turn: it cannot be played yet. */
  readonly isFresh: boolean;
}

function heldIn({ hand }: TerritoryView): Held[] {
  const ids = [...new Set(hand.map(({ token }) => token))];
  return ids.map((token) => {
    const same = hand.filter((one) => one.token === token);
    return { token, count: same.length, isFresh: same.every(({ playable }) => !playable) };
  });
}

/** The player's own tokens, large and with names: on phones, while one of them may be played. */
export function TokenChoice() {
  const { view, own, words } = useBoard();
  const territory = view.territories[own];
  if (territory === undefined) return null;
  return (
    <ul className="founders-token-choice" aria-label={words.words.say('ui.founders.tokens')}>
      {heldIn(territory).map((one) => (
        <li key={one.token}>
          <OwnToken held={one} size={44} />
          <span aria-hidden="true">{tokenName(words, one.token)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A player's tokens. Players pick their own here; a token that cannot be played says why. */
export function Hand({ territory, isOwn }: { readonly territory: TerritoryView; readonly isOwn: boolean }) {
  const { words } = useBoard();
  const held = heldIn(territory);
  if (held.length === 0) return null;
  return (
    <ul className="founders-hand" aria-label={words.words.say('ui.founders.tokens')}>
      {held.map((one) => (
        <li key={one.token}>{isOwn ? <OwnToken held={one} /> : <LooseToken held={one} />}</li>
      ))}
    </ul>
  );
}

function useTokenLabel({ token, count, isFresh }: Held): string {
  const { words } = useBoard();
  const params = { token: tokenName(words, token), count, fresh: isFresh ? 'yes' : 'no' };
  return words.words.say('ui.founders.tokenHeld', params);
}

function LooseToken({ held }: { readonly held: Held }) {
  return (
    <span className="founders-token" role="img" aria-label={useTokenLabel(held)}>
      <TokenFaceIcon held={held} />
    </span>
  );
}

function OwnToken({ held, size = 28 }: { readonly held: Held; readonly size?: number }) {
  const { choice, view, own, refuse, inspect, look } = useBoard();
  const { ask } = useTable();
  const label = useTokenLabel(held);
  const plays = playsOf(ask, view, own, held.token);
  const canPlay = plays.length > 0;
  const isPicked = choice.pick?.of === 'token' && choice.pick.id === held.token;
  const press = (event: MouseEvent) => {
    if (!canPlay) {
      refuse(tokenIntent(view, own, held.token));
      return;
    }
    if (isPicked) {
      if (event.detail === 0) goToTargets();
      else choice.drop();
      return;
    }
    choice.pickUp({ of: 'token', id: held.token });
    // A token for others' tiles leads to a territory where it can be played.
    const seats = plays.map((play) => play['seat']).filter((seat) => typeof seat === 'number');
    look(seats[0] ?? own);
  };
  return (
    <button
      type="button"
      className="founders-token"
      {...whyNot(canPlay ? null : tokenIntent(view, own, held.token))}
      data-token={held.token}
      data-picked={isPicked || undefined}
      data-lit={canPlay || undefined}
      aria-pressed={isPicked}
      aria-disabled={!canPlay || undefined}
      aria-label={label}
      onClick={press}
      onKeyDown={stopEnter}
      onPointerEnter={(event) => event.pointerType === 'mouse' && inspect({ of: 'token', id: held.token })}
      onPointerLeave={() => inspect(null)}
      onFocus={() => inspect({ of: 'token', id: held.token })}
      onBlur={(event) => leavesFor(event, inspect)}
    >
      <TokenFaceIcon held={held} size={size} />
    </button>
  );
}

/** Craftsmen carry the good they work on. */
function TokenFaceIcon({ held: { token, count }, size = 28 }: { readonly held: Held; readonly size?: number }) {
  const good = TOKEN_FACES.find(({ id }) => id === token)?.good ?? null;
  return (
    <>
      <TokenIcon of={token} size={size} />
      {good !== null && (
        <span className="founders-token-good">
          <ChipIcon of={good} size={Math.round(size * 0.55)} />
        </span>
      )}
      {count > 1 && (
        <b className="founders-token-count" aria-hidden="true">
          {count}
        </b>
      )}
    </>
  );
}
