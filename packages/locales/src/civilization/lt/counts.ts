import type { counts as english } from '../en/counts.ts';
import type { Same } from '../groups.ts';

/**
 * `acc` is the accusative („gaunate 1 monetą“), `gen` the genitive („netenkate 2 monetų“); lists and labels have the
 * nominative. From ten on all are alike.
 */
export const counts: Same<typeof english> = {
  count: {
    trade:
      '{n, plural, one {# {form, select, acc {prekybos tašką} gen {prekybos taško} other {prekybos taškas}}} few {# {form, select, acc {prekybos taškus} gen {prekybos taškų} other {prekybos taškai}}} many {# prekybos taško} other {# prekybos taškų}}',
    production:
      '{n, plural, one {# {form, select, acc {produkcijos tašką} gen {produkcijos taško} other {produkcijos taškas}}} few {# {form, select, acc {produkcijos taškus} gen {produkcijos taškų} other {produkcijos taškai}}} many {# produkcijos taško} other {# produkcijos taškų}}',
    culture:
      '{n, plural, one {# {form, select, acc {kultūros tašką} gen {kultūros taško} other {kultūros taškas}}} few {# {form, select, acc {kultūros taškus} gen {kultūros taškų} other {kultūros taškai}}} many {# kultūros taško} other {# kultūros taškų}}',
    coins:
      '{n, plural, one {# {form, select, acc {monetą} gen {monetos} other {moneta}}} few {# {form, select, acc {monetas} gen {monetų} other {monetos}}} many {# monetos} other {# monetų}}',
    resource: '{n} × {resource}',
    combat: 'kovos premija {n}',
    armies:
      '{n, plural, one {# {form, select, acc {kariuomenę} gen {kariuomenės} other {kariuomenė}}} few {# {form, select, acc {kariuomenes} gen {kariuomenių} other {kariuomenės}}} many {# kariuomenės} other {# kariuomenių}}',
    scouts:
      '{n, plural, one {# {form, select, acc {skautą} gen {skauto} other {skautas}}} few {# {form, select, acc {skautus} gen {skautų} other {skautai}}} many {# skauto} other {# skautų}}',
    figures:
      '{n, plural, one {# {form, select, acc {figūrėlę} gen {figūrėlės} other {figūrėlė}}} few {# {form, select, acc {figūrėles} gen {figūrėlių} other {figūrėlės}}} many {# figūrėlės} other {# figūrėlių}}',
    units:
      '{n, plural, one {# {form, select, acc {karinį dalinį} gen {karinio dalinio} other {karinis dalinys}}} few {# {form, select, acc {karinius dalinius} gen {karinių dalinių} other {kariniai daliniai}}} many {# karinio dalinio} other {# karinių dalinių}}',
    wounds:
      '{n, plural, one {# {form, select, acc {sužeidimą} gen {sužeidimo} other {sužeidimas}}} few {# {form, select, acc {sužeidimus} gen {sužeidimų} other {sužeidimai}}} many {# sužeidimo} other {# sužeidimų}}',
    huts: '{n, plural, one {# {form, select, acc {trobelės žymeklį} gen {trobelės žymeklio} other {trobelės žymeklis}}} few {# {form, select, acc {trobelių žymeklius} gen {trobelių žymeklių} other {trobelių žymekliai}}} many {# trobelės žymeklio} other {# trobelių žymeklių}}',
    villages:
      '{n, plural, one {# {form, select, acc {kaimo žymeklį} gen {kaimo žymeklio} other {kaimo žymeklis}}} few {# {form, select, acc {kaimų žymeklius} gen {kaimų žymeklių} other {kaimų žymekliai}}} many {# kaimo žymeklio} other {# kaimų žymeklių}}',
    events:
      '{n, plural, one {# {form, select, acc {kultūros įvykį} gen {kultūros įvykio} other {kultūros įvykis}}} few {# {form, select, acc {kultūros įvykius} gen {kultūros įvykių} other {kultūros įvykiai}}} many {# kultūros įvykio} other {# kultūros įvykių}} iš {deck} kaladės',
    eventCards:
      '{n, plural, one {# {form, select, acc {kultūros įvykį} gen {kultūros įvykio} other {kultūros įvykis}}} few {# {form, select, acc {kultūros įvykius} gen {kultūros įvykių} other {kultūros įvykiai}}} many {# kultūros įvykio} other {# kultūros įvykių}}',
    techs:
      '{n, plural, one {# {form, select, acc {technologiją} gen {technologijos} other {technologija}}} few {# {form, select, acc {technologijas} gen {technologijų} other {technologijos}}} many {# technologijos} other {# technologijų}}',
    cities:
      '{n, plural, one {# {form, select, acc {miestą} gen {miesto} other {miestas}}} few {# {form, select, acc {miestus} gen {miestų} other {miestai}}} many {# miesto} other {# miestų}}',
    squares:
      '{n, plural, one {# {form, select, acc {kvadratą} gen {kvadrato} other {kvadratas}}} few {# {form, select, acc {kvadratus} gen {kvadratų} other {kvadratai}}} many {# kvadrato} other {# kvadratų}}',
    steps:
      '{n, plural, one {# {form, select, acc {judėjimo kvadratą} gen {judėjimo kvadrato} other {judėjimo kvadratas}}} few {# {form, select, acc {judėjimo kvadratus} gen {judėjimo kvadratų} other {judėjimo kvadratai}}} many {# judėjimo kvadrato} other {# judėjimo kvadratų}}',
    actions:
      '{n, plural, one {# {form, select, acc {veiksmą mieste} gen {veiksmo mieste} other {veiksmas mieste}}} few {# {form, select, acc {veiksmus miestuose} gen {veiksmų miestuose} other {veiksmai miestuose}}} many {# veiksmo miestuose} other {# veiksmų miestuose}}',
    loot: '{n, plural, one {# {form, select, acc {grobio tašką} gen {grobio taško} other {grobio taškas}}} few {# {form, select, acc {grobio taškus} gen {grobio taškų} other {grobio taškai}}} many {# grobio taško} other {# grobio taškų}}',
    offers:
      '{n, plural, one {# {form, select, acc {pasiūlymą} gen {pasiūlymo} other {pasiūlymas}}} few {# {form, select, acc {pasiūlymus} gen {pasiūlymų} other {pasiūlymai}}} many {# pasiūlymo} other {# pasiūlymų}}',
    sheets:
      '{n, plural, one {# {form, select, acc {lapą} gen {lapo} other {lapas}}} few {# {form, select, acc {lapus} gen {lapų} other {lapai}}} many {# lapo} other {# lapų}}',
    resources:
      '{n, plural, one {# {form, select, acc {bet kurį resursą} gen {bet kurio resurso} other {bet kuris resursas}}} few {# {form, select, acc {bet kuriuos resursus} gen {bet kurių resursų} other {bet kurie resursai}}} many {# bet kurio resurso} other {# bet kurių resursų}}',
  },
};
