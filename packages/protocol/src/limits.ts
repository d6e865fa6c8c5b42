/** The most that is accepted, in characters unless the name says otherwise. */
export const LIMITS = {
  messageBytes: 32 * 1024,
  recordBytes: 8 * 1024 * 1024,
  /** In an uploaded record: what it says about itself or about a correction of rules, as text; its secret; other names in it. */
  recordAbout: 4096,
  recordSecret: 200,
  recordName: 100,
  name: 32,
  passphraseLeast: 8,
  passphrase: 200,
  title: 60,
  word: 64,
  key: 64,
  chat: 500,
  /** How many lines of chat, and items of news, are sent at once. */
  chatLines: 100,
  news: 500,
  /** Tables that one socket may watch at the same time. */
  watched: 8,
} as const;

/** How long a table without a clock waits for a player by default: a day, so that nobody loses a seat overnight. */
export const USUAL_WAIT = 24 * 60 * 60_000;
