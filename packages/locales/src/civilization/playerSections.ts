import { type Form, inForms } from '../forms.ts';
import type { Section } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { type CityView, type PlayerView, productionSources, TRACK_LENGTH } from './costs.ts';
import { investmentLines } from './investments.ts';
import { personLines } from './people.ts';
import { rewardLines } from './relics.ts';
import { governmentList, joined, ROMAN, type Say } from './say.ts';
import { section } from './sectionParts.ts';
import { cityFeatures, pieceName } from './squares.ts';

/** Everything public about a player. */
export function playerSection(say: Say, player: PlayerView): Section {
  const { seat } = player;
  const name = say.seat(seat);
  const parts = [
    section(
      say,
      'cities',
      player.cities.map((city) => cityLine(say, player, city)),
    ),
    section(say, 'techs', techLines(say, player)),
    section(say, 'figures', figureLines(say, player)),
    section(say, 'forces', forceLines(say, player)),
    section(say, 'wonders', wonderLines(say, player)),
    section(say, 'limits', limitLines(say, player)),
  ];
  return {
    heading: say.players.you === seat ? say.text('see.you', { who: name }) : name.text,
    lines: publicLines(say, player),
    parts: parts.filter(({ lines }) => lines.length > 0),
  };
}

function publicLines(say: Say, player: PlayerView): Phrase[] {
  const { civilization, government, governments, resources, huts, villages, events, reserve } = player;
  const { lentGovernments, trade, culture, coins } = player;
  const held = Object.values(events).reduce((sum, count) => sum + count, 0);
  const goods = (form: Form) =>
    say.list([
      say.count('trade', trade, form),
      say.count('culture', culture, form),
      say.count('coins', coins, form),
      ...Object.entries({ ...resources, huts, villages, ...events }).flatMap(([good, n]) =>
        n > 0 ? [say.good(good, n, form)] : [],
      ),
    ]);
  return [
    civilization === null
      ? say.phrase('see.noCivilization')
      : say.phrase('see.civilization', { civilization: say.card('civilization', civilization) }),
    say.phrase('see.government', { government: say.government(government) }),
    say.phrase('see.unlocked', { governments: governmentList(say, governments) }),
    ...(lentGovernments.length === 0
      ? []
      : [say.phrase('see.lent', { governments: governmentList(say, lentGovernments) })]),
    ...(player.immuneToAnarchy ? [say.phrase('see.immune')] : []),
    say.phrase('see.goods', inForms('goods', goods)),
    say.phrase('see.track', { n: player.track, of: TRACK_LENGTH }),
    ...investmentLines(say, player),
    ...rewardLines(say, player),
    say.phrase('see.events', { events: say.count('eventCards', held), most: player.cultureHandSize }),
    ...(reserve.length === 0
      ? []
      : [say.phrase('see.reserve', { persons: say.list(reserve.map((person) => say.card('person', person))) })]),
    ...personLines(say, player),
    ...player.reached.map((victory) => say.phrase('see.reached', { victory: say.name('victory', victory) })),
    ...(player.consents ? [say.phrase('see.consents')] : []),
    ...(player.resigned ? [say.phrase('see.resigned')] : []),
  ];
}

function cityLine(say: Say, player: PlayerView, city: CityView): Phrase {
  const { square, trade, production, culture, coins, actions, extraActions, bonus } = city;
  const left = actions + extraActions;
  const pieces = outskirtsPieces(say, player.seat, city.city);
  const facts = [
    ...say.yields({ trade, production, culture, coin: coins }, productionSources(say, city)),
    ...cityFeatures(say, city),
    ...(bonus > 0 ? [say.phrase('see.bonus', { n: bonus })] : []),
    ...(say.view.phase === 'cityManagement' && left > 0
      ? [say.phrase('see.actions', { actions: say.count('actions', left) })]
      : []),
    ...(pieces.length === 0 ? [] : [say.phrase('see.pieces', { pieces: joined(pieces, ', ') })]),
  ];
  return say.phrase(city.city === 0 ? 'see.capital' : 'see.city', {
    square: say.square(square),
    facts: facts.length === 0 ? say.phrase('see.givesNothing') : joined(facts, '; '),
  });
}

/** Buildings, wonders and great people in the outskirts of a city, and where. */
function outskirtsPieces(say: Say, seat: number, city: number): Phrase[] {
  return say.view.map.squares.flatMap(({ outskirts, piece, square }): Phrase[] => {
    if (outskirts?.seat !== seat || outskirts.city !== city || piece === null) return [];
    return [say.phrase('see.pieceAt', { piece: pieceName(say, piece), square: say.square(square) })];
  });
}

/** The pyramid, row by row; coins on a tech, and abilities used this turn. */
function techLines(say: Say, { techs, abilitiesUsed, placedPerson }: PlayerView): Phrase[] {
  return [1, 2, 3, 4, 5].flatMap((row): Phrase[] => {
    const names = techs
      .filter((tech) => tech.row === row)
      .map(({ tech, coins }) =>
        say.noted(say.tech(tech), [
          ...(coins > 0 ? [say.count('coins', coins)] : []),
          ...(abilitiesUsed.includes(tech) ? [say.phrase('see.used')] : []),
        ]),
      );
    if (placedPerson?.row === row) names.push(say.card('personCard', placedPerson.card));
    return names.length === 0 ? [] : [say.phrase('see.level', { level: ROMAN[row] ?? '', techs: joined(names, ', ') })];
  });
}

/** Where figures stand; how many are left in the supply. */
function figureLines(say: Say, player: PlayerView): Phrase[] {
  const places = (all: readonly { readonly square: number | null }[]): Phrase => {
    const squares = [...new Set(all.flatMap(({ square }) => (square === null ? [] : [square])))];
    if (squares.length === 0) return say.phrase('see.nowhere');
    return say.list(
      squares.map((square) => {
        const n = all.filter((one) => one.square === square).length;
        return n === 1 ? [say.square(square)] : say.phrase('see.several', { square: say.square(square), n });
      }),
    );
  };
  const left = (all: readonly { readonly square: number | null }[]) =>
    all.filter(({ square }) => square === null).length;
  return [
    say.phrase('see.armies', { places: places(player.armies), n: left(player.armies) }),
    say.phrase('see.scouts', { places: places(player.scouts), n: left(player.scouts) }),
  ];
}

function forceLines(say: Say, { units, ranks, combatBonus, battleHandSize }: PlayerView): Phrase[] {
  return [
    ...Object.entries(units).flatMap(([type, n]): Phrase[] => {
      const rank = ranks[type];
      if (rank !== undefined) return [say.phrase('see.unit', { type: say.card('unitType', type), n, rank })];
      return n === 0 ? [] : [say.phrase('see.unitNoRank', { type: say.card('unitType', type), n })];
    }),
    say.phrase('see.combat', { bonus: combatBonus, hand: battleHandSize }),
  ];
}

function wonderLines(say: Say, { wonders }: PlayerView): Phrase[] {
  return wonders.map(({ wonder, obsolete, square, coins }) =>
    say.noted(say.wonder(wonder), [
      square === null ? say.phrase('see.notPlaced') : [say.square(square)],
      ...(obsolete ? [say.phrase('see.obsolete')] : []),
      ...(coins > 0 ? [say.count('coins', coins)] : []),
    ]),
  );
}

const WATER = ['see.water0', 'see.water1', 'see.water2'] as const;

function limitLines(say: Say, player: PlayerView): Phrase[] {
  const { travelSpeed, stackingLimit, water, maxCities, cities } = player;
  return [
    say.phrase('see.limits', { speed: travelSpeed, stack: stackingLimit, cities: cities.length, most: maxCities }),
    say.phrase(WATER[water] ?? 'see.water0'),
  ];
}
