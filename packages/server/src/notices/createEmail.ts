import { createTransport } from 'nodemailer';
import type { Log } from '../services.ts';
import { DELIVERED, type Delivery, failed, type NoticeAdapter, reasonOf, refused } from './adapter.ts';
import { settingsLink } from './links.ts';
import type { NoticesConfig } from './noticesConfig.ts';
import { emailText } from './texts.ts';

/** One plain address: nothing that could be read as a list, a name, a route or another header. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,180}[a-z0-9])?$/i;

/** Sends notices as plain text by SMTP. */
export function createEmail(
  { url, from }: NonNullable<NoticesConfig['smtp']>,
  { log, publicUrl }: { readonly log: Log; readonly publicUrl: string | null },
): NoticeAdapter {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    idleTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Connections that break while idle; a message that is being sent fails by itself.
  transport.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'connection to the mail server broke'));
  const settings = settingsLink(publicUrl);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'tessera.invalid';

  return {
    name: 'email',
    addressOf: (settings) => settings.email,

    async deliver(address, message) {
      if (!PLAIN_ADDRESS.test(address)) return refused('address');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          // Mail programs show a message only once even if it was sent twice.
          messageId: `<${message.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language },
          ...(settings === null ? {} : { list: { unsubscribe: settings } }),
          ...emailText(message, settings),
        });
        return DELIVERED;
      } catch (error) {
        return verdictOn(error);
      }
    },

    // Messages that are still being sent have been given up by now.
    close: () => transport.close({ force: true }),
  };
}

/** A mail server that permanently rejects this recipient or this text will do so again; any other failure may pass. */
function verdictOn(error: unknown): Delivery {
  if (!(error instanceof Error)) return failed(reasonOf(error));
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const isAboutMessage = 'command' in error && (error.command === 'RCPT TO' || error.command === 'DATA');
  const reason = code === 0 ? reasonOf(error) : `${reasonOf(error)} ${code}`;
  return code >= 500 && isAboutMessage ? refused(reason) : failed(reason);
}
