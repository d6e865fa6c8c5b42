import type { Me } from '@tessera/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from '../api/api.ts';
import { askMe, keepMe, usePerson } from '../api/person.ts';
import { Field } from '../parts/Field.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { Segment } from '../parts/Segment.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { useSending } from './useSending.ts';

const LIMIT_NAME = 32;
const LEAST_PASSPHRASE = 8;

/** The user's identity on this server: a guest, or an account that can log in from elsewhere. */
export function PersonPanel() {
  const say = usePageSay();
  const { me, status } = usePerson();
  return (
    <section className="panel settings-panel" aria-labelledby="settings-person">
      <h2 id="settings-person" className="title">
        {say('ui.settings.person')}
      </h2>
      {me !== null ? (
        <Known key={me.id} me={me} />
      ) : (
        <p className="muted">{status === 'offline' ? say('ui.settings.offline') : null}</p>
      )}
    </section>
  );
}

type Way = 'name' | 'claim' | 'login';

function Known({ me }: { readonly me: Me }) {
  const say = usePageSay();
  const [way, setWay] = useState<Way>(me.isClaimed ? 'name' : 'claim');
  return (
    <>
      <p className="settings-me">
        <b>{me.name}</b>
        <span className={me.isClaimed ? 'tag you' : 'tag'}>
          {say(me.isClaimed ? 'ui.settings.person.claimed' : 'ui.settings.person.guest')}
        </span>
      </p>
      <p className="caption">
        {say(me.isClaimed ? 'ui.settings.person.claimed.note' : 'ui.settings.person.guest.note')}
      </p>
      <Segment
        label={say('ui.settings.person.what')}
        isLabelShown={false}
        fills
        value={way}
        choices={[
          { value: 'claim', label: say(me.isClaimed ? 'ui.settings.passphrase.change' : 'ui.settings.claim') },
          { value: 'name', label: say('ui.settings.rename') },
          { value: 'login', label: say('ui.settings.login') },
        ]}
        onChange={setWay}
      />
      {way === 'name' && <Rename me={me} />}
      {way === 'claim' && <Claim me={me} />}
      {way === 'login' && <Login me={me} />}
    </>
  );
}

function Rename({ me }: { readonly me: Me }) {
  const say = usePageSay();
  const [name, setName] = useState(me.name);
  const [old, setOld] = useState('');
  const { isSending, refused, send } = useSending();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = me.isClaimed ? { name, passphrase: old } : { name };
    const isDone = await send(async () => keepMe(await ask<Me>('PATCH', '/api/me', { body })), say('ui.settings.done'));
    if (isDone) setOld('');
  };
  const isSame = name.trim() === '' || name === me.name;
  return (
    <form className="settings-form" onSubmit={(event) => void submit(event)}>
      <Field
        label={say('ui.settings.name')}
        value={name}
        maxLength={LIMIT_NAME}
        autoComplete="nickname"
        onChange={setName}
      />
      {me.isClaimed && <PresentPassphrase value={old} onChange={setOld} />}
      <RefusalLine refused={refused} />
      <Button type="submit" className="btn" isPending={isSending} isDisabled={isSame || (me.isClaimed && old === '')}>
        {say('ui.settings.rename')}
      </Button>
    </form>
  );
}

/** A page left open allows no permanent changes: those need the passphrase. */
function PresentPassphrase({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const say = usePageSay();
  return (
    <Field
      label={say('ui.settings.passphrase.present')}
      type="password"
      autoComplete="current-password"
      note={say('ui.settings.passphrase.others')}
      value={value}
      maxLength={200}
      onChange={onChange}
    />
  );
}

function Claim({ me }: { readonly me: Me }) {
  const say = usePageSay();
  const [name, setName] = useState(me.name);
  const [passphrase, setPassphrase] = useState('');
  const [old, setOld] = useState('');
  const { isSending, refused, send } = useSending();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = me.isClaimed ? { name: me.name, passphrase, old } : { name, passphrase };
    const isDone = await send(
      async () => keepMe(await ask<Me>('POST', '/api/me/claim', { body })),
      say('ui.settings.done'),
    );
    if (!isDone) return;
    setPassphrase('');
    setOld('');
  };
  return (
    <form className="settings-form" onSubmit={(event) => void submit(event)}>
      {me.isClaimed ? (
        <PresentPassphrase value={old} onChange={setOld} />
      ) : (
        <Field
          label={say('ui.settings.name')}
          value={name}
          maxLength={LIMIT_NAME}
          autoComplete="username"
          onChange={setName}
        />
      )}
      <Field
        label={say(me.isClaimed ? 'ui.settings.passphrase.new' : 'ui.settings.passphrase')}
        type="password"
        autoComplete="new-password"
        note={say('ui.settings.passphrase.note', { count: LEAST_PASSPHRASE })}
        value={passphrase}
        maxLength={200}
        onChange={setPassphrase}
      />
      <RefusalLine refused={refused} />
      <Button
        type="submit"
        className="btn ink"
        isPending={isSending}
        isDisabled={name.trim() === '' || passphrase.length < LEAST_PASSPHRASE || (me.isClaimed && old === '')}
      >
        {say(me.isClaimed ? 'ui.settings.passphrase.change' : 'ui.settings.claim')}
      </Button>
    </form>
  );
}

function Login({ me }: { readonly me: Me }) {
  const say = usePageSay();
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const { isSending, refused, send } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(
      async () => keepMe(await ask<Me>('POST', '/api/login', { body: { name, passphrase } })),
      say('ui.settings.done'),
    );
  };
  const leave = (path: '/api/logout' | '/api/logout/everywhere') =>
    send(async () => {
      const answer = await ask<null>('POST', path);
      // After logging out the user is a guest again.
      if (answer.ok) await askMe();
      return answer;
    }, say('ui.settings.done'));
  return (
    <>
      <form className="settings-form" onSubmit={submit}>
        {!me.isClaimed && <p className="caption">{say('ui.settings.login.note')}</p>}
        <Field
          label={say('ui.settings.name')}
          value={name}
          maxLength={LIMIT_NAME}
          autoComplete="username"
          onChange={setName}
        />
        <Field
          label={say('ui.settings.passphrase')}
          type="password"
          autoComplete="current-password"
          value={passphrase}
          maxLength={200}
          onChange={setPassphrase}
        />
        <RefusalLine refused={refused} />
        <Button
          type="submit"
          className="btn ink"
          isPending={isSending}
          isDisabled={name.trim() === '' || passphrase === ''}
        >
          {say('ui.settings.login')}
        </Button>
      </form>
      {me.isClaimed && (
        <div className="settings-leave">
          <Button className="btn" onPress={() => void leave('/api/logout')}>
            {say('ui.settings.logout')}
          </Button>
          <span className="caption">{say('ui.settings.logout.note')}</span>
          <Button className="btn" onPress={() => void leave('/api/logout/everywhere')}>
            {say('ui.settings.logout.everywhere')}
          </Button>
          <span className="caption">{say('ui.settings.logout.everywhere.note')}</span>
        </div>
      )}
    </>
  );
}
