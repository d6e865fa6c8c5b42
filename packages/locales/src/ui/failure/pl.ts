import type { en } from './en.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  'ui.failure.title': 'Na tej stronie coś poszło nie tak',
  'ui.failure.text': 'Twoje gry są bezpieczne. Nic z tego, co zostało rozegrane, nie przepadło.',
  'ui.failure.table': 'Wróć do stołu',
  'ui.failure.again': 'Wczytaj stronę ponownie',
  'ui.failure.lobby': 'Do lobby',
};
