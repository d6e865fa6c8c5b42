import type { refusal as en } from '../en/refusal.ts';

export const refusal: { readonly [K in keyof typeof en]: string } = {
  'founders.refusal.T-005': 'Liczba graczy: od {min} do {max}.',
  'founders.refusal.T-015.awaited': 'Teraz kafelek bierze {who}.',
  'founders.refusal.T-015.tile': 'Wśród kafelków natury do wyboru nie ma {tileGen}.',
  'founders.refusal.R-33.awaited': 'Teraz pierwsze kafelki kładzie {who}.',
  'founders.refusal.R-33.now': 'Przygotowanie ma swoją kolejność. Teraz trzeba {step}.',
  'founders.refusal.T-019': 'To nie twoja tura: gra {who}.',
  'founders.refusal.T-025': 'Tura ma swoją kolejność. Teraz trzeba {step}.',
  'founders.refusal.R-03':
    '{stack, select, nature {Stos natury} village {Stos wioski} other {Stos miasta}} jest pusty.',
  'founders.refusal.T-040': 'Nie masz {tokenGen}.',
  'founders.refusal.T-043.kind': '{token}: otrzymany w tej turze, można go zagrać dopiero od następnej.',
  'founders.refusal.T-043.face':
    'Na kafelek {tile}, pole {place}, pasuje {token}, ale ten żeton został otrzymany w tej turze i można go zagrać dopiero od następnej.',
  'founders.refusal.T-050.own': 'Żeton wojny zagrywa się na kafelek przeciwnika, nie na własny.',
  'founders.refusal.T-050.empty': 'Na polu {place} nie ma kafelka do zaatakowania.',
  'founders.refusal.T-051': 'Kafelek {tile} na polu {place} nie jest najwyższy w swojej kolumnie.',
  'founders.refusal.R-08': 'Na kafelku {tile}, pole {place}, leży już żeton wojny i osłania całą kolumnę.',
  'founders.refusal.T-060.own': 'Monetę zagrywa się na kafelek przeciwnika, nie na własny.',
  'founders.refusal.T-060.empty': 'Na polu {place} nie ma kafelka, z którego można coś kupić.',
  'founders.refusal.T-061':
    'Z kafelka {tile} na polu {place} nie można nic kupić: {stopped, select, war {leży na nim żeton wojny} other {kafelki zwycięstwa nic nie produkują}}.',
  'founders.refusal.R-11':
    'Z kafelka {tile} na polu {place} nie można nic kupić: {stopped, select, coin {leży na nim już moneta} other {pracują na nim rzemieślnicy}}.',
  'founders.refusal.T-062':
    'Kafelek {tile} na polu {place} produkuje {productsAcc}; nie można z niego kupić {resourceGen}.',
  'founders.refusal.R-13':
    'Za monetę kupuje się tylko własny produkt kafelka: {tile} na polu {place} produkuje {productsAcc}, więc nie można tam kupić {resourceGen}.',
  'founders.refusal.T-068': 'Wóz wymaga kwadratu z czterech twoich kafelków; od {from} do {to} go nie ma.',
  'founders.refusal.R-17': 'Cztery kafelki od {from} do {to} są już połączone wozem.',
  'founders.refusal.T-075.tile':
    'Rzemieślnicy pracują tylko na kafelkach wioski; kafelek {tile} na polu {place} do nich nie należy.',
  'founders.refusal.T-075.needs': 'Na kafelek {tile}, pole {place}, pasuje {token}, a tego żetonu nie masz.',
  'founders.refusal.R-16.tile':
    'Kafelek {tile} na polu {place} nic teraz nie produkuje, więc rzemieślnicy nie mogą na nim pracować.',
  'founders.refusal.R-16.empty': 'Na polu {place} nie masz kafelka.',
  'founders.refusal.T-080.fits': 'Co najmniej jeden kafelek pasuje na wolne pole, więc trzeba jakiś dodać.',
  'founders.refusal.T-080.tile': 'Kafelek {tile} nie leży odkryty na stole.',
  'founders.refusal.T-081': 'Kafelek {tile} leży na terytorium innego gracza i nie można go wziąć.',
  'founders.refusal.T-083': 'Pole {place} nie styka się bokiem z żadnym kafelkiem twojego terytorium.',
  'founders.refusal.T-084': 'Kafelek {tile} nie pasuje na pole {place}: {missing}.',
  'founders.refusal.T-094': 'Kafelek {tile} nie może zastąpić kafelka na polu {place}: {missing}.',
  'founders.refusal.T-085':
    'Kafelek {tile} nie pasuje na pole {place}: oba zasoby musiałby dostarczyć jeden kafelek – ten na polu {deliverer}.',
  'founders.refusal.T-086':
    'Kafelek {tile} nie pasuje na pole {place}: oba zasoby musiałby wyprodukować jeden kafelek natury – ten na polu {producer} – a daje on w turze tylko jeden z dwóch.',
  'founders.refusal.T-088': 'Kafelek {tile} leży na twoim terytorium, a kafelków nie wolno przesuwać.',
  'founders.refusal.R-18':
    'Stos natury nie jest pusty ({nature, plural, one {# kafelek} few {# kafelki} many {# kafelków} other {# kafelka}}): odkryj jeszcze jeden kafelek natury i go dodaj.',
  'founders.refusal.T-090': 'Stos natury jest pusty: nie można odkryć kolejnego kafelka.',
  'founders.refusal.R-34': 'Teraz można dodać tylko właśnie odkryty kafelek: {only}.',
  'founders.refusal.R-38': 'Na koniec gry można się umówić tylko między turami, przed odkryciem kafelka.',
  'founders.refusal.over': 'Gra jest zakończona: {reason}.',

  'founders.missing.none': 'żaden sąsiad nie dostarcza {resourceGen}',
  'founders.missing.idle': 'żaden sąsiad nie dostarcza {resourceGen} ({idle})',
  'founders.idle.T-052': 'na polu {place} leży żeton wojny',
  'founders.idle.T-065': 'na polu {place} leży moneta',
  'founders.idle.T-076': 'na polu {place} pracują rzemieślnicy',
};
