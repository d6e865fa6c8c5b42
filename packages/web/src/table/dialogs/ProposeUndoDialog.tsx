import { textOf } from '@tessera/locales';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Mark } from '../../parts/Mark.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { SaidPlainly } from '../words/Said.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { CommandDialog } from './CommandDialog.tsx';
import './choiceList.css';

/** As many lines back as people can look through. */
const LINES_BACK = 60;

/** Going back further than undo allows needs everyone's consent. */
export function ProposeUndoDialog() {
  const say = useTableSay();
  const { lines, tableView } = useFrame();
  const [to, setTo] = useState<number | null>(null);
  const last = tableView.update.n;
  const moments = lines.filter(({ n }) => n < last).slice(-LINES_BACK);
  return (
    <CommandDialog
      title={say('ui.table.proposeUndo')}
      action={say('ui.table.propose')}
      command={to === null ? null : { type: 'propose', what: 'undo', to }}
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
    </CommandDialog>
  );
}

/** One line for each entry: its last. */
function lastOfEach<T extends { readonly n: number }>(lines: readonly T[]): T[] {
  return lines.filter((line, i) => lines[i + 1]?.n !== line.n);
}
