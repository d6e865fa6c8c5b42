import { botAbout, botLevel } from '@tessera/locales/common/names';
import { useEffect, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useWords } from '../../words/useWords.tsx';
import { useFrame } from '../frame/frameContext.tsx';
import { useTableSay } from '../words/tableWords.ts';
import { CommandDialog } from './CommandDialog.tsx';
import './choiceList.css';

/** Lets a bot play on for a player who leaves. */
export function HandOverDialog() {
  const say = useTableSay();
  const words = useWords();
  const { bots } = useFrame();
  const [known, setKnown] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    void bots().then(setKnown);
  }, [bots]);
  const bot = chosen ?? known.at(-1) ?? null;
  return (
    <CommandDialog
      title={say('ui.table.handOver')}
      action={say('ui.table.handOver.do')}
      command={bot === null ? null : { type: 'handOver', bot }}
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
    </CommandDialog>
  );
}
