import { textOf } from '@tessera/locales';
import { useEffect, useRef } from 'react';
import { ChipIcon, TileIcon, TokenIcon } from '../art/foundersTile.tsx';
import { PhraseView } from '../parts/PhraseView.tsx';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';
import { stopEnter } from './MarketTile.tsx';
import { tileName } from './names.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { suppliersOf } from './supply.ts';
import type { Pick, Target } from './targets.ts';
import { useFoundersWords } from './useFoundersWords.ts';

/** The thing in hand or looked at: its text, and the ways to play it. Otherwise the current points. */
export function Panel() {
  const { choice, inspected } = useBoard();
  const { words } = useFoundersWords();
  const thing = choice.pick ?? inspected;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keys.
    <section className="panel founders-panel" aria-label={words.say('ui.founders.panel')} tabIndex={0}>
      {thing === null ? <ScoreTable /> : <Thing thing={thing} isPicked={choice.pick !== null} />}
    </section>
  );
}

function Thing({ thing, isPicked }: { readonly thing: Pick; readonly isPicked: boolean }) {
  const { talk, view, openRule } = useTable();
  const card = talk.card(`founders:${thing.of}:${thing.id}`, view);
  if (card === null) return null;
  const rules = card.parts.flatMap(({ lines }) => lines.map(textOf));
  return (
    <>
      <div className="founders-thing">
        {thing.of === 'tile' ? <TileIcon tile={thing.id} /> : <TokenIcon of={thing.id} size={72} />}
        <div className="grow">
          <h2 className="title">{card.heading}</h2>
          <p className="muted">
            {card.lines.map((line) => (
              <span key={textOf(line)}>
                <PhraseView phrase={line} />
                {/[.;]$/.test(textOf(line)) ? ' ' : '. '}
              </span>
            ))}
            {rules.map((rule) => (
              <button key={rule} type="button" className="rule-link founders-rule" onClick={() => openRule(rule)}>
                {rule}
              </button>
            ))}
          </p>
        </div>
      </div>
      {isPicked && <Ways />}
    </>
  );
}

/** The lit places as a list, numbered as on the board. */
function Ways() {
  const { choice } = useBoard();
  const { targets, shown } = choice;
  const list = useRef<HTMLOListElement>(null);
  const key = shown?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    list.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return (
    <ol className="founders-ways" ref={list}>
      {targets.map((target) => (
        <li key={target.key}>
          <Way target={target} isShown={target.key === key} />
        </li>
      ))}
    </ol>
  );
}

function Way({ target, isShown }: { readonly target: Target; readonly isShown: boolean }) {
  const { choice, look } = useBoard();
  const { talk, ask, view: plain, players } = useTable();
  if (ask === null) return null;
  const point = (isPointedAt: boolean) => choice.point(isPointedAt ? target : null);
  return (
    <button
      type="button"
      className="founders-way"
      data-shown={isShown || undefined}
      onClick={(event) => {
        if (target.seat !== null) look(target.seat);
        choice.choose(target, event.detail === 0);
      }}
      onKeyDown={stopEnter}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(true)}
      onPointerLeave={() => point(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(true)}
      onBlur={() => point(false)}
    >
      <b className="founders-way-number">{target.number}</b>
      <WayText target={target} option={textOf(talk.option(target.option, ask, plain, players))} />
    </button>
  );
}

function WayText({ target, option }: { readonly target: Target; readonly option: string }) {
  const { choice, view, own, words } = useBoard();
  const { ask } = useTable();
  const territory = view.territories[own];
  if (ask === null || territory === undefined) return null;
  const tile = choice.pick?.of === 'tile' ? choice.pick.id : null;
  const suppliers =
    tile === null || ask.kind !== 'addTile' ? null : suppliersOf(territory, tile, target.place, view.bought);
  if (suppliers === null || suppliers.length === 0) {
    return <span className="grow">{option}</span>;
  }
  return (
    <>
      <span className="sr">{option}. </span>
      {suppliers.map(({ resource, from, producer }) => (
        <span key={resource} className="founders-way-part">
          <ChipIcon of={resource} size={22} />
          <span>
            {producer === null
              ? words.words.say('ui.founders.wayBought')
              : producer === from
                ? tileName(words, producer.tile)
                : words.words.say('ui.founders.wayCart', { tile: tileName(words, producer.tile) })}
          </span>
        </span>
      ))}
      {target.replaces !== null && (
        <span className="founders-way-part founders-way-cost">
          {words.words.say('ui.founders.wayReplaces', words.speech.tile('old', target.replaces.tile))}
        </span>
      )}
    </>
  );
}
