import { Button, Toolbar } from 'react-aria-components';
import { setSettings, useSettings } from '../../app/settings.ts';
import type { StrokeName } from '../../art/strokes.ts';
import { Brand } from '../../parts/Brand.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { useWords } from '../../words/useWords.tsx';
import { PlayerStrips } from '../players/PlayerStrips.tsx';
import { turnIn } from '../words/awaitedIn.ts';
import { titleOf, useTableSay } from '../words/tableWords.ts';
import { useFrame } from './frameContext.tsx';
import { TableMenu } from './TableMenu.tsx';
import './topBar.css';

export function TopBar() {
  const say = useTableSay();
  const words = useWords();
  const { tableView } = useFrame();
  const { table, update, view } = tableView;
  const turn = turnIn(view);
  return (
    <header className="top">
      <Brand />
      <h1 className="top-title ellipsis">{titleOf(table, words)}</h1>
      {update.outcome !== null ? (
        <span className="tag">{say('ui.table.over')}</span>
      ) : (
        turn !== null && turn > 0 && <span className="tag top-turn">{say('ui.table.turn', { turn })}</span>
      )}
      <PlayerStrips />
      <Tools />
    </header>
  );
}

function Tools() {
  const say = useTableSay();
  const { textView } = useSettings();
  const { tableView, answering, open, panel, help, unread, moment } = useFrame();
  const { undoable } = tableView.update;
  return (
    <Toolbar className="tools" aria-label={say('ui.table.tools')}>
      {textView && (
        <Tool icon="map" label={say('ui.table.showBoard')} isNamed onPress={() => setSettings({ textView: false })} />
      )}
      {tableView.seat !== null && tableView.update.outcome === null && (
        <Tool
          icon="undo"
          label={say('ui.table.undo')}
          isNamed
          hint={say('ui.table.undo.hint', { count: undoable })}
          count={undoable}
          isDisabled={undoable === 0 || moment !== null}
          onPress={answering.undo}
        />
      )}
      {answering.restartable > 1 && (
        <Tool
          icon="again"
          label={say('ui.table.restart')}
          isNamed
          hint={say('ui.table.restart.hint', { count: answering.restartable })}
          onPress={answering.restart}
        />
      )}
      <Tool icon="log" label={say('ui.table.log')} isNamed isOn={panel === 'log'} onPress={() => open('log')} />
      {tableView.link.kind === 'online' && (
        <Tool
          icon="chat"
          label={unread > 0 ? say('ui.table.chat.unread', { count: unread }) : say('ui.table.chat')}
          hasDot={unread > 0}
          isOn={panel === 'chat'}
          onPress={() => open('chat')}
        />
      )}
      <Tool icon="help" label={say('ui.table.help')} onPress={() => help(null)} />
      <TableMenu />
    </Toolbar>
  );
}

function Tool({
  icon,
  label,
  hint,
  count = 0,
  isNamed = false,
  hasDot = false,
  isOn = false,
  isDisabled = false,
  onPress,
}: {
  readonly icon: StrokeName;
  readonly label: string;
  readonly hint?: string;
  readonly count?: number;
  readonly isNamed?: boolean;
  readonly hasDot?: boolean;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Tip text={hint ?? label}>
      <Button
        className={`tool tool-${icon}${isOn ? ' on' : ''}`}
        aria-label={count > 0 ? (hint ?? label) : label}
        isDisabled={isDisabled}
        onPress={onPress}
      >
        <StrokeIcon of={icon} />
        {isNamed && <span className="tool-name">{label}</span>}
        {/* The accessible name already contains the number, so the badge is purely visual. */}
        {count > 1 && <span className="tool-count" data-count={count} />}
        {hasDot && <span className="tool-dot" />}
      </Button>
    </Tip>
  );
}
