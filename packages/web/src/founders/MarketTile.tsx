import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { TileIcon } from '../art/foundersTile.tsx';
import { useTable } from '../table/tableContext.tsx';
import { whyNot } from '../table/whyNot/whyNot.ts';
import { type Board, useBoard } from './boardContext.tsx';
import { tileIntent } from './intents.ts';
import { faceName } from './names.ts';
import { goToTargets } from './useBoardKeys.ts';

export const stopEnter = (event: KeyboardEvent) => {
  // The press follows; the bar must not use the same key for its own button.
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.stopPropagation();
  // A key held down has already pressed something else.
  if (event.repeat) event.preventDefault();
};

/** The thing stays shown while the focus is in the panel about it. */
export function leavesFor({ relatedTarget }: FocusEvent, inspect: Board['inspect']): void {
  if (relatedTarget?.closest('.founders-panel') == null) inspect(null);
}

/** A face-up tile in the middle. It is picked here; if it cannot be picked, it says why. */
export function MarketTile({
  tile,
  rove,
  isNew = false,
  isGoing = false,
}: {
  readonly tile: string;
  readonly rove: string;
  readonly isNew?: boolean;
  /** The option under the pointer would send it to the box. */
  readonly isGoing?: boolean;
}) {
  const { choice, words, view, own, refuse, inspect, look } = useBoard();
  const { ask } = useTable();
  const places = choice.pickable.get(tile) ?? 0;
  const isAsked = ask?.kind === 'addTile' || ask?.kind === 'draftTile';
  const isDrafting = ask?.kind === 'draftTile';
  // While the second of the first two tiles is laid, an equal tile in the rows is a different one.
  const isPicked = isAsked && choice.pick?.of === 'tile' && choice.pick.id === tile;
  const canPick = places > 0;
  const thing = faceName(words, tile);
  const say = words.words.say;
  const name = canPick && !isDrafting ? say('ui.founders.tileFits', { thing, places }) : thing;

  const press = (event: MouseEvent) => {
    if (!canPick) {
      inspect({ of: 'tile', id: tile });
      refuse(tileIntent(view, own, tile, isDrafting));
      return;
    }
    if (isPicked && isDrafting) choice.confirm();
    else if (isPicked && event.detail === 0) goToTargets();
    else if (isPicked && choice.canDrop) choice.drop();
    else {
      choice.pickUp({ of: 'tile', id: tile });
      look(own);
    }
  };
  return (
    <button
      type="button"
      className="founders-pick"
      data-rove={rove}
      {...whyNot(canPick || ask === null ? null : tileIntent(view, own, tile, isDrafting))}
      data-lit={canPick || undefined}
      data-drafting={(canPick && isDrafting) || undefined}
      data-picked={isPicked || undefined}
      data-new={isNew || undefined}
      data-going={isGoing || undefined}
      data-no={(isAsked && !canPick) || undefined}
      aria-pressed={isPicked}
      aria-disabled={!canPick || undefined}
      aria-label={isAsked && !canPick ? say('ui.founders.tileDoesNotFit', { thing }) : name}
      tabIndex={-1}
      onClick={press}
      onKeyDown={stopEnter}
      onPointerEnter={(event) => event.pointerType === 'mouse' && inspect({ of: 'tile', id: tile })}
      onPointerLeave={() => inspect(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && inspect({ of: 'tile', id: tile })}
      onBlur={(event) => leavesFor(event, inspect)}
    >
      <TileIcon tile={tile} />
    </button>
  );
}
