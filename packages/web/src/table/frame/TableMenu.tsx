import { LANGUAGES } from '@tessera/locales';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { go } from '../../app/navigation.tsx';
import { LANGUAGE_NAMES } from '../../app/PageFrame.tsx';
import { setSettings, useSettings } from '../../app/settings.ts';
import type { StrokeName } from '../../art/strokes.ts';
import { download } from '../../parts/download.ts';
import { StrokeIcon } from '../../parts/Icon.tsx';
import { useMedia } from '../../parts/useMedia.ts';
import { useTableSay } from '../words/tableWords.ts';
import { useFrame } from './frameContext.tsx';

/** Below this width the side column opens on demand. */
const NARROW = '(max-width: 1279px)';

/** Everything that is not needed every turn. */
export function TableMenu() {
  const say = useTableSay();
  const { textView, language } = useSettings();
  const frame = useFrame();
  const isNarrow = useMedia(NARROW);
  const { tableView, open, replay, record, refuse } = frame;
  const { table, seat, update, link, talk } = tableView;
  const own = seat === null ? undefined : table.seats[seat];
  const plays = own !== undefined && !own.resigned && update.outcome === null;
  const hasBot = own !== undefined && own.bot !== null;
  // On one screen the person in front of it acts for those who have handed over.
  const other =
    link.kind === 'offline'
      ? table.seats.find(({ kind, bot, resigned }) => kind === 'person' && bot !== null && !resigned)
      : undefined;
  const save = async () => {
    const text = await record();
    if (typeof text === 'string') download(`${table.game}-${table.id}.tessera`, text);
    else refuse(text);
  };
  const reclaim = async () => {
    const reply = await link.command({ type: 'reclaim' });
    if (reply.type === 'refused') refuse({ rule: reply.code, params: reply.params });
  };
  return (
    <MenuTrigger>
      <Button className="tool tool-menu" aria-label={say('ui.table.menu')}>
        <StrokeIcon of="menu" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu className="menu">
          <MenuSection>
            <Header className="menu-header">{say('ui.table.menu.look')}</Header>
            <Item icon="chart" label={say('ui.table.charts')} onAction={() => open('charts')} />
            <Item
              icon="play"
              label={say('ui.table.replay')}
              onAction={() => go({ page: 'replay', source: replay, id: table.id, n: null })}
            />
            <Item
              icon={textView ? 'map' : 'log'}
              label={say(textView ? 'ui.table.showBoard' : 'ui.table.textView')}
              hint="T"
              onAction={() => setSettings({ textView: !textView })}
            />
            {isNarrow && <Item icon="share" label={say('ui.table.side')} onAction={() => open('side')} />}
            <Item icon="shield" label={say('ui.table.fairness')} onAction={() => open('fairness')} />
            <Item icon="save" label={say('ui.table.export')} onAction={() => void save()} />
          </MenuSection>
          {plays && <Separator className="menu-line" />}
          {plays && (
            <MenuSection>
              <Header className="menu-header">{say('ui.table.menu.seat')}</Header>
              {other !== undefined && !hasBot && (
                <Item
                  icon="user"
                  label={say('ui.table.takeBack.of', { name: other.name })}
                  onAction={() => void reclaim()}
                />
              )}
              {hasBot ? (
                <Item icon="user" label={say('ui.table.takeBack')} onAction={() => void reclaim()} />
              ) : (
                <Item icon="bot" label={say('ui.table.handOver')} onAction={() => open('handOver')} />
              )}
              <Item icon="next" label={say('ui.table.orders')} onAction={() => open('orders')} />
              <Item icon="undo" label={say('ui.table.proposeUndo')} onAction={() => open('proposeUndo')} />
              {talk.hasAgreedEnd && (
                <Item icon="check" label={say('ui.table.proposeEnd')} onAction={() => open('proposeEnd')} />
              )}
              <Item icon="flag" label={say('ui.table.resign')} onAction={() => open('resign')} />
            </MenuSection>
          )}
          <Separator className="menu-line" />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
            onSelectionChange={(keys) => {
              const chosen = LANGUAGES.find((one) => keys === 'all' || keys.has(one));
              if (chosen !== undefined) setSettings({ language: chosen });
            }}
          >
            <Header className="menu-header">{say('ui.table.menu.language')}</Header>
            {LANGUAGES.map((one) => (
              <MenuItem key={one} id={one} lang={one} className="menu-item" textValue={LANGUAGE_NAMES[one]}>
                <span className="menu-check">{one === language && <StrokeIcon of="check" size={16} />}</span>
                <span className="grow">{LANGUAGE_NAMES[one]}</span>
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className="menu-line" />
          <MenuSection>
            <Header className="menu-header">{say('ui.table.menu.page')}</Header>
            <Item icon="help" label={say('ui.table.help')} hint="H" onAction={() => frame.help(null)} />
            <Item icon="bulb" label={say('ui.table.shortcuts')} hint="?" onAction={() => open('shortcuts')} />
            <Item icon="gear" label={say('ui.table.settings')} onAction={() => go({ page: 'settings' })} />
            <Item icon="arrow" label={say('ui.table.leave')} onAction={() => go({ page: 'lobby' })} />
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Item({
  icon,
  label,
  hint,
  onAction,
}: {
  readonly icon: StrokeName;
  readonly label: string;
  readonly hint?: string;
  readonly onAction: () => void;
}) {
  return (
    <MenuItem className="menu-item" onAction={onAction} textValue={label}>
      <StrokeIcon of={icon} size={16} />
      <span className="grow">{label}</span>
      {hint !== undefined && <kbd>{hint}</kbd>}
    </MenuItem>
  );
}
