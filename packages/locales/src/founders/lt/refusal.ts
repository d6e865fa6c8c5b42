import type { refusal as en } from '../en/refusal.ts';

export const refusal: { readonly [K in keyof typeof en]: string } = {
  'founders.refusal.T-005': 'Žaidėjų skaičius: nuo {min} iki {max}.',
  'founders.refusal.T-015.awaited': 'Dabar plytelę ima {who}.',
  'founders.refusal.T-015.tile': 'Tarp gamtos plytelių, iš kurių renkamasi, {tileGen} nėra.',
  'founders.refusal.R-33.awaited': 'Dabar pirmąsias plyteles deda {who}.',
  'founders.refusal.R-33.now': 'Pasirengimas turi savo tvarką. Dabar reikia {step}.',
  'founders.refusal.T-019': 'Dabar ne jūsų ėjimas: žaidžia {who}.',
  'founders.refusal.T-025': 'Ėjimas turi savo tvarką. Dabar reikia {step}.',
  'founders.refusal.R-03': '{stack, select, nature {Gamtos} village {Kaimo} other {Miesto}} krūvelė tuščia.',
  'founders.refusal.T-040': 'Neturite {tokenGen}.',
  'founders.refusal.T-043.kind': '{token}: gautas šį ėjimą, naudoti galima tik nuo kito ėjimo.',
  'founders.refusal.T-043.face':
    '{tile} lauke {place}: tinka {token}, bet šis žetonas gautas šį ėjimą, jį naudoti galima tik nuo kito ėjimo.',
  'founders.refusal.T-050.own': 'Karo žetonas dedamas ant priešininko plytelės, ne ant savos.',
  'founders.refusal.T-050.empty': 'Lauke {place} nėra plytelės, kurią būtų galima pulti.',
  'founders.refusal.T-051': '{tile} lauke {place} nėra aukščiausia savo stulpelio plytelė.',
  'founders.refusal.R-08': 'Ant plytelės {tile} lauke {place} jau guli karo žetonas, jis saugo visą stulpelį.',
  'founders.refusal.T-060.own': 'Moneta dedama ant priešininko plytelės, ne ant savos.',
  'founders.refusal.T-060.empty': 'Lauke {place} nėra plytelės, iš kurios būtų galima pirkti.',
  'founders.refusal.T-061':
    'Iš plytelės {tile} lauke {place} nieko pirkti negalima: {stopped, select, war {ant jos guli karo žetonas} other {pergalės plytelės nieko negamina}}.',
  'founders.refusal.R-11':
    'Iš plytelės {tile} lauke {place} nieko pirkti negalima: {stopped, select, coin {ant jos jau guli moneta} other {ant jos dirba amatininkai}}.',
  'founders.refusal.T-062': '{tile} lauke {place} gamina {productsAcc}, o ne {resourceAcc}.',
  'founders.refusal.R-13':
    'Už monetą perkama tik tai, ką gamina pati plytelė: {tile} lauke {place} gamina {productsAcc}, o ne {resourceAcc}.',
  'founders.refusal.T-068': 'Vežimui reikia keturių jūsų plytelių kvadrato; nuo {from} iki {to} jo nėra.',
  'founders.refusal.R-17': 'Keturios plytelės nuo {from} iki {to} jau sujungtos vežimu.',
  'founders.refusal.T-075.tile': 'Amatininkai dirba tik ant kaimo plytelių; {tile} lauke {place} nėra kaimo plytelė.',
  'founders.refusal.T-075.needs': '{tile} lauke {place}: čia tinka {token}, bet šio žetono neturite.',
  'founders.refusal.R-16.tile': '{tile} lauke {place} dabar nieko negamina, todėl amatininkai ten dirbti negali.',
  'founders.refusal.R-16.empty': 'Lauke {place} plytelės neturite.',
  'founders.refusal.T-080.fits': 'Bent viena plytelė tinka laisvame lauke, todėl kurią nors reikia pridėti.',
  'founders.refusal.T-080.tile': 'Plytelė {tile} neguli atversta ant stalo.',
  'founders.refusal.T-081': 'Plytelė {tile} guli kito žaidėjo teritorijoje, jos paimti negalima.',
  'founders.refusal.T-083': 'Laukas {place} kraštine neliečia nė vienos jūsų teritorijos plytelės.',
  'founders.refusal.T-084': '{tile} netinka lauke {place}: {missing}.',
  'founders.refusal.T-094': '{tile} negali pakeisti plytelės lauke {place}: {missing}.',
  'founders.refusal.T-085':
    '{tile} netinka lauke {place}: abu resursus turėtų tiekti viena plytelė – ta, kuri guli lauke {deliverer}.',
  'founders.refusal.T-086':
    '{tile} netinka lauke {place}: abu resursus turėtų pagaminti viena gamtos plytelė – ta, kuri guli lauke {producer}, – o per ėjimą ji duoda tik vieną iš dviejų.',
  'founders.refusal.T-088': '{tile} guli jūsų teritorijoje, o plytelių perkelti negalima.',
  'founders.refusal.R-18':
    'Gamtos krūvelė dar netuščia ({nature, plural, one {# plytelė} few {# plytelės} many {# plytelės} other {# plytelių}}): atverskite dar vieną gamtos plytelę ir ją pridėkite.',
  'founders.refusal.T-090': 'Gamtos krūvelė tuščia: daugiau plytelių atversti negalima.',
  'founders.refusal.R-34': 'Dabar galima pridėti tik ką tik atverstą plytelę: {only}.',
  'founders.refusal.R-38': 'Dėl žaidimo pabaigos galima susitarti tik tarp ėjimų, prieš atverčiant plytelę.',
  'founders.refusal.over': 'Žaidimas baigtas: {reason}.',

  'founders.missing.none': 'nė viena gretima plytelė netiekia {resourceGen}',
  'founders.missing.idle': 'nė viena gretima plytelė netiekia {resourceGen} ({idle})',
  'founders.idle.T-052': 'lauke {place} guli karo žetonas',
  'founders.idle.T-065': 'lauke {place} guli moneta',
  'founders.idle.T-076': 'lauke {place} dirba amatininkai',
};
