import type { Me } from '@tessera/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from '../api/api.ts';
import { keepMe, usePerson } from '../api/person.ts';
import { useSettings } from '../app/settings.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Field } from '../parts/Field.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { useSending } from './useSending.ts';

/** For games over days: notices by e-mail or to the user's own program. */
export function NoticesPanel() {
  const { me } = usePerson();
  return me === null ? null : <Notices key={me.id} me={me} />;
}

function Notices({ me }: { readonly me: Me }) {
  const say = usePageSay();
  const { language } = useSettings();
  const [email, setEmail] = useState(me.notices.email ?? '');
  const [webhook, setWebhook] = useState(me.notices.webhook ?? '');
  const { isSending, refused, send } = useSending();
  const isSame = email.trim() === (me.notices.email ?? '') && webhook.trim() === (me.notices.webhook ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      email: email.trim() === '' ? null : email.trim(),
      webhook: webhook.trim() === '' ? null : webhook.trim(),
      language,
    };
    void send(async () => keepMe(await ask<Me>('PUT', '/api/me/notices', { body })), say('ui.settings.done'));
  };
  // The server says which of the two it does not send.
  const isUnsent = refused?.code === 'S-FORBIDDEN';
  return (
    <section className="panel settings-panel" aria-labelledby="settings-notices">
      <h2 id="settings-notices" className="title">
        {say('ui.settings.notices')}
      </h2>
      <p className="caption">{say('ui.settings.notices.note')}</p>
      <form className="settings-form" onSubmit={submit}>
        <Field
          label={say('ui.settings.email')}
          type="email"
          autoComplete="email"
          value={email}
          maxLength={200}
          error={isUnsent && refused.params['at'] === 'email' ? say('ui.settings.notices.unsent') : null}
          onChange={setEmail}
        />
        <Field
          label={say('ui.settings.webhook')}
          type="url"
          value={webhook}
          maxLength={500}
          placeholder="https://"
          error={isUnsent && refused.params['at'] === 'webhook' ? say('ui.settings.notices.unsent') : null}
          onChange={setWebhook}
        />
        {!isUnsent && <RefusalLine refused={refused} />}
        <Button type="submit" className="btn" isPending={isSending} isDisabled={isSame}>
          {say('ui.settings.save')}
        </Button>
      </form>
      {me.webhookKey !== null && <WebhookKey value={me.webhookKey} />}
    </section>
  );
}

function WebhookKey({ value }: { readonly value: string }) {
  const say = usePageSay();
  return (
    <div className="settings-key">
      <span className="control-label">{say('ui.settings.webhook.key')}</span>
      <code>{value}</code>
      <CopyButton className="btn small" text={value}>
        {say('ui.settings.webhook.key.copy')}
      </CopyButton>
      <p className="caption">{say('ui.settings.webhook.key.note')}</p>
    </div>
  );
}
