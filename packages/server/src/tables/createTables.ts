import { type Illegal, illegal, isIllegal } from '@tessera/kernel';
import { LIMITS, newsFor, type Reply, SERVER_CODES, type TableCommand } from '@tessera/protocol';
import { type Access, accessBy, accessOf, infoOf, isAlone, isValid } from '@tessera/table';
import { hashSecret } from '../people/secrets.ts';
import type { BusMessage } from '../store/store.ts';
import { createAloneTurns } from './alone.ts';
import { arm, giveUpLease } from './automatic.ts';
import { chatFor, gameUpdate, tableInfo, tellTable, textOf } from './broadcast.ts';
import { carryOutCommand, tellNewChat } from './commands.ts';
import { recordText } from './exports.ts';
import { forgetAt, wouldBeNobodys } from './forgetting.ts';
import { Conflict, gameOf, type Host, type HostParts, newHost, type TablesParts } from './host.ts';
import { loadHost } from './load.ts';
import { joinTable, layAgain, layTable, leaveTable, renewSecret, seatBotAt, startGame, storeLaid } from './lobby.ts';
import { stopWatchingWaits, watchWaits } from './longWaits.ts';
import { seatsHere } from './presence.ts';
import { adoptRules, catchUp, draftOf, finish, inTurn, isBehind, planAnew, storeState } from './steps.ts';
import type { Tables, Viewer } from './tables.ts';
import { createSetWatch, hasLiveClock, keepClocks } from './tableTime.ts';
import { createWaker } from './wakeDue.ts';

const STANDINGS_AT_ONCE = 1_000;
/** How long other processes believe that a seat is looked at, and how often they are told so. */
const PRESENCE_LASTS = 75_000;
const PRESENCE_EVERY = 30_000;

/** The tables of this process: a host for each that is in use, loaded when needed, let go when idle. */
export function createTables(given: TablesParts): Tables {
  const { store, clock, log, settings } = given;
  const alone = createAloneTurns(clock, Math.min(settings.alonePause, settings.botDelay));
  const parts: HostParts = { ...given, alone };
  const hosts = new Map<string, Promise<Host | null>>();
  /** Those of them that are in memory by now. */
  const loaded = new Map<string, Host>();
  const setWatch = createSetWatch(clock);
  const waker = createWaker({
    store,
    clock,
    log,
    isHere: (id) => isClosed || hosts.has(id),
    load: async (id) => (await hostOf(id)) !== null,
  });
  let beginning: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let calledOff = () => {};

  store.subscribe(hear, () => {
    for (const table of hosts.keys()) {
      hear({ type: 'table', table });
      hear({ type: 'chat', table });
    }
  });
  look();

  /** The host of a table, loaded if it is not in memory; null if there is no such table. */
  async function hostOf(id: string): Promise<Host | null> {
    for (;;) {
      const known = hosts.get(id) ?? loadInto(id);
      const host = await known;
      if (host === null || !host.isClosed) return host;
      // It has just been let go, or its table was deleted by another process.
      if (hosts.get(id) === known) letGo(host);
    }
  }

  /** The same where nobody need wait for it; null if it is not in memory. */
  function hostHere(id: string): Host | null {
    const host = loaded.get(id);
    return host === undefined || host.isClosed ? null : host;
  }

  function loadInto(id: string): Promise<Host | null> {
    const loading = load(id);
    hosts.set(id, loading);
    const forget = () => {
      if (hosts.get(id) === loading) hosts.delete(id);
    };
    loading.then((host) => host ?? forget(), forget);
    return loading;
  }

  async function load(id: string): Promise<Host | null> {
    const table = await store.readTable(id);
    const game = table === null ? null : gameOf(parts.games, table.doc.game);
    if (table === null || game === null) return null;
    const host = newHost(parts, game, table);
    await loadHost(host, table);
    host.chatAt = (await store.readChat(id, 0, 1))[0]?.id ?? 0;
    await inTurn(host, () => adoptRules(host));
    planAnew(host);
    loaded.set(id, host);
    return host;
  }

  /** Does something with a table's host, in its turn. */
  async function at<R>(id: string, work: (host: Host, attempt: number) => Promise<R | Illegal>): Promise<R | Illegal> {
    const host = isClosed ? null : (hostHere(id) ?? (await hostOf(id)));
    if (host === null) return illegal(isClosed ? SERVER_CODES.stopping : SERVER_CODES.unknown);
    host.usedAt = clock.ticks();
    return await inTurn<R | Illegal>(host, (attempt) =>
      host.isClosed ? illegal(SERVER_CODES.unknown) : work(host, attempt),
    );
  }

  /** The same for somebody who was let in: by the time of their turn they may be nobody here any more. */
  function as<R>(id: string, access: Access, work: (host: Host) => Promise<R | Illegal>): Promise<R | Illegal> {
    return at<R>(id, async (host) =>
      isValid(access, host.table.doc) ? await work(host) : illegal(SERVER_CODES.forbidden),
    );
  }

  /** Another process has changed something. Tables that are not in memory will be read when they are needed. */
  function hear(message: BusMessage): void {
    if (message.type === 'left') return;
    const loading = hosts.get(message.table);
    if (loading === undefined) return;
    loading
      .then(async (host) => {
        if (host === null) return;
        if (message.type === 'presence') {
          host.elsewhere.set(message.process, { seats: message.seats, until: clock.ticks() + PRESENCE_LASTS });
          tellTable(host);
        } else {
          await inTurn(host, () => (message.type === 'chat' ? tellNewChat(host) : catchUp(host)));
        }
      })
      .catch((error: unknown) => log.error({ table: message.table, err: error }, 'a table could not catch up'));
  }

  /** Wakes tables that are due and lets idle ones go, again and again. */
  function look(): void {
    calledOff = clock.after(settings.poll, () => {
      lookNow()
        .catch((error: unknown) => log.error({ err: error }, 'looking for tables that are due failed'))
        .finally(() => {
          if (!isClosed) look();
        });
    });
  }

  async function lookNow(): Promise<void> {
    const now = clock.ticks();
    if (setWatch.wasSet()) await countAnew();
    await waker.wakeDue();
    if (store.isShared) await lookForUnheard();
    for (const host of loaded.values()) {
      if (host.isClosed || isIdle(host, now)) letGo(host);
      else if (host.viewers.size > 0 && now - host.presenceAt > PRESENCE_EVERY) announce(host);
    }
  }

  /** What is stored, and what waits, was counted by a time that the machine does not have any more. */
  async function countAnew(): Promise<void> {
    log.warn({}, "the machine's time was set");
    for (const host of [...loaded.values()]) {
      const kept = inTurn(host, async () => (host.isClosed ? null : await keepClocks(host)));
      await kept.catch((error: unknown) => log.error({ table: host.id, err: error }, 'clocks could not be stored'));
      arm(host);
    }
  }

  /** A process that ends at the wrong moment has written something that it does not tell the others any more. */
  async function lookForUnheard(): Promise<void> {
    const open = [...loaded.values()];
    for (let i = 0; i < open.length; i += STANDINGS_AT_ONCE) {
      const some = open.slice(i, i + STANDINGS_AT_ONCE);
      const found = await store.standings(some.map(({ id }) => id));
      const standings = new Map(found.map((standing) => [standing.id, standing]));
      for (const { id, table } of some) {
        const standing = standings.get(id);
        if (standing?.n !== table.row.n || standing.version !== table.version) hear({ type: 'table', table: id });
      }
    }
  }

  /** A table that nobody looks at and that has nothing to do by itself soon; the store wakes it when it has. */
  function isIdle(host: Host, now: number): boolean {
    const { viewers, usedAt, plans } = host;
    return viewers.size === 0 && plans.length === 0 && !hasLiveClock(host) && now - usedAt > settings.idle;
  }

  function letGo(host: Host): void {
    host.isClosed = true;
    host.unarm();
    stopWatchingWaits(host);
    hosts.delete(host.id);
    loaded.delete(host.id);
  }

  /** Deletes a table, unless another process has just changed it. */
  async function removeTable(host: Host): Promise<void> {
    const isGone = await store.deleteTable(host.id, host.table.version);
    if (!isGone) throw new Conflict(`table ${host.id} was changed by somebody else`);
    store.publish({ type: 'table', table: host.id });
    for (const viewer of host.viewers) viewer.close(SERVER_CODES.unknown);
    letGo(host);
  }

  function announce(host: Host): void {
    host.presenceAt = clock.ticks();
    store.publish({ type: 'presence', table: host.id, process: parts.process, seats: seatsHere(host) });
  }

  /** Begins a game. Those at which nobody plays begin one after the other: they are counted. */
  async function begin(host: Host, access: Access): Promise<Illegal | null> {
    if (!isAlone(host.table.doc)) return await startGame(host, access);
    const begun = beginning.then(() => startGame(host, access));
    beginning = begun.catch(() => {});
    return await begun;
  }

  async function command(table: string, access: Access, given: TableCommand): Promise<Reply> {
    const refused = (code: string, params = {}): Reply => ({ type: 'refused', key: given.key, code, params });
    let reply: Reply;
    try {
      const done = await at(table, (host, attempt) => carryOutCommand(host, access, given, attempt));
      reply = 'rule' in done && !('type' in done) ? refused(done.rule, done.params) : (done as Reply);
    } catch (error) {
      if (!(error instanceof Conflict)) log.error({ table, command: given.type, err: error }, 'a command failed');
      reply = refused(error instanceof Conflict ? SERVER_CODES.conflict : SERVER_CODES.internal);
    }
    if (given.type === 'answer') parts.counts.answered(reply.type === 'refused' ? reply.code : null);
    return reply;
  }

  async function watch(
    table: string,
    viewer: Viewer,
    after: number | null,
    chatAfter: number | null,
  ): Promise<Illegal | null> {
    const { access } = viewer;
    return await as(table, access, async (host) => {
      const wasThere = access.seat !== null && seatsHere(host).includes(access.seat);
      viewer.send(textOf({ type: 'table', table: tableInfo(host, access) }));
      const update = await updateSince(host, access, after);
      if (update !== null) {
        viewer.send(textOf({ type: 'update', table, ...update }));
        if (viewer.shown !== undefined) viewer.shown.view = update.view;
      }
      const lines = chatFor(host, access, await store.readChat(table, chatAfter ?? 0, LIMITS.chatLines));
      if (lines.length > 0) viewer.send(textOf({ type: 'chat', table, lines }));
      host.viewers.add(viewer);
      watchWaits(host);
      if (access.seat !== null && !wasThere) {
        announce(host);
        tellTable(host);
      }
      return null;
    });
  }

  async function updateSince(host: Host, { seat }: Access, after: number | null) {
    const n = host.match?.n ?? 0;
    const from = Math.max(Math.min(after ?? n, n), n - LIMITS.news);
    const entries = from < n ? await store.readEntries(host.id, from, n) : [];
    return gameUpdate(
      host,
      seat,
      entries.map((entry) => newsFor(entry, seat)),
      from,
    );
  }

  function unwatch(table: string, viewer: Viewer): void {
    hosts
      .get(table)
      ?.then((host) => {
        if (host === null || !host.viewers.delete(viewer) || viewer.access.seat === null) return;
        host.usedAt = clock.ticks();
        if (seatsHere(host).includes(viewer.access.seat)) return;
        announce(host);
        tellTable(host);
      })
      .catch((error: unknown) => log.error({ table, err: error }, 'a viewer could not leave'));
  }

  return {
    async create(user, plan) {
      const running = await store.countRunning(user.id);
      if (running >= settings.tablesPerPerson) return illegal(SERVER_CODES.rate, { tables: running });
      const laid = layTable(parts, user, plan);
      if (isIllegal(laid)) return laid;
      await storeLaid(parts, laid);
      const stored = { id: laid.id, version: 0, row: laid.row, doc: laid.doc };
      const table = infoOf(stored, accessOf(stored, user.id), clock.now());
      return { table, secrets: laid.secrets };
    },
    async list(status, limit) {
      const tables = await store.listTables(status, limit);
      return tables.map((table) => infoOf(table, accessOf(table, null), clock.now()));
    },
    async of(user, limit) {
      const tables = await store.tablesOf(user, limit);
      return tables.map((table) => infoOf(table, accessOf(table, user), clock.now()));
    },
    async access(id, user, secret) {
      const opened = secret === null ? null : await store.findSecret(hashSecret(secret));
      if (secret !== null && opened?.table !== id) return illegal(SERVER_CODES.unknown);
      const host = await hostOf(id);
      if (host === null) return illegal(SERVER_CODES.unknown);
      // Whoever comes from another process finds here what was so there.
      if (await isBehind(host)) await inTurn(host, () => catchUp(host));
      return accessBy(host.table, user, opened) ?? illegal(SERVER_CODES.unknown);
    },
    look: (id, access, after, chatAfter) =>
      as(id, access, async (host) => ({
        table: tableInfo(host, access),
        update: await updateSince(host, access, after),
        chat: chatFor(host, access, await store.readChat(id, chatAfter ?? 0, LIMITS.chatLines)),
      })),
    join: (id, access, user, seat, word) => as(id, access, (host) => joinTable(host, access, user, seat, word)),
    leave: (id, access) => as<null>(id, access, (host) => leaveTable(host, access)),
    seatBot: (id, access, seat, bot) => as<null>(id, access, (host) => seatBotAt(host, access, seat, bot)),
    start: (id, access) => as<null>(id, access, (host) => begin(host, access)),
    remove: (id, access) =>
      as<null>(id, access, async (host) => {
        if (!access.isCreator) return illegal(SERVER_CODES.forbidden);
        if (host.table.row.status !== 'waiting') return illegal(SERVER_CODES.begun);
        await removeTable(host);
        return null;
      }),
    newSecret: (id, access, role, seat) =>
      as(id, access, async (host) => {
        const isOwn = role === 'seat' && seat !== null && seat === access.seat;
        const isOpen = seat !== null && host.table.doc.seats[seat]?.kind === 'open';
        const isAllowed = isOwn || (access.isCreator && (role === 'seat' ? isOpen : seat === null));
        if (!isAllowed) return illegal(SERVER_CODES.forbidden);
        return { secret: await renewSecret(host, draftOf(host), role, seat) };
      }),
    again: (id, access, user) =>
      as(id, access, async (host) => {
        if (access.seat === null) return illegal(SERVER_CODES.forbidden);
        if (host.table.row.status !== 'over') return illegal(SERVER_CODES.waiting);
        if (host.table.doc.again !== null) return { table: host.table.doc.again };
        const laid = layAgain(host, user);
        const doc = draftOf(host);
        doc.again = laid.id;
        await storeLaid(parts, laid);
        await finish(host, { doc });
        return { table: laid.id };
      }),
    record: (id, access) =>
      as<string>(id, access, async (host) => (await recordText(host, access.seat)) ?? illegal(SERVER_CODES.waiting)),
    command,
    watch,
    unwatch,
    async forget(user) {
      for (const { id } of await store.tablesOf(user, 10_000)) {
        await at(id, async (host) => {
          if (wouldBeNobodys(host, user)) await removeTable(host);
          else await forgetAt(host, user);
          return null;
        });
      }
    },
    figures() {
      let viewers = 0;
      for (const host of loaded.values()) viewers += host.viewers.size;
      return { inMemory: loaded.size, viewers };
    },
    async close() {
      isClosed = true;
      calledOff();
      alone.close();
      for (const loading of [...hosts.values()]) {
        const host = await loading.catch(() => null);
        if (host === null) continue;
        const farewell = inTurn(host, async () => {
          await keepClocks(host);
          await storeState(host);
          await giveUpLease(host);
        });
        await farewell.catch((error: unknown) => {
          log.error({ table: host.id, err: error }, 'a table could not be stored at the end');
        });
        letGo(host);
      }
    },
  };
}
