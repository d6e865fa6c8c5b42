import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';
import { pathOf, type Route, routeOf } from './routes.ts';

const listeners = new Set<() => void>();
let current = routeOf(location.pathname, location.search);

function changed(): void {
  current = routeOf(location.pathname, location.search);
  for (const listener of listeners) listener();
}

addEventListener('popstate', changed);

/** Goes to another place on the page. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', pathOf(route));
  else history.replaceState(null, '', pathOf(route));
  changed();
  if (how === 'push') scrollTo(0, 0);
}

export function useRoute(): Route {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** A link within the page: it opens at once, or in a new tab where the user wants that. */
export function Link({ to, onClick, ...rest }: { readonly to: Route } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={pathOf(to)} onClick={follow} {...rest} />;
}
