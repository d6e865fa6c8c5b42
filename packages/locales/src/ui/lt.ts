import { lt as civilization } from './civilization/lt.ts';
import { lt as create } from './create/lt.ts';
import { lt as failure } from './failure/lt.ts';
import { lt as founders } from './founders/lt.ts';
import { lt as help } from './help/lt.ts';
import { lt as lobby } from './lobby/lt.ts';
import { lt as offline } from './offline/lt.ts';
import { lt as replay } from './replay/lt.ts';
import { lt as settings } from './settings/lt.ts';
import { lt as shell } from './shell/lt.ts';
import { lt as table } from './table/lt.ts';

/** The page's own words, screen by screen. */
export const lt = {
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
