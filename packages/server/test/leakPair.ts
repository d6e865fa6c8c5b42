import { statesOf } from './leakDeal.ts';
import { firstDifference, firstHidden, type Leak, type Observer, type Recording } from './leakKit.ts';
import { type Extras, observe } from './leakObserve.ts';
import type { Capture } from './leakOrigin.ts';
import { type Script, scriptFor } from './leakScript.ts';
import { openWorld } from './leakWorlds.ts';

/** What came of looking on in two worlds that must look the same. */
export interface Comparison {
  readonly script: Script;
  /** What was received where everything is as it was. */
  readonly recording: Recording;
  /** Where the two differ, which of the hidden things was received, which of all secrets was logged, and faults. */
  readonly findings: readonly string[];
}

export async function compareWorlds(
  capture: Capture,
  observer: Observer,
  extras: Extras,
  leak: Leak | null = null,
): Promise<Comparison> {
  const deals = [statesOf(capture, observer, true), statesOf(capture, observer, false)] as const;
  const script = scriptFor(capture, observer, deals[0].at(-1), deals[1].at(-1));
  const findings: string[] = [];
  const find = (what: string, finding: string | null): void => {
    if (finding !== null) findings.push(`${capture.name}, observer ${observer ?? 'spectator'}, ${what}: ${finding}`);
  };
  const recordings: Recording[] = [];
  for (const [i, states] of deals.entries()) {
    const isTrue = i === 0;
    const world = await openWorld(capture, observer, isTrue, states, leak);
    const name = isTrue ? 'as it is' : 're-dealt';
    try {
      const recording = await observe(world, script, extras);
      recordings.push(recording);
      find(`received ${name}`, firstHidden(recording, world.hidden));
    } finally {
      await world.server.close();
    }
    const { hidden, log, cookies, seatSecrets, spectatorSecret } = world;
    const own = [...cookies.map((cookie) => cookie.split('=')[1] as string), ...seatSecrets, spectatorSecret];
    const secrets = new Map([...hidden, ...own.map((secret, at) => [`own ${at}`, secret] as const)]);
    find(`logged ${name}`, firstHidden(new Map([['log', log]]), secrets));
    find(`fault ${name}`, log.find((line) => line.includes('"level":50') || line.includes('"err":')) ?? null);
  }
  const [one, other] = recordings as [Recording, Recording];
  find('received', firstDifference(one, other));
  return { script, recording: one, findings };
}
