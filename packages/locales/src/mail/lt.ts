import type { en } from './en.ts';

export const lt: { readonly [K in keyof typeof en]: string } = {
  'mail.yourTurn.subject': 'Jūsų eilė',
  'mail.yourTurn.text': 'Dabar jūsų eilė.',
  'mail.over.subject': 'Žaidimas baigtas',
  'mail.over.text': 'Žaidimas baigėsi.',
  'mail.replaced.subject': 'Už jus žaidžia botas',
  'mail.replaced.text': 'Jūsų vietoje dabar žaidžia botas. Jei nepasidavėte, vietą galite susigrąžinti prie stalo.',
  'mail.reminded.subject': 'Priminimas: jūsų eilė',
  'mail.reminded.text': '{who} primena, kad dabar jūsų eilė.',
  'mail.resigned.subject': '{who} pasiduoda',
  'mail.resigned.text': '{who} pasiduoda. Toliau žaidžia botas.',
  'mail.somebody': 'Kitas žaidėjas',
  'mail.reason': 'Šį laišką gavote, nes prašėte pranešimų.',
  'mail.settings': 'Pakeisti galite čia:',
};
