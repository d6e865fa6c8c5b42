import type { View } from '@tessera/game-civilization';
import type { Canvas } from '../gameText.ts';
import { flow, hang } from '../layout.ts';
import { coinsText } from './cards.ts';
import { type PlayerView, TRACK_LENGTH } from './costs.ts';
import { inPlayerColour } from './map.ts';
import { counted, letterOf, listed, nameOf, plainName, ROMAN, VICTORY_NAMES } from './names.ts';
import { atIn, type CityView, pieceText, squareIn, yieldsText } from './squares.ts';

const HEAD = 13;

/** Everything public about all players. */
export function drawPlayers(view: View, canvas: Canvas): string[] {
  return view.players.flatMap((player, i) => [...(i === 0 ? [] : ['']), ...drawPlayer(view, player, canvas)]);
}

export function drawPlayer(view: View, player: PlayerView, canvas: Canvas): string[] {
  const { paint, width, who } = canvas;
  const { seat } = player;
  const title = [
    player.civilization === null ? 'no civilization yet' : nameOf(player.civilization),
    nameOf(player.government),
    ...(view.first === seat && view.turn > 0 ? ['first player'] : []),
    ...(player.resigned ? ['resigned'] : []),
    ...player.reached.map((victory) => `has reached ${VICTORY_NAMES[victory] ?? victory}`),
  ].join(' · ');
  const line = (head: string, pieces: readonly string[]) =>
    pieces.length === 0 ? [] : flow(paint('dim', `  ${head}`.padEnd(HEAD)), pieces, width);
  return [
    ...hang(`${inPlayerColour(paint, seat, letterOf(seat))} ${paint('bold', who.subject(seat))} · `, title, width),
    ...line('has', goods(player)),
    ...techRows(player).flatMap(({ row, text }, i) => {
      const head = paint('dim', (i === 0 ? '  techs' : '').padEnd(HEAD));
      return hang(`${head}${(ROMAN[row] ?? '').padEnd(4)}`, text, width);
    }),
    ...line('forces', forces(player)),
    ...line('limits', limits(player)),
    ...player.cities.flatMap((city) => line(city.city === 0 ? 'capital' : 'city', cityFacts(view, player, city))),
    ...line('figures', figures(view, player)),
    ...line('wonders', wonders(player)),
  ];
}

function goods(player: PlayerView): string[] {
  const { trade, culture, coins, track, resources, huts, villages, events, cultureHandSize } = player;
  const held = Object.values(events).reduce((sum, count) => sum + count, 0);
  const decks = Object.entries(events).flatMap(([deck, count]) => (count > 0 ? [`${deck}: ${count}`] : []));
  return [
    `trade ${trade}`,
    `culture ${culture}`,
    coinsText(coins),
    `track ${track}/${TRACK_LENGTH}`,
    ...Object.entries(resources).flatMap(([resource, count]) => (count > 0 ? [`${resource} ${count}`] : [])),
    ...(huts > 0 ? [counted(huts, 'hut')] : []),
    ...(villages > 0 ? [counted(villages, 'village')] : []),
    `${counted(held, 'event')} of ${cultureHandSize}${decks.length === 0 ? '' : ` (${decks.join(', ')})`}`,
    ...player.reserve.map((person) => `${plainName(person)} in reserve`),
  ];
}

/** The pyramid, row by row; coins on a tech, and abilities used this turn. */
function techRows({ techs, abilitiesUsed }: PlayerView): { readonly row: number; readonly text: string }[] {
  return [1, 2, 3, 4, 5].flatMap((row) => {
    const names = techs
      .filter((tech) => tech.row === row)
      .map(({ tech, coins }) => {
        const marks = [coins > 0 ? coinsText(coins) : '', abilitiesUsed.includes(tech) ? 'used' : ''];
        const notes = marks.filter((mark) => mark !== '').join(', ');
        return `${nameOf(tech)}${notes === '' ? '' : ` (${notes})`}`;
      });
    return names.length === 0 ? [] : [{ row, text: names.join(', ') }];
  });
}

function forces({ units, ranks, combatBonus, battleHandSize }: PlayerView): string[] {
  return [
    ...Object.entries(units).flatMap(([type, count]) => {
      const rank = ranks[type];
      return rank === undefined && count === 0
        ? []
        : [`${type} ${count}${rank === undefined ? '' : ` (rank ${rank})`}`];
    }),
    `combat bonus ${combatBonus}`,
    `battle hand ${battleHandSize}`,
  ];
}

const WATER = ['no water', 'crosses water', 'ends on water'] as const;

function limits(player: PlayerView): string[] {
  const { travelSpeed, stackingLimit, water, maxCities, cities } = player;
  return [
    `speed ${travelSpeed}`,
    `stack ${stackingLimit}`,
    WATER[water] ?? '',
    `${cities.length} of ${counted(maxCities, 'city', 'cities')}`,
    ...(player.consents ? ['consents to be chosen by events'] : []),
  ];
}

function cityFacts(view: View, player: PlayerView, city: CityView): string[] {
  const { square, walls, trade, production, culture, coins, actions, extraActions, bonus } = city;
  const left = actions + extraActions;
  return [
    `at ${atIn(view, square)}${walls ? ' (walls)' : ''}:`,
    ...yieldsText({ trade, production, culture, coin: coins }),
    ...(bonus > 0 ? [`bonus +${bonus}`] : []),
    ...(view.phase === 'cityManagement' && left > 0 ? [counted(left, 'action')] : []),
    ...outskirtsPieces(view, player.seat, city.city),
  ];
}

/** Buildings, wonders and great people in the outskirts of a city, and where. */
function outskirtsPieces(view: View, seat: number, city: number): string[] {
  return view.map.squares.flatMap((square) => {
    const { outskirts, piece } = square;
    if (outskirts?.seat !== seat || outskirts.city !== city || piece === null || piece.face === null) return [];
    const [name = ''] = pieceText({ ...square, figures: null, center: null });
    return [`${name} ${atIn(view, square.square)}`];
  });
}

/** Where figures stand; how many are still to be had. */
function figures(view: View, player: PlayerView): string[] {
  const list = (kind: string, many: string, all: PlayerView['armies'] | PlayerView['scouts']) => {
    const squares = [...new Set(all.flatMap(({ square }) => (square === null ? [] : [square])))];
    const places = squares.map((square) => {
      const count = all.filter((one) => one.square === square).length;
      const isOutside = squareIn(view, square) === null;
      return `${atIn(view, square)}${count > 1 ? ` (${count})` : ''}${isOutside ? '?' : ''}`;
    });
    const left = all.filter(({ square }) => square === null).length;
    return `${places.length === 1 ? kind : many} ${places.length === 0 ? 'none' : listed(places)}; ${left} left`;
  };
  return [list('army', 'armies', player.armies), list('scout', 'scouts', player.scouts)];
}

function wonders({ wonders: owned, canalCoins }: PlayerView): string[] {
  return owned.map(({ wonder, obsolete, square }) => {
    const notes = [
      obsolete ? 'obsolete' : '',
      square === null ? 'not placed' : '',
      wonder === 'panamaCanal' && canalCoins > 0 ? coinsText(canalCoins) : '',
    ].filter((note) => note !== '');
    return `${nameOf(wonder)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  });
}
