import { type BotPace, listenToSettings, settings } from '../app/settings.ts';
import { callLocal, listenToTable } from '../offline/localTables.ts';
import { isRefusal } from '../offline/messages.ts';
import { createTableStore, type TableLink } from './tableLink.ts';

/** How long a bot waits before it moves, in milliseconds, so that people can follow. */
const BOT_DELAYS: { readonly [P in BotPace]: number } = { atOnce: 0, quick: 150, normal: 500, slow: 1500 };
const botDelay = () => BOT_DELAYS[settings().botPace];

/** A table in this browser: game and bots run in a worker, and nothing hidden leaves it. */
export function openOfflineTable(id: string): TableLink {
  const store = createTableStore();
  const stop = listenToTable(id, ({ table, update, news, curtain }) => {
    store.change((before) => {
      const known = (update?.newsAfter ?? 0) === 0 ? [] : before.news;
      return { table, update, curtain, news: [...known, ...news], line: 'open' };
    });
  });
  void callLocal('open', { id, botDelay: botDelay() }).then((refused) => {
    if (isRefusal(refused)) store.change({ closed: refused.code });
  });
  const stopPacing = listenToSettings(() => void callLocal('pace', { id, botDelay: botDelay() }));
  return {
    kind: 'offline',
    state: store.state,
    subscribe: store.subscribe,
    async command(command) {
      const reply = await callLocal('command', { id, command });
      // The caller goes on from the state that the command led to.
      store.flush();
      return reply;
    },
    sit: (seat) => void callLocal('sit', { id, seat }),
    close() {
      stopPacing();
      if (stop()) void callLocal('close', { id });
    },
  };
}
