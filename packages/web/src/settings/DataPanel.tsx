import type { Me } from '@tessera/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from '../api/api.ts';
import { askMe, usePerson } from '../api/person.ts';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { TesseraDialog } from '../parts/TesseraDialog.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { useSending } from './PersonPanel.tsx';

/** What the server keeps about one: to take along, or to be gone. */
export function DataPanel() {
  const say = usePageSay();
  const { me } = usePerson();
  const [isAsking, setAsking] = useState(false);
  const { isSending, refused, send } = useSending();
  if (me === null) return null;
  const take = () =>
    send(async () => {
      const answer = await ask<unknown>('GET', '/api/me/export');
      if (answer.ok) saveFile(JSON.stringify(answer.value, null, 2), 'tessera-data.json');
      return answer;
    }, say('ui.settings.done'));
  return (
    <section className="panel settings-panel" aria-labelledby="settings-data">
      <h2 id="settings-data" className="title">
        {say('ui.settings.data')}
      </h2>
      <p className="caption">{say('ui.settings.data.note')}</p>
      <div className="row wrap">
        <Button className="btn" isPending={isSending} onPress={() => void take()}>
          <StrokeIcon of="save" size={16} />
          {say('ui.settings.export')}
        </Button>
        <Button className="btn settings-delete" onPress={() => setAsking(true)}>
          {say('ui.settings.delete')}
        </Button>
      </div>
      <RefusalLine refused={refused} />
      {isAsking && <Delete me={me} onClose={() => setAsking(false)} />}
    </section>
  );
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** It cannot be undone, so one types one's name. */
function Delete({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const say = usePageSay();
  const [typed, setTyped] = useState('');
  const { isSending, refused, send } = useSending();
  const remove = async () => {
    const isDone = await send(() => ask<null>('DELETE', '/api/me'), say('ui.settings.delete.done'));
    if (!isDone) return;
    onClose();
    await askMe();
  };
  return (
    <TesseraDialog
      title={say('ui.settings.delete')}
      role="alertdialog"
      onClose={onClose}
      foot={
        <>
          <Button className="btn" onPress={onClose}>
            {say('ui.settings.cancel')}
          </Button>
          <Button
            className="btn ink"
            isPending={isSending}
            isDisabled={typed.trim() !== me.name}
            onPress={() => void remove()}
          >
            {say('ui.settings.delete.sure')}
          </Button>
        </>
      }
    >
      <div className="settings-form">
        <p>{say('ui.settings.delete.text')}</p>
        <Field label={say('ui.settings.delete.type', { name: me.name })} value={typed} onChange={setTyped} />
        <RefusalLine refused={refused} />
      </div>
    </TesseraDialog>
  );
}
