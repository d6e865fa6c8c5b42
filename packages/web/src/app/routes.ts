/** The places of the page. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'create' }
  | { readonly page: 'games' }
  | { readonly page: 'watch' }
  | { readonly page: 'learn' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  /** A table on the server. */
  | { readonly page: 'table'; readonly id: string }
  /** A table in this browser, without a server. */
  | { readonly page: 'local'; readonly id: string }
  /** A record: of a table, from the server's collection, or kept in this browser; perhaps at a given moment. */
  | {
      readonly page: 'replay';
      readonly source: 'table' | 'record' | 'local';
      readonly id: string;
      readonly n: number | null;
    }
  | { readonly page: 'unknown'; readonly path: string };

const PLAIN = ['create', 'games', 'watch', 'learn', 'settings', 'about'] as const;

export function routeOf(path: string, search = ''): Route {
  const [first = '', second, third] = path.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'lobby' };
  const plain = PLAIN.find((page) => page === first);
  if (plain !== undefined && second === undefined) return { page: plain };
  if ((first === 'table' || first === 'local') && second !== undefined && third === undefined) {
    return { page: first, id: second };
  }
  if (first === 'replay' && (second === 'table' || second === 'record' || second === 'local') && third !== undefined) {
    const at = new URLSearchParams(search).get('at');
    return { page: 'replay', source: second, id: third, n: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null };
  }
  return { page: 'unknown', path };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'table':
    case 'local':
      return `/${route.page}/${route.id}`;
    case 'replay':
      return `/replay/${route.source}/${route.id}${route.n === null ? '' : `?at=${route.n}`}`;
    case 'unknown':
      return route.path;
    default:
      return `/${route.page}`;
  }
}
