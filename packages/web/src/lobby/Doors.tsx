import { type FormEvent, useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { OFFLINE, type Refused } from '../api/api.ts';
import { knownMe, usePerson } from '../api/person.ts';
import { go } from '../app/navigation.tsx';
import { routeOf } from '../app/routes.ts';
import { Field } from '../parts/Field.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { usePageSay } from '../words/pageWords.ts';

/** Other ways in: a link from someone, and the record of a game. */
export function Doors() {
  return (
    <section className="doors panel">
      <ByLink />
      <ByRecord />
    </section>
  );
}

/** Where a pasted link leads, with the secret after its #; null for a foreign link. */
function destinationOf(text: string): string | null {
  const given = text.trim();
  if (/^[\w-]{8,64}$/.test(given)) return `/table/${given}`;
  try {
    const { origin, pathname, search, hash } = new URL(given, location.origin);
    const { page } = routeOf(pathname, search);
    const isOurs = origin === location.origin && (page === 'table' || page === 'replay' || page === 'local');
    return isOurs ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}

function ByLink() {
  const say = usePageSay();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const path = destinationOf(link);
    setWrong(path === null);
    if (path === null) return;
    // The part after the # must survive, so the whole address is set.
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  return (
    <form className="door" onSubmit={open}>
      <Field
        label={say('ui.lobby.link')}
        value={link}
        onChange={(value) => {
          setLink(value);
          setWrong(false);
        }}
        placeholder={say('ui.lobby.link.example')}
        error={isWrong ? say('ui.lobby.link.wrong') : null}
        lead={<StrokeIcon of="link" size={16} />}
      />
      <Button type="submit" className="btn door-button" isDisabled={link.trim() === ''}>
        {say('ui.lobby.link.open')}
      </Button>
    </form>
  );
}

const MOST_BYTES = 8 * 1024 * 1024;

/** Uploads a record to the server, which checks it. Records have their own content type. */
async function sendRecord(file: File): Promise<{ readonly id: string } | Refused> {
  if (file.size > MOST_BYTES) return { code: 'S-SIZE', params: {} };
  if (!(await knownMe())) return { code: OFFLINE, params: {} };
  try {
    const response = await fetch('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      credentials: 'same-origin',
      body: await file.text(),
    });
    return (await response.json()) as { readonly id: string } | Refused;
  } catch {
    return { code: OFFLINE, params: {} };
  }
}

function ByRecord() {
  const say = usePageSay();
  const { status } = usePerson();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setSending(true);
    setRefused(null);
    const answer = await sendRecord(file);
    setSending(false);
    if ('id' in answer) go({ page: 'replay', source: 'record', id: answer.id, n: null });
    else setRefused(answer);
  };
  return (
    <div className="door">
      <div className="door-text">
        <b>{say('ui.lobby.record')}</b>
        <span className="caption">{say('ui.lobby.record.about')}</span>
      </div>
      <FileTrigger
        acceptedFileTypes={['.tessera', '.jsonl', '.ndjson', 'application/x-ndjson', 'text/plain']}
        onSelect={(files) => void send(files?.[0])}
      >
        <Button className="btn door-button" isPending={isSending} isDisabled={status === 'offline'}>
          <StrokeIcon of="save" size={16} />
          {isSending ? say('ui.lobby.record.checking') : say('ui.lobby.record.open')}
        </Button>
      </FileTrigger>
      <RefusalLine refused={refused} />
    </div>
  );
}
