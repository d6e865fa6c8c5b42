import { type Illegal, illegal, type PlainObject } from '@tessera/kernel';
import { type Me, type NoticeWishes, SERVER_CODES, type TableInfo } from '@tessera/protocol';
import type { Config } from '../config.ts';
import { webhookKey } from '../notices/webhookKey.ts';
import type { Chance, Clock } from '../services.ts';
import type { Store, StoredUser } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { guestName, tidyName } from './names.ts';
import { createPassphrases } from './passphrases.ts';
import { hashSecret, ID_BYTES, newSecret, SECRET_BYTES } from './secrets.ts';

/** The part of the store that people need. */
export type PeopleStore = Pick<
  Store,
  'createUser' | 'userByName' | 'updateUser' | 'deleteUser' | 'addSession' | 'removeSession' | 'recordsOf' | 'readChat'
>;

/** Somebody with the token of a new session. */
export interface Admitted {
  readonly user: StoredUser;
  readonly token: string;
}

export interface People {
  /** What a person is told about himself. */
  me(user: StoredUser): Me;
  newGuest(): Promise<Admitted>;
  rename(user: StoredUser, name: string): Promise<StoredUser | Illegal>;
  /** Makes the name the person's own, to be opened from elsewhere by the passphrase. */
  claim(user: StoredUser, name: string, passphrase: string): Promise<StoredUser | Illegal>;
  login(name: string, passphrase: string): Promise<Admitted | Illegal>;
  /** Ends a session. */
  leave(token: string): Promise<void>;
  wishNotices(user: StoredUser, wishes: NoticeWishes): Promise<StoredUser | Illegal>;
  tables(user: StoredUser): Promise<TableInfo[]>;
  /** All that is kept about a person. */
  dataOf(user: StoredUser): Promise<PlainObject>;
  /** Deletes a person, and takes the name off all tables. */
  forget(user: StoredUser): Promise<void>;
}

export interface PeopleParts {
  readonly store: PeopleStore;
  readonly tables: Pick<Tables, 'of' | 'forget'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly notices: Config['notices'];
}

const TABLES_SHOWN = 200;
/** More than anybody has: exports and deletions are of everything. */
const EVERYTHING = 100_000;

export function createPeople({ store, tables, clock, chance, notices }: PeopleParts): People {
  const passphrases = createPassphrases();
  const busy = illegal(SERVER_CODES.rate);

  async function admit(user: StoredUser): Promise<Admitted> {
    const token = newSecret(chance, SECRET_BYTES.session);
    await store.addSession(hashSecret(token), user.id, clock.now());
    return { user, token };
  }

  /** A name that nobody else has claimed. */
  async function freeName(user: StoredUser, wanted: string): Promise<string | Illegal> {
    const name = tidyName(wanted);
    if (typeof name !== 'string') return name;
    const owner = await store.userByName(name);
    return owner === null || owner.id === user.id ? name : illegal(SERVER_CODES.name);
  }

  async function write(user: StoredUser): Promise<StoredUser | Illegal> {
    return (await store.updateUser(user)) ? user : illegal(SERVER_CODES.name);
  }

  function me({ id, name, passphrase, notices: wishes }: StoredUser): Me {
    const { webhooks, signingSecret } = notices;
    const isSigned = webhooks && signingSecret !== null && wishes.webhook !== null;
    return {
      id,
      name,
      isClaimed: passphrase !== null,
      notices: wishes,
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
      return await admit(user);
    },

    async rename(user, wanted) {
      const name = await freeName(user, wanted);
      return typeof name === 'string' ? await write({ ...user, name }) : name;
    },

    async claim(user, wanted, secret) {
      const name = await freeName(user, wanted);
      if (typeof name !== 'string') return name;
      const passphrase = await passphrases.hash(secret);
      return passphrase === null ? busy : await write({ ...user, name, passphrase });
    },

    async login(wanted, secret) {
      const name = tidyName(wanted);
      const user = typeof name === 'string' ? await store.userByName(name) : null;
      const fits = await passphrases.fits(secret, user?.passphrase ?? null);
      if (fits === null) return busy;
      return fits && user !== null ? await admit(user) : illegal(SERVER_CODES.login);
    },

    leave: (token) => store.removeSession(hashSecret(token)),

    async wishNotices(user, wishes) {
      if (wishes.webhook !== null && !notices.webhooks) return illegal(SERVER_CODES.forbidden, { at: 'webhook' });
      if (wishes.email !== null && notices.smtpUrl === null) return illegal(SERVER_CODES.forbidden, { at: 'email' });
      return await write({ ...user, notices: wishes });
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
    },
  };
}
