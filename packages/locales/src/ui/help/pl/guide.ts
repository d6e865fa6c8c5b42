import type { guide as en } from '../en/guide.ts';

export const guide: { readonly [K in keyof typeof en]: string } = {
  'ui.help.learn': 'Nauka',
  'ui.help.learn.title': 'Poznaj grę Założyciele Imperium w pięć minut',
  'ui.help.learn.about':
    'Pierwsza gra na prawdziwym stole, z botem, który gra razem z tobą. Każdy krok mówi, co się dzieje i co zrobić; podświetlone jest to, co można nacisnąć. Potem gra toczy się, jak zechcesz.',
  'ui.help.learn.begin': 'Zacznij grę z przewodnikiem',
  'ui.help.learn.continue': 'Kontynuuj grę z przewodnikiem',
  'ui.help.learn.again': 'Zacznij od nowa',
  'ui.help.learn.topic.rows': 'Stosy, rzędy i pierwsze kafelki',
  'ui.help.learn.topic.add': 'Dodawanie kafelka dzięki zasobom sąsiadów',
  'ui.help.learn.topic.points': 'Kafelki zwycięstwa, punkty i koniec gry',
  'ui.help.learn.topic.tokens': 'Wóz, moneta i zastępowanie kafelka',
  'ui.help.learn.rules': 'Zajrzyj do zasad',
  'ui.help.learn.book.founders': 'Wszystkie zasady z numerami i wyszukiwaniem; 2–4 graczy, 30–45 minut',
  'ui.help.learn.book.civilization': 'Wszystkie zasady z numerami, po angielsku; 2–4 graczy, cały wieczór',
  'ui.help.learn.keys': 'Klawisze przy stole',
  'ui.help.learn.tip.walk': 'przejście do wszystkiego, co można wybrać',
  'ui.help.learn.tip.enter': 'wybór i potwierdzenie',
  'ui.help.learn.tip.undo': 'cofnięcie',
  'ui.help.learn.tip.text': 'stół jako tekst',
  'ui.help.learn.tip.rules': 'zasady',

  'ui.help.guide': 'Gra z przewodnikiem',
  'ui.help.guide.preparing': 'Stół jest przygotowywany.',
  'ui.help.guide.step': 'Krok {step} z {all}',
  'ui.help.guide.leave': 'Zakończ grę z przewodnikiem',
  'ui.help.guide.waiting': 'Przeciwnik wykonuje ruch…',

  'ui.help.guide.draft.title': 'Twój pierwszy kafelek',
  'ui.help.guide.draft.text':
    'Budujesz terytorium z kafelków. Na początek bierzesz dwa kafelki natury; każdy z nich dostarcza naraz jeden ze swoich dwóch zasobów.',
  'ui.help.guide.draft.todo': 'Weź Klif z zielonego rzędu: daje rośliny lub kamień.',
  'ui.help.guide.second.title': 'Twój drugi kafelek',
  'ui.help.guide.second.text':
    'Przeciwnik wziął dwa kafelki z rzędu; ostatni wybór należy do ciebie. Najbardziej przyda się to, czego jeszcze nie masz.',
  'ui.help.guide.second.todo': 'Weź Rzekę: daje drewno lub wodę.',
  'ui.help.guide.lay.title': 'Załóż swoje terytorium',
  'ui.help.guide.lay.text':
    'Te dwa kafelki to twoje terytorium. Odtąd każdy nowy kafelek musi przylegać bokiem do jednego z twoich.',
  'ui.help.guide.lay.todo': 'Połóż Rzekę na prawo od Klifu i potwierdź.',
  'ui.help.guide.turn.title': 'Tura ma trzy kroki',
  'ui.help.guide.turn.text':
    'Najpierw odkrywasz kafelek z jednego z trzech stosów: natury, wioski lub miasta. Potem możesz zagrać żeton. Na końcu dodajesz do terytorium jeden kafelek z dowolnego rzędu.',
  'ui.help.guide.turn.todo': 'Odkryj kafelek: naciśnij niebieski stos wioski.',
  'ui.help.guide.village.title': 'Dwa zasoby od dwóch sąsiadów',
  'ui.help.guide.village.text':
    'Kopalnia złota kosztuje kamień i wodę: widać je w jej rogu. Każdy zasób musi pochodzić z innego kafelka wokół nowego miejsca, także po skosie. Niczego się nie zużywa.',
  'ui.help.guide.village.todo': 'Wybierz Kopalnię złota i połóż ją nad Klifem. Strzałki pokazują, kto co dostarcza.',
  'ui.help.guide.rows.title': 'Znowu twoja tura',
  'ui.help.guide.rows.text':
    'Przeciwnik wykonał ruch; dziennik mówi, co się stało. Rząd mieści pięć kafelków: szósty go opróżnia, więc spójrz, zanim odkryjesz.',
  'ui.help.guide.rows.todo': 'Odkryj kafelek z fioletowego stosu miasta.',
  'ui.help.guide.city.title': 'Kafelek miasta daje żeton',
  'ui.help.guide.city.text':
    'Kafelki miasta kosztują towar wiejski i surowiec. Produkują towar miejski i od razu dają ci żeton. Zachowany żeton jest wart 1 punkt.',
  'ui.help.guide.city.todo': 'Wybierz Zajazd (złoto i kamień) i połóż go nad Rzeką.',
  'ui.help.guide.token.title': 'Masz żeton wozów',
  'ui.help.guide.token.text':
    'Żeton można zagrać od tury następującej po jego otrzymaniu, jeden na turę, między odkryciem a dodaniem kafelka.',
  'ui.help.guide.token.todo': 'Najpierw odkryj kafelek: znowu fioletowy stos miasta.',
  'ui.help.guide.cart.title': 'Zagraj wóz',
  'ui.help.guide.cart.text':
    'Wóz leży na czterech twoich kafelkach tworzących kwadrat i łączy je: każdy z nich może teraz dostarczyć to, co produkuje dowolny z tej czwórki.',
  'ui.help.guide.cart.todo': 'Wybierz wóz spośród swoich żetonów i połóż go pośrodku swoich czterech kafelków.',
  'ui.help.guide.victory.title': 'Twój pierwszy punkt',
  'ui.help.guide.victory.text':
    'Czerwone kafelki zwycięstwa dają punkty; nikt ich nie uzupełnia. Ołtarz Neptuna wymaga transportu i wody. Wóz dostarcza jedno i drugie do kafelków nad jego miejscem.',
  'ui.help.guide.victory.todo': 'Wybierz Ołtarz Neptuna i połóż go pod Klifem.',
  'ui.help.guide.score.title': 'Punkty i zagrożenia',
  'ui.help.guide.score.text':
    'Punkty wszystkich widać obok imion. Przeciwnik ma teraz żeton wojny: może nim wyłączyć najwyższy kafelek kolumny.',
  'ui.help.guide.score.todo': 'Odkryj kafelek z fioletowego stosu miasta.',
  'ui.help.guide.replace.title': 'Zastąp kafelek',
  'ui.help.guide.replace.text':
    'Nowy kafelek może też zająć miejsce jednego z twoich. Kosztuje to na koniec 1 punkt. Tu się opłaca: Plac targowy daje monetę, a Klif nie jest już potrzebny.',
  'ui.help.guide.replace.todo': 'Wybierz Plac targowy i połóż go na swoim Klifie.',
  'ui.help.guide.coin.title': 'Co potrafi moneta',
  'ui.help.guide.coin.text':
    'Forum Romanum jest warte 3 punkty i wymaga złota i wina. Złoto masz; Winiarnia przeciwnika wytwarza wino. Moneta kupuje je na jedną turę.',
  'ui.help.guide.coin.todo': 'Najpierw odkryj kafelek: zielony stos natury.',
  'ui.help.guide.buy.title': 'Kup wino',
  'ui.help.guide.buy.text':
    'Monetę kładzie się na kafelku przeciwnika. To, co on produkuje, jest w tej turze twoje, gdziekolwiek na twoim terytorium; moneta zostaje potem u przeciwnika.',
  'ui.help.guide.buy.todo': 'Wybierz swoją monetę i połóż ją na Winiarni przeciwnika.',
  'ui.help.guide.forum.title': 'Trzy punkty naraz',
  'ui.help.guide.forum.text': 'Wino jest kupione, a złoto przyjeżdża wozem z twojej Kopalni złota. Forum pasuje.',
  'ui.help.guide.forum.todo': 'Wybierz Forum Romanum i połóż je pod Rzeką.',
  'ui.help.guide.done.title': 'Teraz znasz tę grę',
  'ui.help.guide.done.text':
    'Gra kończy się, gdy znika ostatni kafelek zwycięstwa albo stosy są puste. Wtedy liczy się: kafelki zwycięstwa, 2 punkty za każdy zagrany żeton rzemieślników, 1 za każdy zachowany żeton, −1 za każdy zastąpiony kafelek. Najwięcej punktów wygrywa.',
  'ui.help.guide.done.score': 'Jest {own} do {other}.',
  'ui.help.guide.playOn': 'Graj dalej',
  'ui.help.guide.newGame': 'Nowa gra z botami',
};
