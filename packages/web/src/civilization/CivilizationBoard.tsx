import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Drawer } from '../parts/Drawer.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { useTable } from '../table/tableContext.tsx';
import { BarExtra, TableSide, useSlots } from '../table/tableSlots.tsx';
import { Battle } from './Battle.tsx';
import { BattleResultPanel } from './BattleResultPanel.tsx';
import { BoardProvider, useBoard } from './boardContext.tsx';
import './civilization.css';
import './map.css';
import './panel.css';
import './picker.css';
import { MapStage } from './MapStage.tsx';
import { hasPicker, OptionPicker } from './OptionPicker.tsx';
import { Phases } from './Phases.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import { Players, usePlayersInStrips } from './Players.tsx';
import { TableLists } from './TableLists.tsx';
import { useCivilizationBar, useListed } from './useCivilizationBar.ts';
import { useCovered } from './useCovered.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNewBoard } from './useNewBoard.ts';
import { useUnreadBattle } from './useUnreadBattle.ts';

/** Below this width the side column is a drawer. */
const NARROW = '(max-width: 1279px)';

/** The table of Civilization: the map, the players around it, and everything that can be chosen. */
export function CivilizationBoard() {
  const board = useNewBoard();
  const listed = useListed(board);
  useCivilizationBar(board, listed);
  const { ask } = useTable();
  useKeptFocus(ask?.id ?? null);
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW);
  const hasFrame = useSlots() !== null;
  const [drawer, setDrawer] = useState<'player' | 'lists' | null>(null);
  const middle = useRef<HTMLDivElement>(null);
  const covered = useCovered(middle);
  const unread = useUnreadBattle();
  const { view } = board;
  // The result stands in place of the battle; if another battle is under way, it waits.
  const hasResult = unread !== null && (view.battle === null || view.battle.winner !== null);
  const battle = hasResult ? null : view.battle;
  const hasColumn = hasFrame && !isNarrow;
  const onLook = (seat: number) => {
    board.look(seat);
    if (!hasColumn) setDrawer('player');
  };
  const hasStrips = hasFrame && isPhone;
  usePlayersInStrips(board, { isOn: hasStrips, onLook });
  return (
    <BoardProvider value={board}>
      <div className="civ" data-narrow={isNarrow || undefined} data-phone={isPhone || undefined}>
        <Around isNarrow={isNarrow} hasStrips={hasStrips} onLook={onLook} onLists={() => setDrawer('lists')} />
        <div className="civ-middle" ref={middle} style={{ paddingBottom: covered }}>
          {hasResult && <BattleResultPanel battle={unread} />}
          {battle !== null && <Battle battle={battle} />}
          {/* On a phone a battle takes all the room. */}
          {(battle === null || !isPhone) && <MapStage isNear={isPhone || view.battle !== null} />}
        </div>
      </div>
      {hasPicker(ask, listed) && (
        <BarExtra>
          <OptionPicker listed={listed} />
        </BarExtra>
      )}
      {hasColumn && (
        <TableSide>
          <PlayerPanel seat={board.looked} />
        </TableSide>
      )}
      {drawer === 'player' && (
        <PlayerDrawer onClose={() => setDrawer(null)}>
          <PlayerPanel seat={board.looked} />
        </PlayerDrawer>
      )}
      {drawer === 'lists' && (
        <Drawer title={board.say.text('section.market')} onClose={() => setDrawer(null)}>
          <TableLists isOpen />
        </Drawer>
      )}
    </BoardProvider>
  );
}

function PlayerDrawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { looked } = useBoard();
  const { players } = useTable();
  return (
    <Drawer title={players.names[looked] ?? ''} onClose={onClose}>
      {children}
    </Drawer>
  );
}

/** Players, phases and the middle of the table: a column beside the map, or a row above it. */
function Around({
  isNarrow,
  hasStrips,
  onLook,
  onLists,
}: {
  readonly isNarrow: boolean;
  readonly hasStrips: boolean;
  readonly onLook: (seat: number) => void;
  readonly onLists: () => void;
}) {
  const { say } = useBoard();
  return (
    <div className={hasStrips ? 'civ-around over' : 'civ-around'}>
      {!isNarrow && <Phases />}
      {!hasStrips && <Players onLook={onLook} />}
      {isNarrow ? (
        <Button className="btn civ-lists-button" aria-label={say.text('section.market')} onPress={onLists}>
          <StrokeIcon of="layers" size={16} />
          <span>{say.text('section.market')}</span>
        </Button>
      ) : (
        <TableLists isOpen={false} />
      )}
    </div>
  );
}
