import { lookup, Resolver } from 'node:dns/promises';

/** Looks up the IP addresses of a host name. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks name servers, never the machine's own list of hosts. It uses no thread while it waits, so a name whose servers do not answer,
 * which anyone can set up, does not delay anything else.
 */
export function nameServers(servers: readonly string[] | null = null): Resolve {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: 2500, tries: 2 });
    if (servers !== null) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.removeEventListener('abort', cancel);
    const found = [ipv4, ipv6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // Most names have addresses of only one kind; without any, the first error says why.
    if (found.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return found;
  };
}

/** Asks the machine like any program does, for operators who allow webhooks to their own hosts. */
export const machineNames: Resolve = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
};
