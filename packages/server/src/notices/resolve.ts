import { lookup, Resolver } from 'node:dns/promises';

/** The addresses of a host's name. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks name servers, never the machine's own list of hosts. It takes no thread while it waits: a name whose servers do
 * not answer, which anybody can own, holds up nothing else.
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
    // Most names have addresses of one kind only; without any, the first complaint says why.
    if (found.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return found;
  };
}

/** Asks the machine as any program does, for operators whose own hosts are to be reached. */
export const machineNames: Resolve = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
};
