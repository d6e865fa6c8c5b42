import { type Illegal, illegal, isIllegal, type PlainObject } from '@tessera/kernel';
import { type Claim, type Me, type NoticeSettings, type Rename, SERVER_CODES, type TableInfo } from '@tessera/protocol';
import type { Config } from '../config.ts';
import { nameServers, type Resolve } from '../notices/resolve.ts';
import { webhookKey } from '../notices/webhookKey.ts';
import { whyNoWebhook } from '../notices/whyNoWebhook.ts';
import type { Chance, Clock } from '../services.ts';
import type { EndedSessions, Store, StoredUser, UserChanges } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { createLoginPatience } from './loginPatience.ts';
import { guestName, newName, tidyName } from './names.ts';
import { createPassphrases } from './passphrases.ts';
import { hashSecret, ID_BYTES, newSecret, SECRET_BYTES } from './secrets.ts';

/** The part of the store that people need. */
export type PeopleStore = Pick<
  Store,
  | 'createUser'
  | 'userByName'
  | 'isLookalike'
  | 'changeUser'
  | 'deleteUser'
  | 'addSession'
  | 'removeSession'
  | 'removeSessions'
  | 'recordsOf'
  | 'readChat'
>;

/** A person with the token of a new session. */
export interface Admitted {
  readonly user: StoredUser;
  readonly token: string;
}

/** From where a person acts: the token of their session, and their address. */
export interface From {
  readonly session: string | null;
  readonly address: string;
}

export interface People {
  /** What a person is told about themselves. */
  me(user: StoredUser): Me;
  newGuest(): Promise<Admitted>;
  /** Changes the name: a claimed one only with its passphrase, and then all other sessions end. */
  rename(user: StoredUser, request: Rename, from: From): Promise<StoredUser | Illegal>;
  /**
   * Makes the name the person's own, so that they can log in elsewhere with the passphrase. To change it, the `old` one is needed. All
   * other sessions end.
   */
  claim(user: StoredUser, request: Claim, from: From): Promise<StoredUser | Illegal>;
  login(name: string, passphrase: string, address: string): Promise<Admitted | Illegal>;
  /** Ends a session. `user` is null if it belongs to nobody. */
  leave(token: string, user: StoredUser | null): Promise<void>;
  /** Ends all sessions of a person. */
  leaveEverywhere(user: StoredUser): Promise<void>;
  setNotices(user: StoredUser, settings: NoticeSettings): Promise<StoredUser | Illegal>;
  tables(user: StoredUser): Promise<TableInfo[]>;
  /** All that is kept about a person. */
  dataOf(user: StoredUser): Promise<PlainObject>;
  /** Deletes a person, and removes their name from all tables. */
  forget(user: StoredUser): Promise<void>;
}

export interface PeopleParts {
  readonly store: PeopleStore;
  readonly tables: Pick<Tables, 'of' | 'forget'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly notices: Config['notices'];
  /** Looks up names of hosts; by default at name servers. */
  readonly resolve?: Resolve | undefined;
  /** How many wrong passphrases in a row are allowed. */
  readonly forgiven: number;
  /** Hangs up on the sockets of sessions that have ended. */
  hangUp(ended: EndedSessions): void;
}

const TABLES_SHOWN = 200;
/** More than anyone has: exports and deletions cover everything. */
const EVERYTHING = 100_000;

export function createPeople(parts: PeopleParts): People {
  const { store, tables, clock, chance, notices, hangUp } = parts;
  const passphrases = createPassphrases();
  const patience = createLoginPatience(clock, parts.forgiven);
  const busy = illegal(SERVER_CODES.rate);
  const webhooks = { allowPrivate: notices.privateAddresses, resolve: parts.resolve ?? nameServers(), clock };

  async function admit(user: StoredUser): Promise<Admitted | null> {
    const token = newSecret(chance, SECRET_BYTES.session);
    return (await store.addSession(hashSecret(token), user, clock.now())) ? { user, token } : null;
  }

  /**
   * Checks a passphrase: null if it is right, else a refusal. `known` is the name or the person that it is tried for: after too many
   * failures an address must wait, longer each time.
   */
  async function knows(
    tried: string | undefined,
    stored: string | null,
    known: string,
    address: string,
    wrong: Illegal,
  ): Promise<Illegal | null> {
    const seconds = patience.waitFor(known, address);
    if (seconds > 0) return illegal(SERVER_CODES.rate, { seconds });
    const fits = tried === undefined ? false : await passphrases.fits(tried, stored, address);
    if (fits === null) return busy;
    if (fits) patience.succeeded(known, address);
    else if (tried !== undefined) patience.failed(known, address);
    return fits ? null : wrong;
  }

  /** Checks that a person may change their name and passphrase: guests may, and others if they know the passphrase. */
  async function mayChange(user: StoredUser, tried: string | undefined, { address }: From): Promise<Illegal | null> {
    if (user.passphrase === null) return null;
    return await knows(
      tried,
      user.passphrase,
      `person ${user.id}`,
      address,
      illegal(SERVER_CODES.login, { passphrase: true }),
    );
  }

  async function endOthers({ id }: StoredUser, { session }: From): Promise<void> {
    const but = session === null ? null : hashSecret(session);
    await store.removeSessions(id, but);
    hangUp({ user: id, but, only: null });
  }

  /** A name that nobody else has claimed, nor one that looks like it. People may keep the name they have. */
  async function freeName(user: StoredUser, wanted: string): Promise<string | Illegal> {
    if (wanted === user.name) return wanted;
    const name = newName(wanted);
    if (typeof name !== 'string') return name;
    const owner = await store.userByName(name);
    if (owner !== null && owner.id !== user.id) return illegal(SERVER_CODES.name);
    return (await store.isLookalike(name, user.id)) ? illegal(SERVER_CODES.name, { lookalike: true }) : name;
  }

  async function write(user: StoredUser, changes: UserChanges): Promise<StoredUser | Illegal> {
    const written = await store.changeUser(user, changes);
    if (written === 'taken') return illegal(SERVER_CODES.name);
    if (written === 'lookalike') return illegal(SERVER_CODES.name, { lookalike: true });
    return written === 'changed' ? illegal(SERVER_CODES.conflict) : written;
  }

  function me({ id, name, passphrase, notices: settings }: StoredUser): Me {
    const { webhooks, signingSecret } = notices;
    const isSigned = webhooks && signingSecret !== null && settings.webhook !== null;
    return {
      id,
      name,
      isClaimed: passphrase !== null,
      notices: settings,
      webhookKey: isSigned ? webhookKey(signingSecret, id) : null,
    };
  }

  return {
    me,

    async newGuest() {
      const now = clock.now();
      const user: StoredUser = {
        id: chance.token(ID_BYTES.user),
        name: guestName(chance),
        passphrase: null,
        notices: { webhook: null, email: null },
        createdAt: now,
        seenAt: now,
      };
      await store.createUser(user);
      const admitted = await admit(user);
      if (admitted === null) throw new Error('a new guest could not be let in');
      return admitted;
    },

    async rename(user, { name: wanted, passphrase }, from) {
      const refused = await mayChange(user, passphrase, from);
      if (refused !== null) return refused;
      const name = await freeName(user, wanted);
      if (typeof name !== 'string') return name;
      const renamed = await write(user, { name });
      if (!isIllegal(renamed) && user.passphrase !== null) await endOthers(user, from);
      return renamed;
    },

    async claim(user, { name: wanted, passphrase: secret, old }, from) {
      const refused = await mayChange(user, old, from);
      if (refused !== null) return refused;
      const name = await freeName(user, wanted);
      if (typeof name !== 'string') return name;
      const passphrase = await passphrases.hash(secret, from.address);
      if (passphrase === null) return busy;
      const claimed = await write(user, { name, passphrase });
      if (!isIllegal(claimed)) await endOthers(user, from);
      return claimed;
    },

    async login(wanted, secret, address) {
      const name = tidyName(wanted);
      const user = typeof name === 'string' ? await store.userByName(name) : null;
      const known = typeof name === 'string' ? `name ${name.toLowerCase()}` : 'no name';
      const refused = await knows(secret, user?.passphrase ?? null, known, address, illegal(SERVER_CODES.login));
      if (refused !== null || user === null) return refused ?? illegal(SERVER_CODES.login);
      return (await admit(user)) ?? illegal(SERVER_CODES.login);
    },

    async leave(token, user) {
      const session = hashSecret(token);
      await store.removeSession(session);
      if (user !== null) hangUp({ user: user.id, but: null, only: session });
    },

    async leaveEverywhere({ id }) {
      await store.removeSessions(id, null);
      hangUp({ user: id, but: null, only: null });
    },

    async setNotices(user, settings) {
      if (settings.webhook !== null && !notices.webhooks) return illegal(SERVER_CODES.forbidden, { at: 'webhook' });
      if (settings.email !== null && notices.smtpUrl === null) return illegal(SERVER_CODES.forbidden, { at: 'email' });
      const { webhook } = settings;
      const isKnown = webhook === null || webhook === user.notices.webhook;
      const why = isKnown ? null : await whyNoWebhook(webhook, webhooks);
      if (why !== null) return illegal(SERVER_CODES.shape, { at: 'webhook', why, webhook: true });
      return await write(user, { notices: settings });
    },

    tables: (user) => tables.of(user.id, TABLES_SHOWN),

    async dataOf(user) {
      const all = await tables.of(user.id, EVERYTHING);
      const records = await store.recordsOf(user.id, EVERYTHING);
      const chat: PlainObject[] = [];
      for (const { id, you } of all) {
        if (you.seat === null) continue;
        const lines = await store.readChat(id, 0, EVERYTHING);
        for (const { seat, at, text } of lines) if (seat === you.seat) chat.push({ table: id, at, text });
      }
      const { createdAt, seenAt } = user;
      return { me: me(user), createdAt, seenAt, tables: all, records, chat } as unknown as PlainObject;
    },

    async forget(user) {
      await tables.forget(user.id);
      await store.deleteUser(user.id);
      hangUp({ user: user.id, but: null, only: null });
    },
  };
}
