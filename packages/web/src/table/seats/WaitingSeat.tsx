import type { Seat } from '@tessera/kernel';
import { botLevel } from '@tessera/locales/common/names';
import type { TableInfo } from '@tessera/protocol';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/Mark.tsx';
import { useWords } from '../../words/useWords.tsx';
import { nameOf, useTableSay } from '../words/tableWords.ts';
import type { WaitingRoomActs } from './useWaitingRoom.ts';

/** A seat before the game: who sits there, and what the viewer may do about it. */
export function WaitingSeat({
  table,
  seat,
  acts,
}: {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly acts: WaitingRoomActs;
}) {
  const say = useTableSay();
  const words = useWords();
  const { you } = table;
  const { invited, sits } = acts;
  const kind = table.seats[seat]?.kind;
  const isOwn = you.seat === seat && sits;
  const isInvited = invited === seat;
  const word = table.words[seat] ?? '';
  return (
    <li className="waiting-seat">
      <SeatBadge seat={seat} />
      <span className="grow">
        <b>{kind === 'open' ? say('ui.table.room.open') : nameOf(table, seat, words)}</b>
        {isOwn && <span className="tag you">{say('ui.table.you')}</span>}
        {isInvited && <span className="tag you">{say('ui.table.room.invited')}</span>}
        {word !== '' && <span className="caption">{say('ui.table.room.theirWord', { word })}</span>}
      </span>
      {kind === 'open' && !sits && (invited === null || isInvited) && (
        <Button className={isInvited ? 'btn ink' : 'btn'} onPress={() => acts.join(seat)}>
          {say('ui.table.room.join')}
        </Button>
      )}
      {kind === 'open' && you.isCreator && (
        <>
          <CopyButton className="btn small" text={acts.invite(seat)}>
            {say('ui.table.room.invite')}
          </CopyButton>
          <BotMenu bots={acts.bots} onChoose={(bot) => acts.setBot(seat, bot)} />
        </>
      )}
      {kind === 'bot' && you.isCreator && (
        <Button className="btn small" onPress={() => acts.setBot(seat, null)}>
          {say('ui.table.room.noBot')}
        </Button>
      )}
      {isOwn && (
        <Button className="btn bare small" onPress={acts.leave}>
          {say('ui.table.room.leave')}
        </Button>
      )}
    </li>
  );
}

function BotMenu({ bots, onChoose }: { readonly bots: readonly string[]; readonly onChoose: (bot: string) => void }) {
  const say = useTableSay();
  const words = useWords();
  return (
    <MenuTrigger>
      <Button className="btn small">
        <StrokeIcon of="bot" size={16} />
        {say('ui.table.room.bot')}
      </Button>
      <Popover className="menu-popover">
        <Menu className="menu" onAction={(key) => onChoose(String(key))}>
          {bots.map((bot) => (
            <MenuItem key={bot} id={bot} className="menu-item">
              {botLevel(words, bot)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
