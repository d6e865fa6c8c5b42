// How long tests may take, in milliseconds: one limit for all. Random games and browsers take long on a busy machine; only what
// hangs should ever meet it.
export const TEST_LIMIT = 600_000;
/** A poll gives up before its test does, and says what it waited for. */
export const POLL_LIMIT = 300_000;
