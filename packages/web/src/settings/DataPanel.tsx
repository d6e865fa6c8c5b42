import type { Me } from '@tessera/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from '../api/api.ts';
import { askMe, usePerson } from '../api/person.ts';
import { download } from '../parts/download.ts';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useSending } from './useSending.ts';

/** What the server keeps about the user: to download, or to delete. */
export function DataPanel() {
  const say = usePageSay();
  const { me } = usePerson();
  const [isAsking, setAsking] = useState(false);
  const { isSending, refused, send } = useSending();
  if (me === null) return null;
  const take = () =>
    send(async () => {
      const answer = await ask<unknown>('GET', '/api/me/export');
      if (answer.ok) download('tessera-data.json', JSON.stringify(answer.value, null, 2), 'application/json');
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
      {isAsking && <DeleteMe me={me} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** This cannot be undone, so the user types their name. */
function DeleteMe({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const say = usePageSay();
  const [typed, setTyped] = useState('');
  return (
    <DeleteDialog
      title={say('ui.settings.delete')}
      action={say('ui.settings.delete.sure')}
      path="/api/me"
      done={say('ui.settings.delete.done')}
      isDisabled={typed.trim() !== me.name}
      isForm
      onClose={onClose}
      // The user is a guest from now on.
      onDone={() => void askMe()}
    >
      <p>{say('ui.settings.delete.text')}</p>
      <Field label={say('ui.settings.delete.type', { name: me.name })} value={typed} onChange={setTyped} />
    </DeleteDialog>
  );
}
