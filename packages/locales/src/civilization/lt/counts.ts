import type { counts as english } from '../en/counts.ts';
import type { Same } from '../groups.ts';

export const counts: Same<typeof english> = {
  count: {
    trade:
      '{n, plural, one {# prekybos taškas} few {# prekybos taškai} many {# prekybos taško} other {# prekybos taškų}}',
    production:
      '{n, plural, one {# produkcijos taškas} few {# produkcijos taškai} many {# produkcijos taško} other {# produkcijos taškų}}',
    culture:
      '{n, plural, one {# kultūros taškas} few {# kultūros taškai} many {# kultūros taško} other {# kultūros taškų}}',
    coins: '{n, plural, one {# moneta} few {# monetos} many {# monetos} other {# monetų}}',
    resource: '{n} × {resource}',
    combat: 'kovos premija {n}',
    armies: '{n, plural, one {# kariuomenė} few {# kariuomenės} many {# kariuomenės} other {# kariuomenių}}',
    scouts: '{n, plural, one {# skautas} few {# skautai} many {# skauto} other {# skautų}}',
    figures: '{n, plural, one {# figūrėlė} few {# figūrėlės} many {# figūrėlės} other {# figūrėlių}}',
    units:
      '{n, plural, one {# karinis dalinys} few {# kariniai daliniai} many {# karinio dalinio} other {# karinių dalinių}}',
    wounds: '{n, plural, one {# sužeidimas} few {# sužeidimai} many {# sužeidimo} other {# sužeidimų}}',
    huts: '{n, plural, one {# trobelės žymeklis} few {# trobelių žymekliai} many {# trobelės žymeklio} other {# trobelių žymeklių}}',
    villages:
      '{n, plural, one {# kaimo žymeklis} few {# kaimų žymekliai} many {# kaimo žymeklio} other {# kaimų žymeklių}}',
    events:
      '{n, plural, one {# kultūros įvykis} few {# kultūros įvykiai} many {# kultūros įvykio} other {# kultūros įvykių}} iš {deck} kaladės',
    eventCards:
      '{n, plural, one {# kultūros įvykis} few {# kultūros įvykiai} many {# kultūros įvykio} other {# kultūros įvykių}}',
    techs: '{n, plural, one {# technologija} few {# technologijos} many {# technologijos} other {# technologijų}}',
    cities: '{n, plural, one {# miestas} few {# miestai} many {# miesto} other {# miestų}}',
    squares: '{n, plural, one {# kvadratas} few {# kvadratai} many {# kvadrato} other {# kvadratų}}',
    steps:
      '{n, plural, one {# judėjimo kvadratas} few {# judėjimo kvadratai} many {# judėjimo kvadrato} other {# judėjimo kvadratų}}',
    actions:
      '{n, plural, one {# veiksmas mieste} few {# veiksmai miestuose} many {# veiksmo miestuose} other {# veiksmų miestuose}}',
    loot: '{n, plural, one {# grobio taškas} few {# grobio taškai} many {# grobio taško} other {# grobio taškų}}',
    offers: '{n, plural, one {# pasiūlymas} few {# pasiūlymai} many {# pasiūlymo} other {# pasiūlymų}}',
    sheets: '{n, plural, one {# lapas} few {# lapai} many {# lapo} other {# lapų}}',
    resources:
      '{n, plural, one {# bet kuris resursas} few {# bet kurie resursai} many {# bet kurio resurso} other {# bet kurių resursų}}',
    payments:
      '{n, plural, one {# mokėjimas} few {# mokėjimai} many {# mokėjimo} other {# mokėjimų}} po 3 prekybos taškus',
  },
};
