import type { guide as en } from '../en/guide.ts';

export const guide: { readonly [K in keyof typeof en]: string } = {
  'ui.help.learn': 'Mokytis',
  'ui.help.learn.title': 'Išmokite žaisti „Imperijos įkūrėjus“ per penkias minutes',
  'ui.help.learn.about':
    'Pirmas žaidimas prie tikro stalo, priešininkas – botas. Kiekvienas žingsnis pasako, kas vyksta ir ką daryti; paryškinta tai, ką galima paspausti. Paskui galite žaisti toliau, kaip norite.',
  'ui.help.learn.begin': 'Pradėti žaidimą su vedliu',
  'ui.help.learn.continue': 'Tęsti žaidimą su vedliu',
  'ui.help.learn.again': 'Pradėti iš naujo',
  'ui.help.learn.topic.rows': 'Krūvelės, eilės ir pirmosios plytelės',
  'ui.help.learn.topic.add': 'Plytelės pridėjimas gretimų plytelių resursais',
  'ui.help.learn.topic.points': 'Pergalės plytelės, taškai ir žaidimo pabaiga',
  'ui.help.learn.topic.tokens': 'Vežimas, moneta ir plytelės pakeitimas',
  'ui.help.learn.rules': 'Pasižiūrėti taisyklėse',
  'ui.help.learn.book.founders': 'Visos sunumeruotos taisyklės su paieška; 2–4 žaidėjai, 30–45 minutės',
  'ui.help.learn.book.civilization': 'Visos sunumeruotos taisyklės anglų kalba; 2–4 žaidėjai, visas vakaras',
  'ui.help.learn.keys': 'Klavišai prie stalo',
  'ui.help.learn.tip.walk': 'eiti prie visko, ką galima pasirinkti',
  'ui.help.learn.tip.enter': 'pasirinkti ir patvirtinti',
  'ui.help.learn.tip.undo': 'atšaukti',
  'ui.help.learn.tip.text': 'tekstinis stalo vaizdas',
  'ui.help.learn.tip.rules': 'taisyklės',

  'ui.help.guide': 'Žaidimas su vedliu',
  'ui.help.guide.preparing': 'Stalas ruošiamas.',
  'ui.help.guide.step': '{step} žingsnis iš {all}',
  'ui.help.guide.leave': 'Palikti žaidimą su vedliu',
  'ui.help.guide.waiting': 'Eina priešininkas…',
  'ui.help.guide.show': 'Parodyti',
  'ui.help.guide.press': 'Dabar paspauskite „{button}“.',
  'ui.help.guide.answer': 'Po klausimu pateiktas vienas atsakymas: pasirinkite jį.',
  'ui.help.guide.next': 'O dabar – jūsų pačių žaidimas?',

  'ui.help.guide.draft.title': 'Pirmoji jūsų plytelė',
  'ui.help.guide.draft.text':
    'Kurkite teritoriją iš plytelių ir surinkite daugiausia taškų. Ji prasideda dviem gamtos plytelėmis. Kiekviena jų vienu metu tiekia vieną iš dviejų savo resursų.',
  'ui.help.guide.draft.todo': 'Paspauskite plytelę ryškiame rėmelyje: Skardį. Jis duoda augalus arba akmenį.',
  'ui.help.guide.second.title': 'Antroji jūsų plytelė',
  'ui.help.guide.second.text':
    'Priešininkas rinkosi antras ir trečias, tad paskutinis pasirinkimas – jūsų. Naudingiausia tai, ko dar neturite.',
  'ui.help.guide.second.todo': 'Paspauskite Upę ryškiame rėmelyje. Ji duoda medieną arba vandenį.',
  'ui.help.guide.lay.title': 'Įkurkite teritoriją',
  'ui.help.guide.lay.text':
    'Šios dvi plytelės yra jūsų teritorija. Nuo šiol kiekviena nauja plytelė turi liestis kraštine su kuria nors jūsų plytele.',
  'ui.help.guide.lay.todo': 'Paspauskite paryškintą vietą Skardžio dešinėje.',
  'ui.help.guide.lay.then': 'Upė guli Skardžio dešinėje. Paspauskite „{button}“.',
  'ui.help.guide.turn.title': 'Ėjimas turi tris žingsnius',
  'ui.help.guide.turn.text':
    'Pirmiausia atverčiate plytelę iš vienos iš trijų krūvelių: gamtos, kaimo arba miesto. Tada galite panaudoti žetoną, jei jį jau turite. Galiausiai pridedate prie teritorijos vieną plytelę iš bet kurios eilės.',
  'ui.help.guide.turn.todo': 'Atverskite plytelę: paspauskite mėlyną kaimo krūvelę.',
  'ui.help.guide.village.title': 'Du resursai iš dviejų gretimų plytelių',
  'ui.help.guide.village.text':
    'Galite pridėti bet kurią eilių plytelę, ne tik naująją. Viršutiniame jos kampe parodyta, ko jai reikia; Aukso kasyklai – akmens ir vandens. Kiekvieną resursą turi tiekti vis kita plytelė aplink jos vietą, kampai irgi tinka. Resursai nesunaudojami.',
  'ui.help.guide.village.todo': 'Paspauskite Aukso kasyklą mėlynoje eilėje.',
  'ui.help.guide.village.then': 'Jos vieta – virš Skardžio; rodyklės parodo, kas ką tiekia. Paspauskite „{button}“.',
  'ui.help.guide.rows.title': 'Vėl jūsų ėjimas',
  'ui.help.guide.rows.text':
    'Priešininkas irgi pridėjo plytelę. Stebėkite eiles: eilėje telpa penkios plytelės, o prieš atverčiant šeštą tos penkios pašalinamos iš žaidimo.',
  'ui.help.guide.rows.todo': 'Atverskite plytelę: paspauskite violetinę miesto krūvelę.',
  'ui.help.guide.city.title': 'Miesto plytelė duoda žetoną',
  'ui.help.guide.city.text':
    'Apvalūs ženklai – žaliavos, kvadratiniai – kaimo prekės, šešiakampiai – miesto prekės. Miesto plytelei reikia kaimo prekės ir žaliavos, o ji iškart duoda žetoną. Pasilaikytas žetonas vertas 1 taško.',
  'ui.help.guide.city.todo': 'Paspauskite Užeigą violetinėje eilėje. Jai reikia aukso ir akmens.',
  'ui.help.guide.city.then': 'Jos vieta – virš Upės. Paspauskite „{button}“.',
  'ui.help.guide.token.title': 'Turite vežimo žetoną',
  'ui.help.guide.token.text':
    'Užeiga jums davė vežimo žetoną, o su juo 1 tašką. Per ėjimą galite panaudoti vieną žetoną, atvertę plytelę; bet ne tą ėjimą, kai jį gaunate. Panaudotas jis padeda, bet jo taško nebelieka.',
  'ui.help.guide.token.todo': 'Pirmiausia vėl atverskite plytelę iš violetinės miesto krūvelės.',
  'ui.help.guide.cart.title': 'Panaudokite vežimo žetoną',
  'ui.help.guide.cart.text':
    'Vežimas guli ant keturių jūsų plytelių, sudarančių kvadratą, ir jas sujungia: kiekviena iš jų dabar gali tiekti tai, ką gamina bet kuri iš keturių.',
  'ui.help.guide.cart.todo': 'Paspauskite savo vežimą – apvalų rudą žetoną.',
  'ui.help.guide.cart.then': 'Jis sujungia keturias jūsų plyteles. Paspauskite „{button}“.',
  'ui.help.guide.victory.title': 'Pergalės plytelė',
  'ui.help.guide.victory.text':
    'Raudonos pergalės plytelės duoda tiek taškų, kiek ant jų parodyta; jos nepapildomos. Neptūno aukurui reikia transporto, kurį gamina jūsų Užeiga, ir vandens. Vežimas abu atveža į apatinę kvadrato pusę.',
  'ui.help.guide.victory.todo': 'Paspauskite Neptūno aukurą tarp raudonų plytelių.',
  'ui.help.guide.victory.then': 'Jo vieta – po Skardžiu. Paspauskite „{button}“.',
  'ui.help.guide.score.title': 'Taškai ir pavojai',
  'ui.help.guide.score.text':
    'Taškai matomi šalia vardų. Priešininkas dabar turi karo žetoną: juo gali užpulti aukščiausią stulpelio plytelę, ir ši nieko nebegamina ir neduoda taškų.',
  'ui.help.guide.score.todo': 'Tęskite: atverskite plytelę iš violetinės miesto krūvelės.',
  'ui.help.guide.replace.title': 'Pakeiskite plytelę',
  'ui.help.guide.replace.text':
    'Nauja plytelė gali užimti ir jūsų pačių plytelės vietą. Žaidimo pabaigoje tai kainuoja 1 tašką. Čia verta: Turgaus aikštė duoda monetą, o Skardžio nebereikia.',
  'ui.help.guide.replace.todo': 'Paspauskite Turgaus aikštę violetinėje eilėje.',
  'ui.help.guide.replace.then': 'Ji užims jūsų Skardžio vietą. Paspauskite „{button}“.',
  'ui.help.guide.coin.title': 'Ką gali moneta',
  'ui.help.guide.coin.text':
    'Romos forumas vertas 3 taškų, jam reikia aukso ir vyno. Aukso turite; priešininko Vyno darykla gamina vyną. Už monetą jį galima nusipirkti vienam ėjimui.',
  'ui.help.guide.coin.todo': 'Pirmiausia atverskite plytelę iš žalios gamtos krūvelės.',
  'ui.help.guide.buy.title': 'Pirkite vyno',
  'ui.help.guide.buy.text':
    'Moneta dedama ant priešininko plytelės. Ką ta plytelė gamina, šį ėjimą yra jūsų, bet kurioje teritorijos vietoje. Paskui moneta kartu su jos tašku atitenka priešininkui.',
  'ui.help.guide.buy.todo': 'Paspauskite savo monetą – apvalų auksinį žetoną.',
  'ui.help.guide.buy.then': 'Matote priešininko teritoriją; Vyno darykla paryškinta. Paspauskite „{button}“.',
  'ui.help.guide.forum.title': 'Trys taškai iš karto',
  'ui.help.guide.forum.text': 'Vynas nupirktas, o auksas atvežamas iš jūsų Aukso kasyklos. Forumas tinka.',
  'ui.help.guide.forum.todo': 'Paspauskite Romos forumą – raudoną plytelę su skaičiumi 3.',
  'ui.help.guide.forum.then': 'Jo vieta – po Upe. Paspauskite „{button}“.',
  'ui.help.guide.done.title': 'Dabar mokate žaisti',
  'ui.help.guide.done.text':
    'Žaidimas baigiasi, kai paimama paskutinė pergalės plytelė arba ištuštėja krūvelės. Tada skaičiuojama: pergalės plytelės, 2 taškai už kiekvieną panaudotą amatininkų žetoną, 1 už kiekvieną pasilaikytą žetoną, −1 už kiekvieną pakeistą plytelę. Laimi surinkęs daugiausia taškų.',
  'ui.help.guide.done.score': 'Rezultatas – {own}:{other}.',
  'ui.help.guide.playOn': 'Žaisti toliau',
  'ui.help.guide.newGame': 'Naujas žaidimas su botais',
};
