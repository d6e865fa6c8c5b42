/** The secret that opens a seat of a table, or the table itself: it comes in the address once and stays with the tab. */
const keyOf = (table: string): string => `tessera.secret.${table}`;

/** Takes a secret out of the address, so that it ends up in no history and on no screen. */
export function takeSecret(table: string): string | null {
  const [, found] = /^#(?:seat|watch|creator)=([\w-]{8,200})$/.exec(location.hash) ?? [];
  if (found !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search);
    keepSecret(table, found);
  }
  return keptSecret(table);
}

export function keptSecret(table: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

export function keepSecret(table: string, secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(keyOf(table));
    else sessionStorage.setItem(keyOf(table), secret);
  } catch {
    // A browser that keeps nothing: the secret lasts as long as the page.
  }
}

/** An address to hand out. */
export function inviteLink(table: string, role: 'seat' | 'watch', secret: string): string {
  return `${location.origin}/table/${table}#${role}=${secret}`;
}
