import type { Command } from '../command.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import { loadtest } from './loadtest.ts';
import { play } from './play.ts';
import { properties } from './properties.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { scenario } from './scenario.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { state } from './state.ts';
import { verify } from './verify.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  play,
  serve,
  simulate,
  bot,
  replay,
  state,
  verify,
  scenario,
  properties,
  rules,
  bench,
  loadtest,
];
