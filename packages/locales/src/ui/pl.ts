import { pl as civilization } from './civilization/pl.ts';
import { pl as create } from './create/pl.ts';
import { pl as failure } from './failure/pl.ts';
import { pl as founders } from './founders/pl.ts';
import { pl as help } from './help/pl.ts';
import { pl as lobby } from './lobby/pl.ts';
import { pl as offline } from './offline/pl.ts';
import { pl as replay } from './replay/pl.ts';
import { pl as settings } from './settings/pl.ts';
import { pl as shell } from './shell/pl.ts';
import { pl as table } from './table/pl.ts';

/** The page's own words, screen by screen. */
export const pl = {
  ...civilization,
  ...create,
  ...failure,
  ...founders,
  ...help,
  ...lobby,
  ...offline,
  ...replay,
  ...settings,
  ...shell,
  ...table,
};
