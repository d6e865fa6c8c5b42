import type { refusal as en } from '../en/refusal.ts';

export const refusal: { readonly [K in keyof typeof en]: string } = {
  'founders.refusal.T-005': 'Liczba graczy: od {min} do {max}.',
  'founders.refusal.T-015.awaited': 'Teraz kafel bierze {who}.',
  'founders.refusal.T-015.tile': 'Wśród kafli natury do wyboru nie ma {tileGen}.',
  'founders.refusal.R-33.awaited': 'Teraz pierwsze kafle kładzie {who}.',
  'founders.refusal.R-33.now': 'Przygotowanie ma swoją kolejność. Teraz trzeba {step}.',
  'founders.refusal.T-019': 'To nie twoja tura: gra {who}.',
  'founders.refusal.T-025': 'Tura ma swoją kolejność. Teraz trzeba {step}.',
  'founders.refusal.R-03': '{stack, select, nature {Stos natury} village {Stos wsi} other {Stos miasta}} jest pusty.',
  'founders.refusal.T-040': 'Nie masz {tokenGen}.',
  'founders.refusal.T-043.kind': '{token}: otrzymany w tej turze, można go zagrać dopiero od następnej.',
  'founders.refusal.T-043.face':
    'Na kafel {tile}, pole {place}, pasuje {token}, ale ten żeton został otrzymany w tej turze i można go zagrać dopiero od następnej.',
  'founders.refusal.T-050.own': 'Żeton wojny zagrywa się na kafel przeciwnika, nie na własny.',
  'founders.refusal.T-050.empty': 'Na polu {place} nie ma kafla do zaatakowania.',
  'founders.refusal.T-051': 'Kafel {tile} na polu {place} nie jest najwyższy w swojej kolumnie.',
  'founders.refusal.R-08': 'Na kaflu {tile}, pole {place}, leży już żeton wojny i osłania całą kolumnę.',
  'founders.refusal.T-060.own': 'Monetę zagrywa się na kafel przeciwnika, nie na własny.',
  'founders.refusal.T-060.empty': 'Na polu {place} nie ma kafla, z którego można coś kupić.',
  'founders.refusal.T-061':
    'Z kafla {tile} na polu {place} nie można nic kupić: {stopped, select, war {leży na nim żeton wojny} other {kafle zwycięstwa nic nie produkują}}.',
  'founders.refusal.R-11':
    'Z kafla {tile} na polu {place} nie można nic kupić: {stopped, select, coin {leży na nim już moneta} other {pracują na nim rzemieślnicy}}.',
  'founders.refusal.T-062':
    'Kafel {tile} na polu {place} produkuje {productsAcc}; nie można z niego kupić {resourceGen}.',
  'founders.refusal.R-13':
    'Za monetę kupuje się tylko własny produkt kafla: {tile} na polu {place} produkuje {productsAcc}, więc nie można tam kupić {resourceGen}.',
  'founders.refusal.T-068': 'Wóz wymaga kwadratu z czterech twoich kafli; od {from} do {to} go nie ma.',
  'founders.refusal.R-17': 'Cztery kafle od {from} do {to} są już połączone wozem.',
  'founders.refusal.T-075.tile':
    'Rzemieślnicy pracują tylko na kaflach wsi; kafel {tile} na polu {place} do nich nie należy.',
  'founders.refusal.T-075.needs': 'Na kafel {tile}, pole {place}, pasuje {token}, a tego żetonu nie masz.',
  'founders.refusal.R-16.tile':
    'Kafel {tile} na polu {place} nic teraz nie produkuje, więc rzemieślnicy nie mogą na nim pracować.',
  'founders.refusal.R-16.empty': 'Na polu {place} nie masz kafla.',
  'founders.refusal.T-080.fits': 'Co najmniej jeden kafel pasuje na wolne pole, więc trzeba jakiś dodać.',
  'founders.refusal.T-080.tile': 'Kafel {tile} nie leży odkryty na stole.',
  'founders.refusal.T-081': 'Kafel {tile} leży na terytorium innego gracza i nie można go wziąć.',
  'founders.refusal.T-083': 'Pole {place} nie styka się bokiem z żadnym kaflem twojego terytorium.',
  'founders.refusal.T-084': 'Kafel {tile} nie pasuje na pole {place}: {missing}.',
  'founders.refusal.T-094': 'Kafel {tile} nie może zastąpić kafla na polu {place}: {missing}.',
  'founders.refusal.T-085':
    'Kafel {tile} nie pasuje na pole {place}: oba zasoby musiałby dostarczyć jeden kafel – ten na polu {deliverer}.',
  'founders.refusal.T-086':
    'Kafel {tile} nie pasuje na pole {place}: oba zasoby musiałby wyprodukować jeden kafel natury – ten na polu {producer} – a daje on w turze tylko jeden z dwóch.',
  'founders.refusal.T-088': 'Kafel {tile} leży na twoim terytorium, a kafli nie wolno przesuwać.',
  'founders.refusal.R-18':
    'Stos natury nie jest pusty ({nature, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}): odkryj jeszcze jeden kafel natury i go dodaj.',
  'founders.refusal.T-090': 'Stos natury jest pusty: nie można odkryć kolejnego kafla.',
  'founders.refusal.R-34': 'Teraz można dodać tylko właśnie odkryty kafel: {only}.',
  'founders.refusal.R-38': 'Na koniec gry można się umówić tylko między turami, przed odkryciem kafla.',
  'founders.refusal.over': 'Gra jest zakończona: {reason}.',

  'founders.missing.none': 'żaden sąsiedni kafel nie dostarcza {resourceGen}',
  'founders.missing.idle': 'żaden sąsiedni kafel nie dostarcza {resourceGen} ({idle})',
  'founders.idle.T-052': 'na polu {place} leży żeton wojny',
  'founders.idle.T-065': 'na polu {place} leży moneta',
  'founders.idle.T-076': 'na polu {place} pracują rzemieślnicy',
};
