import { textOf } from '@tessera/locales';
import { botAbout, botLevel } from '@tessera/locales/common/names';
import type { Wish } from '@tessera/protocol/client';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ListBox, ListBoxItem } from 'react-aria-components';
import { Mark } from '../../parts/Mark.tsx';
import { TesseraDialog } from '../../parts/TesseraDialog.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { SaidPlainly } from '../words/Said.tsx';
import { type TableKey, useTableSay } from '../words/tableWords.ts';
import './dialogs.css';

/** As many lines back as can be looked over. */
const LINES_BACK = 60;

/** Gives a command of the table; what is refused is said in the bar. */
function useWish(): (wish: Wish) => void {
  const { tableView, refuse, open } = useFrame();
  return (wish) => {
    open(null);
    void tableView.link.command(wish).then((reply) => {
      refuse(reply.type === 'refused' ? { rule: reply.code, params: reply.params } : null);
    });
  };
}

function Confirm({
  title,
  children,
  action,
  onConfirm,
  isDisabled = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly isDisabled?: boolean;
}) {
  const say = useTableSay();
  const { open } = useFrame();
  const close = () => open(null);
  const foot = (
    <>
      <Button className="btn" onPress={close}>
        {say('ui.table.cancel')}
      </Button>
      <Button className="btn ink" isDisabled={isDisabled} onPress={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <TesseraDialog title={title} onClose={close} foot={foot}>
      {children}
    </TesseraDialog>
  );
}

/** Resigning cannot be taken back: one of the few things that are asked twice. */
export function ResignDialog() {
  const say = useTableSay();
  const wish = useWish();
  return (
    <Confirm title={say('ui.table.resign')} action={say('ui.table.resign')} onConfirm={() => wish({ type: 'resign' })}>
      <p>{say('ui.table.resign.about')}</p>
    </Confirm>
  );
}

export function ProposeEndDialog() {
  const say = useTableSay();
  const wish = useWish();
  return (
    <Confirm
      title={say('ui.table.proposeEnd')}
      action={say('ui.table.propose')}
      onConfirm={() => wish({ type: 'propose', what: 'end' })}
    >
      <p>{say('ui.table.proposeEnd.about')}</p>
    </Confirm>
  );
}

export function HandOverDialog() {
  const say = useTableSay();
  const words = useWords();
  const { bots } = useFrame();
  const wish = useWish();
  const [known, setKnown] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    void bots().then(setKnown);
  }, [bots]);
  const bot = chosen ?? known.at(-1) ?? null;
  return (
    <Confirm
      title={say('ui.table.handOver')}
      action={say('ui.table.handOver.do')}
      isDisabled={bot === null}
      onConfirm={() => bot !== null && wish({ type: 'handOver', bot })}
    >
      <p>{say('ui.table.handOver.about')}</p>
      <ListBox
        className="choice-list"
        aria-label={say('ui.table.handOver.bot')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={bot === null ? [] : [bot]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) setChosen(String(key));
        }}
      >
        {known.map((one) => (
          <ListBoxItem key={one} id={one} className="choice" textValue={botLevel(words, one)}>
            <b>{botLevel(words, one)}</b>
            <span className="caption">{botAbout(words, one)}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Confirm>
  );
}

/** Going back further than undo reaches needs everybody's consent. */
export function ProposeUndoDialog() {
  const say = useTableSay();
  const { lines, tableView } = useFrame();
  const wish = useWish();
  const [to, setTo] = useState<number | null>(null);
  const last = tableView.update.n;
  const moments = lines.filter(({ n }) => n < last).slice(-LINES_BACK);
  return (
    <Confirm
      title={say('ui.table.proposeUndo')}
      action={say('ui.table.propose')}
      isDisabled={to === null}
      onConfirm={() => to !== null && wish({ type: 'propose', what: 'undo', to })}
    >
      <p>{say('ui.table.proposeUndo.about')}</p>
      <ListBox
        className="choice-list"
        aria-label={say('ui.table.proposeUndo.moment')}
        selectionMode="single"
        selectedKeys={to === null ? [] : [`${to}`]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          setTo(key === undefined ? null : Number(key));
        }}
      >
        {[...lastOfEach(moments)].reverse().map(({ n, seat, phrase }) => (
          <ListBoxItem key={n} id={`${n}`} className="choice row" textValue={textOf(phrase)}>
            {seat !== null && <Mark seat={seat} size={12} />}
            <span>
              <SaidPlainly phrase={phrase} />
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Confirm>
  );
}

/** One line for each entry: its last. */
function lastOfEach<T extends { readonly n: number }>(lines: readonly T[]): T[] {
  return lines.filter((line, i) => lines[i + 1]?.n !== line.n);
}

/** Questions that one never wants to be asked. */
export function OrdersDialog() {
  const say = useTableSay();
  const { passes, tableView, refuse, open, state } = useFrame();
  const { talk, who, seat, link } = tableView;
  const [kinds, setKinds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void passes().then(setKinds);
  }, [passes]);
  const given = state.table?.you.passes ?? [];
  const change = (kind: string, isOn: boolean) => {
    const next = isOn ? [...given, kind] : given.filter((one) => one !== kind);
    void link.command({ type: 'orders', passes: next }).then((reply) => {
      refuse(reply.type === 'refused' ? { rule: reply.code, params: reply.params } : null);
    });
  };
  return (
    <TesseraDialog title={say('ui.table.orders')} onClose={() => open(null)}>
      <p>{say('ui.table.orders.about')}</p>
      {kinds?.length === 0 && <p className="caption">{say('ui.table.orders.none')}</p>}
      {(kinds ?? []).map((kind) => (
        <Toggle key={kind} isOn={given.includes(kind)} onChange={(isOn) => change(kind, isOn)}>
          {textOf(talk.awaited(kind, seat ?? 0, who))}
        </Toggle>
      ))}
    </TesseraDialog>
  );
}

const SHORTCUTS: readonly (readonly [keys: readonly (TableKey | `=${string}`)[], does: TableKey])[] = [
  [['ui.table.key.enter'], 'ui.table.shortcut.enter'],
  [['ui.table.key.escape'], 'ui.table.shortcut.escape'],
  [['=Ctrl', '=Z'], 'ui.table.shortcut.undo'],
  [['=Ctrl', '=⇧', '=Z'], 'ui.table.shortcut.restart'],
  [['ui.table.key.tab'], 'ui.table.shortcut.tab'],
  [['=←', '=↑', '=→', '=↓'], 'ui.table.shortcut.arrows'],
  [['=B'], 'ui.table.shortcut.bar'],
  [['=T'], 'ui.table.shortcut.text'],
  [['=1', '=…', '=9'], 'ui.table.shortcut.numbers'],
  [['=L'], 'ui.table.shortcut.log'],
  [['=C'], 'ui.table.shortcut.chat'],
  [['=H'], 'ui.table.shortcut.help'],
  [['=?'], 'ui.table.shortcut.list'],
];

export function ShortcutsDialog() {
  const say = useTableSay();
  const { open } = useFrame();
  return (
    <TesseraDialog title={say('ui.table.shortcuts')} onClose={() => open(null)}>
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key.startsWith('=') ? key.slice(1) : say(key as TableKey)}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </TesseraDialog>
  );
}
