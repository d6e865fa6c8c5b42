import type { en } from './en.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  'ui.failure.title': 'Šiame puslapyje įvyko klaida',
  'ui.failure.text': 'Jūsų žaidimai saugūs. Niekas, ką sužaidėte, neprarasta.',
  'ui.failure.table': 'Grįžti prie stalo',
  'ui.failure.again': 'Įkelti puslapį iš naujo',
  'ui.failure.lobby': 'Į žaidimų salę',
};
