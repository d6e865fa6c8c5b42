import { en as civilization } from './civilization/en.ts';
import { en as create } from './create/en.ts';
import { en as failure } from './failure/en.ts';
import { en as founders } from './founders/en.ts';
import { en as help } from './help/en.ts';
import { en as lobby } from './lobby/en.ts';
import { en as offline } from './offline/en.ts';
import { en as replay } from './replay/en.ts';
import { en as settings } from './settings/en.ts';
import { en as shell } from './shell/en.ts';
import { en as table } from './table/en.ts';

/** The page's own words, screen by screen. */
export const en = {
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
