import { FAMILIES, type Family, STACKS } from '@tessera/game-founders/data';
import { useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { faceOf } from '../art/foundersTile.tsx';
import { useRoving } from '../board/useRoving.ts';
import { useTable } from '../table/tableContext.tsx';
import { useBoard } from './boardContext.tsx';
import { TokenChoice } from './Hand.tsx';
import { byPoints } from './Market.tsx';
import { MarketTile } from './MarketTile.tsx';
import { StackButton } from './StackButton.tsx';

/** On phones the middle of the table lies in the bottom sheet: a tab for each family, its tiles side by side. */
export function Sheet() {
  const { view, choice, words } = useBoard();
  const { ask } = useTable();
  const [opened, setOpened] = useState<{ readonly ask: string | null; readonly family: Family } | null>(null);
  const say = words.words.say;
  const tilesOf = (family: Family) => (family === 'victory' ? byPoints(view.victory) : view.rows[family]);
  // Each question opens the family with the most choices; after that the player may switch freely.
  const picked = choice.pick?.of === 'tile' ? faceOf(choice.pick.id).family : null;
  const best = [...FAMILIES].reverse().find((one) => tilesOf(one).some((tile) => choice.pickable.has(tile)));
  const family = opened !== null && opened.ask === (ask?.id ?? null) ? opened.family : (picked ?? best ?? 'nature');
  if (ask?.kind === 'revealTile') return <Stacks />;
  if (ask?.kind === 'playToken') return <TokenChoice />;
  return (
    <Tabs
      className="founders-sheet"
      selectedKey={family}
      onSelectionChange={(key) => setOpened({ ask: ask?.id ?? null, family: key as Family })}
    >
      <TabList className="founders-tabs" aria-label={say('ui.founders.rows')}>
        {FAMILIES.map((one) => (
          <Tab key={one} id={one} className="founders-tab">
            {say('ui.founders.family', { family: one })}
            <b>{tilesOf(one).length}</b>
          </Tab>
        ))}
      </TabList>
      {/* Each tab has its own panel, and only the open one is rendered: tabs refer to their panels. */}
      {FAMILIES.map((one) => (
        <TabPanel key={one} id={one} className="founders-tab-panel">
          <Carousel family={one} tiles={tilesOf(one)} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Carousel({ family, tiles }: { readonly family: Family; readonly tiles: readonly string[] }) {
  const { recent, choice } = useBoard();
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving(root);
  // Tiles that fit come first, so that players need not search for them.
  const order = tiles.map((_, i) => i).sort((a, b) => fits(b) - fits(a) || a - b);
  function fits(i: number): number {
    return choice.pickable.has(tiles[i] ?? '') ? 1 : 0;
  }
  return (
    <div className="founders-carousel" ref={root} {...roving}>
      {order.map((i) => {
        const tile = tiles[i] ?? '';
        const isNew = i === tiles.length - 1 && recent.revealed.has(`${family}:${tile}`);
        return <MarketTile key={`${tile}:${i}`} tile={tile} rove={`tile:${family}:${i}`} isNew={isNew} />;
      })}
    </div>
  );
}

/** While a stack is to be chosen: all three, each with its row. */
function Stacks() {
  const { view, words } = useBoard();
  const root = useRef<HTMLDivElement>(null);
  const roving = useRoving(root);
  return (
    <div className="founders-stacks" ref={root} {...roving}>
      {STACKS.map((stack) => (
        <div key={stack} className="founders-stack-choice">
          <StackButton stack={stack} />
          <span>{words.words.say('ui.founders.family', { family: stack })}</span>
          <span className="caption">{words.words.say('ui.founders.inRow', { count: view.rows[stack].length })}</span>
        </div>
      ))}
    </div>
  );
}
