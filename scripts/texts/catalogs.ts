import { en as civilizationEn } from '@tessera/locales/civilization/en';
import { lt as civilizationLt } from '@tessera/locales/civilization/lt';
import { pl as civilizationPl } from '@tessera/locales/civilization/pl';
import { en as cliEn } from '@tessera/locales/cli/en';
import { lt as cliLt } from '@tessera/locales/cli/lt';
import { pl as cliPl } from '@tessera/locales/cli/pl';
import { en as commonEn } from '@tessera/locales/common/en';
import { lt as commonLt } from '@tessera/locales/common/lt';
import { pl as commonPl } from '@tessera/locales/common/pl';
import { en as foundersEn } from '@tessera/locales/founders/en';
import { lt as foundersLt } from '@tessera/locales/founders/lt';
import { pl as foundersPl } from '@tessera/locales/founders/pl';
import { en as uiEn } from '@tessera/locales/ui/en';
import { lt as uiLt } from '@tessera/locales/ui/lt';
import { pl as uiPl } from '@tessera/locales/ui/pl';

/** Every message by language and key. */
export const CATALOGS: { readonly [language: string]: { readonly [key: string]: string } } = {
  en: { ...commonEn, ...foundersEn, ...civilizationEn, ...uiEn, ...cliEn },
  pl: { ...commonPl, ...foundersPl, ...civilizationPl, ...uiPl, ...cliPl },
  lt: { ...commonLt, ...foundersLt, ...civilizationLt, ...uiLt, ...cliLt },
};
