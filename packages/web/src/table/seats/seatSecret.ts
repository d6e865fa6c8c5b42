/**
 * The secret that opens a seat of a table, or the table itself: it comes in the address once and stays with the tab.
 */
const keyOf = (table: string): string => `tessera.secret.${table}`;
const openKeyOf = (table: string): string => `tessera.watch.${table}`;

/** Takes a secret out of the address, so that it appears in no history and on no screen. */
export function takeSecret(table: string): string | null {
  const [, role, found] = /^#(seat|watch|creator)=([\w-]{8,200})$/.exec(location.hash) ?? [];
  if (found !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search);
    keepSecret(table, found);
    keep(openKeyOf(table), role === 'watch' ? found : null);
  }
  return keptSecret(table);
}

/** The secret of the spectators' link, if the user came by it: the only secret that may be shared. */
export function watchHash(table: string): string {
  const secret = kept(openKeyOf(table));
  return secret === null ? '' : `#watch=${secret}`;
}

function keptSecret(table: string): string | null {
  return kept(keyOf(table));
}

export function keepSecret(table: string, secret: string | null): void {
  keep(keyOf(table), secret);
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, secret);
  } catch {
    // A browser without storage: the secret lasts as long as the page.
  }
}

/** An address to share. */
export function inviteLink(table: string, role: 'seat' | 'watch', secret: string): string {
  return `${location.origin}/table/${table}#${role}=${secret}`;
}
