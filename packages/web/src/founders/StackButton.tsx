import type { Stack } from '@tessera/game-founders/data';
import { textOf } from '@tessera/locales';
import type { MouseEvent } from 'react';
import { BackDrawing } from '../art/foundersTile.tsx';
import { useTable } from '../table/tableContext.tsx';
import { whyNot } from '../table/whyNot/whyNot.ts';
import { useBoard } from './boardContext.tsx';
import { stackIntent } from './intents.ts';
import { stopEnter } from './MarketTile.tsx';

/** A face-down stack with its count. Revealing its top tile takes one press; two if a full row would go to the box. */
export function StackButton({ stack }: { readonly stack: Stack }) {
  const { choice, words, view, refuse } = useBoard();
  const { ask, talk, players, view: plain } = useTable();
  const target = choice.targets.find(({ key }) => key === `stack:${stack}`) ?? null;
  const isFull = view.rows[stack].length >= 5;
  const isShown = target !== null && choice.shown?.key === target.key;
  const thing = words.words.say('ui.founders.stack', { stack, left: view.stacks[stack] });
  // The option adds information only where a full row would go to the box.
  const isPlain = target === null || ask === null || !isFull;
  const name = isPlain ? thing : `${thing}. ${textOf(talk.option(target.option, ask, plain, players))}`;
  const press = (event: MouseEvent) => {
    if (target === null) refuse(stackIntent(stack));
    else choice.choose(target, !isFull || event.detail === 0);
  };
  return (
    <button
      type="button"
      className="founders-stack"
      data-rove={`stack:${stack}`}
      {...whyNot(target === null ? stackIntent(stack) : null)}
      data-lit={target !== null || undefined}
      data-shown={isShown || undefined}
      data-empty={view.stacks[stack] === 0 || undefined}
      aria-disabled={target === null || undefined}
      aria-label={name}
      tabIndex={-1}
      onClick={press}
      onKeyDown={stopEnter}
      onPointerEnter={(event) => event.pointerType === 'mouse' && target !== null && choice.point(target)}
      onPointerLeave={() => target !== null && choice.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && target !== null && choice.point(target)}
      onBlur={() => target !== null && choice.point(null)}
    >
      <svg className="founders-tile" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <BackDrawing family={stack} count={view.stacks[stack]} />
      </svg>
    </button>
  );
}
