import type { guide as en } from '../en/guide.ts';

export const guide: { readonly [K in keyof typeof en]: string } = {
  'ui.help.learn': 'Mokytis',
  'ui.help.learn.title': 'Išmokite žaisti „Imperijos įkūrėjus“ per penkias minutes',
  'ui.help.learn.about':
    'Pirmas žaidimas prie tikro stalo su botu, kuris žaidžia kartu. Kiekvienas žingsnis pasako, kas vyksta ir ką daryti; šviečia tai, ką galima paspausti. Paskui žaidimas tęsiasi, kaip norite.',
  'ui.help.learn.begin': 'Pradėti mokomąjį žaidimą',
  'ui.help.learn.continue': 'Tęsti mokomąjį žaidimą',
  'ui.help.learn.again': 'Pradėti iš naujo',
  'ui.help.learn.topic.rows': 'Krūvelės, eilės ir pirmosios plytelės',
  'ui.help.learn.topic.add': 'Plytelės pridėjimas kaimynių ištekliais',
  'ui.help.learn.topic.points': 'Pergalės plytelės, taškai ir žaidimo pabaiga',
  'ui.help.learn.topic.tokens': 'Vežimas, moneta ir plytelės pakeitimas',
  'ui.help.learn.rules': 'Pasižiūrėti taisyklėse',
  'ui.help.learn.book.founders': 'Visos sunumeruotos taisyklės su paieška; 2–4 žaidėjai, 30–45 minutės',
  'ui.help.learn.book.civilization': 'Visos sunumeruotos taisyklės anglų kalba; 2–4 žaidėjai, visas vakaras',
  'ui.help.learn.keys': 'Klavišai prie stalo',
  'ui.help.learn.tip.walk': 'eiti prie visko, ką galima pasirinkti',
  'ui.help.learn.tip.enter': 'pasirinkti ir patvirtinti',
  'ui.help.learn.tip.undo': 'atšaukti',
  'ui.help.learn.tip.text': 'stalas kaip tekstas',
  'ui.help.learn.tip.rules': 'taisyklės',

  'ui.help.guide': 'Mokomasis žaidimas',
  'ui.help.guide.preparing': 'Stalas ruošiamas.',
  'ui.help.guide.step': '{step} žingsnis iš {all}',
  'ui.help.guide.leave': 'Palikti mokomąjį žaidimą',
  'ui.help.guide.waiting': 'Eina priešininkas…',

  'ui.help.guide.draft.title': 'Pirmoji jūsų plytelė',
  'ui.help.guide.draft.text':
    'Jūs kuriate teritoriją iš plytelių. Ji prasideda dviem gamtos plytelėmis; kiekviena jų vienu metu tiekia vieną iš dviejų savo išteklių.',
  'ui.help.guide.draft.todo': 'Paimkite Skardį iš žalios eilės: jis duoda augalus arba akmenį.',
  'ui.help.guide.second.title': 'Antroji jūsų plytelė',
  'ui.help.guide.second.text':
    'Priešininkas paėmė dvi plyteles iš eilės; paskutinis pasirinkimas – jūsų. Naudingiausia tai, ko dar neturite.',
  'ui.help.guide.second.todo': 'Paimkite Upę: ji duoda medieną arba vandenį.',
  'ui.help.guide.lay.title': 'Įkurkite teritoriją',
  'ui.help.guide.lay.text':
    'Šios dvi plytelės yra jūsų teritorija. Nuo šiol kiekviena nauja plytelė turi liestis kraštine su kuria nors jūsų plytele.',
  'ui.help.guide.lay.todo': 'Padėkite Upę Skardžio dešinėje ir patvirtinkite.',
  'ui.help.guide.turn.title': 'Ėjimas turi tris žingsnius',
  'ui.help.guide.turn.text':
    'Pirmiausia atverčiate plytelę iš vienos iš trijų krūvelių: gamtos, kaimo arba miesto. Tada galite panaudoti žetoną. Galiausiai pridedate prie teritorijos vieną plytelę iš bet kurios eilės.',
  'ui.help.guide.turn.todo': 'Atverskite plytelę: paspauskite mėlyną kaimo krūvelę.',
  'ui.help.guide.village.title': 'Du ištekliai iš dviejų kaimynių',
  'ui.help.guide.village.text':
    'Aukso kasykla kainuoja akmenį ir vandenį: jie parodyti jos kampe. Kiekvieną turi tiekti kita plytelė aplink naują vietą, kampai irgi tinka. Niekas nesunaudojama.',
  'ui.help.guide.village.todo':
    'Pasirinkite Aukso kasyklą ir padėkite ją virš Skardžio. Rodyklės parodo, kas ką tiekia.',
  'ui.help.guide.rows.title': 'Vėl jūsų ėjimas',
  'ui.help.guide.rows.text':
    'Priešininkas atliko ėjimą; kas įvyko, pasako žurnalas. Eilėje telpa penkios plytelės: šešta ją ištuština, tad prieš atversdami pažiūrėkite.',
  'ui.help.guide.rows.todo': 'Atverskite plytelę iš violetinės miesto krūvelės.',
  'ui.help.guide.city.title': 'Miesto plytelė duoda žetoną',
  'ui.help.guide.city.text':
    'Miesto plytelės kainuoja kaimo prekę ir žaliavą. Jos gamina miesto prekę ir iškart duoda žetoną. Pasilaikytas žetonas vertas 1 taško.',
  'ui.help.guide.city.todo': 'Pasirinkite Užeigą (auksas ir akmuo) ir padėkite ją virš Upės.',
  'ui.help.guide.token.title': 'Turite vežimą',
  'ui.help.guide.token.text':
    'Žetoną galima panaudoti nuo kito ėjimo po to, kai jį gavote, po vieną per ėjimą, tarp atvertimo ir pridėjimo.',
  'ui.help.guide.token.todo': 'Pirmiausia atverskite plytelę: vėl violetinė miesto krūvelė.',
  'ui.help.guide.cart.title': 'Panaudokite vežimą',
  'ui.help.guide.cart.text':
    'Vežimas guli ant keturių jūsų plytelių, sudarančių kvadratą, ir jas sujungia: kiekviena iš jų dabar gali tiekti tai, ką gamina bet kuri iš keturių.',
  'ui.help.guide.cart.todo': 'Pasirinkite vežimą tarp savo žetonų ir padėkite jį keturių plytelių viduryje.',
  'ui.help.guide.victory.title': 'Pirmasis jūsų taškas',
  'ui.help.guide.victory.text':
    'Raudonos pergalės plytelės duoda taškų; jų niekas nepapildo. Neptūno aukurui reikia transporto ir vandens. Vežimas abu atveža į plyteles virš jo vietos.',
  'ui.help.guide.victory.todo': 'Pasirinkite Neptūno aukurą ir padėkite jį po Skardžiu.',
  'ui.help.guide.score.title': 'Taškai ir pavojai',
  'ui.help.guide.score.text':
    'Visų taškai matomi šalia vardų. Priešininkas dabar turi karo žetoną: juo gali išjungti viršutinę stulpelio plytelę.',
  'ui.help.guide.score.todo': 'Atverskite plytelę iš violetinės miesto krūvelės.',
  'ui.help.guide.replace.title': 'Pakeiskite plytelę',
  'ui.help.guide.replace.text':
    'Nauja plytelė gali užimti ir jūsų pačių plytelės vietą. Žaidimo pabaigoje tai kainuoja 1 tašką. Čia verta: Turgaus aikštė duoda monetą, o Skardžio nebereikia.',
  'ui.help.guide.replace.todo': 'Pasirinkite Turgaus aikštę ir padėkite ją ant savo Skardžio.',
  'ui.help.guide.coin.title': 'Ką gali moneta',
  'ui.help.guide.coin.text':
    'Romos forumas vertas 3 taškų, jam reikia aukso ir vyno. Aukso turite; priešininko Vyninė gamina vyną. Moneta jį nuperka vienam ėjimui.',
  'ui.help.guide.coin.todo': 'Pirmiausia atverskite plytelę: žalia gamtos krūvelė.',
  'ui.help.guide.buy.title': 'Pirkite vyno',
  'ui.help.guide.buy.text':
    'Moneta dedama ant priešininko plytelės. Ką ta plytelė gamina, šį ėjimą yra jūsų, bet kurioje teritorijos vietoje; moneta paskui lieka priešininkui.',
  'ui.help.guide.buy.todo': 'Pasirinkite savo monetą ir padėkite ją ant priešininko Vyninės.',
  'ui.help.guide.forum.title': 'Trys taškai iš karto',
  'ui.help.guide.forum.text': 'Vynas nupirktas, o auksas atvežamas iš jūsų Aukso kasyklos. Forumas tinka.',
  'ui.help.guide.forum.todo': 'Pasirinkite Romos forumą ir padėkite jį po Upe.',
  'ui.help.guide.done.title': 'Dabar mokate žaisti',
  'ui.help.guide.done.text':
    'Žaidimas baigiasi, kai paimama paskutinė pergalės plytelė arba ištuštėja krūvelės. Tada skaičiuojama: pergalės plytelės, 2 taškai už kiekvieną panaudotą amatininkų žetoną, 1 už kiekvieną pasilaikytą žetoną, −1 už kiekvieną pakeistą plytelę. Laimi surinkęs daugiausia taškų.',
  'ui.help.guide.done.score': 'Dabar {own} : {other}.',
  'ui.help.guide.playOn': 'Žaisti toliau',
  'ui.help.guide.newGame': 'Naujas žaidimas su botais',
};
