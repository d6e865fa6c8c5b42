import type { en } from './en.ts';

export const pl: { readonly [K in keyof typeof en]: string } = {
  'mail.yourTurn.subject': 'Twoja kolej',
  'mail.yourTurn.text': 'Teraz twoja kolej.',
  'mail.over.subject': 'Koniec gry',
  'mail.over.text': 'Gra się skończyła.',
  'mail.replaced.subject': 'Za ciebie gra bot',
  'mail.replaced.text':
    'Na twoim miejscu gra teraz bot. Jeśli gra nie została poddana, możesz odzyskać miejsce przy stole.',
  'mail.reminded.subject': 'Przypomnienie: twoja kolej',
  'mail.reminded.text': '{who} przypomina, że teraz twoja kolej.',
  'mail.resigned.subject': '{who} poddaje grę',
  'mail.resigned.text': '{who} poddaje grę. Dalej gra bot.',
  'mail.somebody': 'Inny gracz',
  'mail.reason': 'Otrzymujesz tę wiadomość, bo masz włączone powiadomienia.',
  'mail.settings': 'Możesz to zmienić tutaj:',
};
