import type { Command } from '../command.ts';
import { bench } from './bench.ts';
import { play } from './play.ts';
import { properties } from './properties.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { scenario } from './scenario.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [play, simulate, replay, verify, scenario, properties, rules, bench];
