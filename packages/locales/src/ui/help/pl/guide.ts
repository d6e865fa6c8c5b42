import type { guide as en } from '../en/guide.ts';

export const guide: { readonly [K in keyof typeof en]: string } = {
  'ui.help.learn': 'Nauka',
  'ui.help.learn.title': 'Poznaj grę „Założyciele Imperium” w pięć minut',
  'ui.help.learn.about':
    'Pierwsza gra przy prawdziwym stole, z botem jako przeciwnikiem. Każdy krok mówi, co się dzieje i co zrobić; podświetlone jest to, co można nacisnąć. Potem gra toczy się, jak zechcesz.',
  'ui.help.learn.begin': 'Zacznij grę z przewodnikiem',
  'ui.help.learn.continue': 'Kontynuuj grę z przewodnikiem',
  'ui.help.learn.again': 'Zacznij od nowa',
  'ui.help.learn.topic.rows': 'Stosy, rzędy i pierwsze kafle',
  'ui.help.learn.topic.add': 'Dodawanie kafla dzięki zasobom sąsiednich kafli',
  'ui.help.learn.topic.points': 'Kafle zwycięstwa, punkty i koniec gry',
  'ui.help.learn.topic.tokens': 'Wóz, moneta i zastępowanie kafla',
  'ui.help.learn.rules': 'Zajrzyj do zasad',
  'ui.help.learn.book.founders': 'Wszystkie zasady z numerami i wyszukiwaniem; 2–4 graczy, 30–45 minut',
  'ui.help.learn.book.civilization': 'Wszystkie zasady z numerami, po angielsku; 2–4 graczy, cały wieczór',
  'ui.help.learn.keys': 'Klawisze przy stole',
  'ui.help.learn.tip.walk': 'przejście do wszystkiego, co można wybrać',
  'ui.help.learn.tip.enter': 'wybór i potwierdzenie',
  'ui.help.learn.tip.undo': 'cofnięcie',
  'ui.help.learn.tip.text': 'tekstowy widok stołu',
  'ui.help.learn.tip.rules': 'zasady',

  'ui.help.guide': 'Gra z przewodnikiem',
  'ui.help.guide.preparing': 'Stół jest przygotowywany.',
  'ui.help.guide.step': 'Krok {step} z {all}',
  'ui.help.guide.leave': 'Zakończ grę z przewodnikiem',
  'ui.help.guide.waiting': 'Przeciwnik wykonuje ruch…',
  'ui.help.guide.show': 'Pokaż',
  'ui.help.guide.press': 'Teraz naciśnij „{button}”.',
  'ui.help.guide.answer': 'Pod pytaniem jest jedna odpowiedź: wybierz ją.',
  'ui.help.guide.next': 'A teraz własna gra?',

  'ui.help.guide.draft.title': 'Twój pierwszy kafel',
  'ui.help.guide.draft.text':
    'Zbuduj terytorium z kafli i zdobądź najwięcej punktów. Na początek bierzesz dwa kafle natury. Każdy z nich dostarcza naraz jeden ze swoich dwóch zasobów.',
  'ui.help.guide.draft.todo': 'Naciśnij kafel w jasnej ramce: Klif. Daje rośliny lub kamień.',
  'ui.help.guide.second.title': 'Twój drugi kafel',
  'ui.help.guide.second.text':
    'Przeciwnik wybierał jako drugi i trzeci, więc ostatni wybór należy do ciebie. Najbardziej przyda się to, czego jeszcze nie masz.',
  'ui.help.guide.second.todo': 'Naciśnij Rzekę w jasnej ramce. Daje drewno lub wodę.',
  'ui.help.guide.lay.title': 'Załóż swoje terytorium',
  'ui.help.guide.lay.text':
    'Te dwa kafle to twoje terytorium. Odtąd każdy nowy kafel musi przylegać bokiem do jednego z twoich.',
  'ui.help.guide.lay.todo': 'Naciśnij podświetlone miejsce na prawo od Klifu.',
  'ui.help.guide.lay.then': 'Rzeka leży na prawo od Klifu. Naciśnij „{button}”.',
  'ui.help.guide.turn.title': 'Tura ma trzy kroki',
  'ui.help.guide.turn.text':
    'Najpierw odkrywasz kafel z jednego z trzech stosów: natury, wsi lub miasta. Potem możesz zagrać żeton, jeśli już jakiś masz. Na koniec dodajesz do terytorium jeden kafel z dowolnego rzędu.',
  'ui.help.guide.turn.todo': 'Odkryj kafel: naciśnij niebieski stos wsi.',
  'ui.help.guide.village.title': 'Dwa zasoby z dwóch sąsiednich kafli',
  'ui.help.guide.village.text':
    'Możesz dodać dowolny kafel z rzędów, nie tylko ten nowy. W jego górnym rogu widać, czego wymaga; Kopalnia złota – kamienia i wody. Każdy zasób musi pochodzić z innego kafla wokół jej miejsca, także na ukos. Zasoby się nie zużywają.',
  'ui.help.guide.village.todo': 'Naciśnij Kopalnię złota w niebieskim rzędzie.',
  'ui.help.guide.village.then': 'Trafi nad Klif; strzałki pokazują, kto co dostarcza. Naciśnij „{button}”.',
  'ui.help.guide.rows.title': 'Znowu twoja tura',
  'ui.help.guide.rows.text':
    'Przeciwnik też dodał kafel. Obserwuj rzędy: rząd mieści pięć kafli, a zanim odkryje się szósty, te pięć wypada z gry.',
  'ui.help.guide.rows.todo': 'Odkryj kafel: naciśnij fioletowy stos miasta.',
  'ui.help.guide.city.title': 'Kafel miasta daje żeton',
  'ui.help.guide.city.text':
    'Okrągłe ikony to surowce, kwadratowe to towary wiejskie, sześciokątne to towary miejskie. Kafel miasta wymaga towaru wiejskiego i surowca, a od razu daje ci żeton. Zachowany żeton jest wart 1 punkt.',
  'ui.help.guide.city.todo': 'Naciśnij Zajazd w fioletowym rzędzie. Wymaga złota i kamienia.',
  'ui.help.guide.city.then': 'Trafi nad Rzekę. Naciśnij „{button}”.',
  'ui.help.guide.token.title': 'Masz żeton wozów',
  'ui.help.guide.token.text':
    'Zajazd dał ci żeton wozów, a z nim 1 punkt. W turze możesz zagrać jeden żeton, po odkryciu kafla; nie w tej turze, w której go dostajesz. Zagrany pomaga, ale jego punkt przepada.',
  'ui.help.guide.token.todo': 'Najpierw odkryj kafel, znowu z fioletowego stosu miasta.',
  'ui.help.guide.cart.title': 'Zagraj żeton wozów',
  'ui.help.guide.cart.text':
    'Wóz leży na czterech twoich kaflach tworzących kwadrat i łączy je: każdy z nich może teraz dostarczyć to, co produkuje dowolny z tej czwórki.',
  'ui.help.guide.cart.todo': 'Naciśnij swój wóz: okrągły brązowy żeton.',
  'ui.help.guide.cart.then': 'Łączy twoje cztery kafle. Naciśnij „{button}”.',
  'ui.help.guide.victory.title': 'Kafel zwycięstwa',
  'ui.help.guide.victory.text':
    'Czerwone kafle zwycięstwa dają tyle punktów, ile na nich widać; nie uzupełnia się ich. Ołtarz Neptuna wymaga transportu, który produkuje twój Zajazd, i wody. Wóz dostarcza jedno i drugie do dolnej połowy kwadratu.',
  'ui.help.guide.victory.todo': 'Naciśnij Ołtarz Neptuna wśród czerwonych kafli.',
  'ui.help.guide.victory.then': 'Trafi pod Klif. Naciśnij „{button}”.',
  'ui.help.guide.score.title': 'Punkty i zagrożenia',
  'ui.help.guide.score.text':
    'Punkty widać obok nazw graczy. Przeciwnik ma teraz żeton wojny: może nim zaatakować najwyższy kafel kolumny, który wtedy niczego nie produkuje i nie daje punktów.',
  'ui.help.guide.score.todo': 'Graj dalej: odkryj kafel z fioletowego stosu miasta.',
  'ui.help.guide.replace.title': 'Zastąp kafel',
  'ui.help.guide.replace.text':
    'Nowy kafel może też zająć miejsce jednego z twoich. Kosztuje to na koniec gry 1 punkt. Tu się opłaca: Plac targowy daje monetę, a Klif nie jest już potrzebny.',
  'ui.help.guide.replace.todo': 'Naciśnij Plac targowy w fioletowym rzędzie.',
  'ui.help.guide.replace.then': 'Zajmie miejsce twojego Klifu. Naciśnij „{button}”.',
  'ui.help.guide.coin.title': 'Co potrafi moneta',
  'ui.help.guide.coin.text':
    'Forum Romanum jest warte 3 punkty i wymaga złota i wina. Złoto masz; Winiarnia przeciwnika produkuje wino. Za monetę można je kupić na jedną turę.',
  'ui.help.guide.coin.todo': 'Najpierw odkryj kafel z zielonego stosu natury.',
  'ui.help.guide.buy.title': 'Kup wino',
  'ui.help.guide.buy.text':
    'Monetę kładzie się na kaflu przeciwnika. To, co ten kafel produkuje, jest w tej turze twoje, gdziekolwiek na twoim terytorium. Potem moneta razem z jej punktem należy do przeciwnika.',
  'ui.help.guide.buy.todo': 'Naciśnij swoją monetę: okrągły złoty żeton.',
  'ui.help.guide.buy.then': 'Widzisz terytorium przeciwnika; Winiarnia jest podświetlona. Naciśnij „{button}”.',
  'ui.help.guide.forum.title': 'Trzy punkty naraz',
  'ui.help.guide.forum.text': 'Wino jest kupione, a złoto przyjeżdża wozem z twojej Kopalni złota. Forum pasuje.',
  'ui.help.guide.forum.todo': 'Naciśnij Forum Romanum: czerwony kafel z liczbą 3.',
  'ui.help.guide.forum.then': 'Trafi pod Rzekę. Naciśnij „{button}”.',
  'ui.help.guide.done.title': 'Teraz znasz tę grę',
  'ui.help.guide.done.text':
    'Gra kończy się, gdy ktoś weźmie ostatni kafel zwycięstwa albo gdy stosy są puste. Wtedy liczy się: kafle zwycięstwa, 2 punkty za każdy zagrany żeton rzemieślników, 1 za każdy zachowany żeton, −1 za każdy zastąpiony kafel. Wygrywa ten, kto ma najwięcej punktów.',
  'ui.help.guide.done.score': 'Wynik: {own} do {other}.',
  'ui.help.guide.playOn': 'Graj dalej',
  'ui.help.guide.newGame': 'Nowa gra z botami',
};
