import { BUILDINGS } from '@tessera/game-civilization/data';
import type { Section } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { sayEvent } from './answers.ts';
import { battleSection } from './battleSection.ts';
import { sentenceOf } from './cards.ts';
import { itemCost, nextSpace, ownPlayer, spaceTerms, TRACK_LENGTH } from './costs.ts';
import { sayDeclared } from './declared.ts';
import { playerSection } from './playerSections.ts';
import { joined, type Say } from './say.ts';
import { section } from './sectionParts.ts';
import { describeView } from './squares.ts';
import { termsIn } from './turnAnswers.ts';

/** The whole table as headed lists; empty parts are left out. */
export function saySections(say: Say): Section[] {
  const sections = [
    section(say, 'now', nowLines(say)),
    ...(say.view.battle === null ? [] : [battleSection(say, say.view.battle)]),
    section(say, 'offers', offerLines(say)),
    section(say, 'hand', [], handParts(say)),
    section(
      say,
      'players',
      [],
      say.view.players.map((player) => playerSection(say, player)),
    ),
    section(say, 'track', trackLines(say)),
    section(say, 'market', [], marketParts(say)),
    section(say, 'sheets', sheetLines(say)),
    section(say, 'map', mapLines(say)),
  ];
  return sections.filter(({ lines, parts }) => lines.length + parts.length > 0);
}

/** Where the game stands, and what is declared. */
function nowLines(say: Say): Phrase[] {
  const { view } = say;
  const lines: Phrase[] = [
    view.turn === 0
      ? say.phrase('see.setUp')
      : say.phrase('see.turn', { n: view.turn, phase: say.name('phase', view.phase) }),
    say.phrase('see.first', { who: say.seat(view.first) }),
  ];
  if (view.outcome !== null) {
    lines.push(say.phrase('see.over', { reason: say.name('victory', String(view.outcome['reason'])) }));
  }
  const awaited = [...new Set(view.awaited.filter(({ answered }) => !answered).map(({ seat }) => seat))];
  if (awaited.length > 0) {
    lines.push(say.phrase('see.waiting', { who: say.list(awaited.map((seat) => [say.seat(seat)])) }));
  }
  for (const declared of view.declared) {
    const sentence = sayDeclared(say, declared);
    lines.push(say.noted(sentence, declared.cancelled ? [say.phrase('see.cancelled')] : []));
  }
  for (const { seat, person } of view.gained) {
    lines.push(say.phrase('see.toPlace', { who: say.seat(seat), person: say.card('person', person) }));
  }
  return lines;
}

function offerLines(say: Say): Phrase[] {
  return say.view.offers.map((offer) => {
    const { by, to, refused, given } = offer;
    const terms = { who: say.seat(by), ...termsIn(say, offer) };
    const line =
      to === null ? say.phrase('see.offerAll', terms) : say.phrase('see.offerTo', { ...terms, other: say.seat(to) });
    const pieces = given === null ? [] : [...given.markers, ...given.events].map((piece) => say.piece(piece));
    return say.noted(line, [
      ...(refused.length === 0
        ? []
        : [say.phrase('see.offerRefused', { who: say.list(refused.map((seat) => [say.seat(seat)])) })]),
      ...(pieces.length === 0 ? [] : [say.phrase('see.offerPieces', { pieces: say.list(pieces) })]),
    ]);
  });
}

/** What only the viewer knows. */
function handParts(say: Say): Section[] {
  const { hand } = say.view;
  if (hand === null) return [];
  const none = (lines: Phrase[]): Phrase[] => (lines.length === 0 ? [say.phrase('see.none')] : lines);
  return [
    section(say, 'events', none(hand.events.map((card) => sayEvent(say, card)))),
    section(say, 'markers', none(hand.markers.map((marker) => say.marker(marker)))),
    section(say, 'units', none(hand.units.map((unit) => say.unit(unit)))),
    ...(say.view.options.greatPersonDeck
      ? [section(say, 'people', none(hand.people.map((card) => say.card('personCard', card))))]
      : []),
  ];
}

function trackLines(say: Say): Phrase[] {
  return say.view.players.map((player) => {
    const at = { who: say.seat(player.seat), n: player.track, of: TRACK_LENGTH };
    const space = nextSpace(player);
    return space === null
      ? say.phrase('see.trackEnd', at)
      : say.phrase('see.trackSpace', { ...at, ...spaceTerms(say, space) });
  });
}

/** What is still in the supply. */
function marketParts(say: Say): Section[] {
  const { view } = say;
  const left = (what: Phrase | string, n: number): Phrase => say.phrase('see.left', { what, n });
  return [
    section(say, 'wonders', wonderLines(say)),
    section(
      say,
      'buildings',
      Object.entries(view.buildings).map(([family, n]) =>
        left(
          joined(
            BUILDINGS.filter((face) => face.family === family).map(({ id }) => say.card('building', id)),
            ' / ',
          ),
          n,
        ),
      ),
    ),
    section(
      say,
      'resources',
      Object.entries(view.market).map(([resource, n]) => left(say.name('resource', resource), n)),
    ),
    section(say, 'decks', [
      ...Object.entries(view.unitDecks).map(([type, n]) =>
        left(say.phrase('see.deckUnits', { type: say.card('unitType', type) }), n),
      ),
      ...Object.entries(view.eventDecks).map(([deck, n]) => left(say.phrase('see.deckEvents', { deck }), n)),
      left(say.phrase('see.persons'), view.persons),
      ...(view.options.greatPersonDeck ? [left(say.phrase('see.personDeck'), view.personDeck)] : []),
      left(say.phrase('see.huts'), view.huts),
      left(say.phrase('see.villages'), view.villages),
    ]),
  ];
}

function wonderLines(say: Say): Phrase[] {
  const { wonderMarket, wonderDeck, obsolete } = say.view;
  const lines = wonderMarket.flatMap((wonder): Phrase[] => {
    if (wonder === null) return [];
    const line = say.phrase('see.wonder', {
      wonder: say.wonder(wonder),
      cost: say.count('production', itemCost(ownPlayer(say.view), wonder)),
      effect: sentenceOf(say, 'wonder', wonder),
    });
    return [say.noted(line, obsolete.includes(wonder) ? [say.phrase('see.obsolete')] : [])];
  });
  const ages = Object.entries(wonderDeck).flatMap(([age, n]) =>
    n > 0 ? [say.phrase('see.left', { what: say.name('age', age), n })] : [],
  );
  return ages.length === 0 ? lines : [...lines, say.phrase('see.wonderDeck', { ages: joined(ages, ', ') })];
}

/** Sheets dealt in the advanced setup. */
function sheetLines(say: Say): Phrase[] {
  return say.view.sheets.flatMap((sheets, seat): Phrase[] => {
    if (sheets.length === 0) return [];
    const names = sheets.map((sheet) => say.card('civilization', sheet));
    return [say.phrase('see.sheets', { who: say.seat(seat), sheets: say.list(names, 'or') })];
  });
}

/** Every discovered square, row by row, and how many are undiscovered. */
function mapLines(say: Say): Phrase[] {
  const { squares, slots } = say.view.map;
  const hidden = slots.filter(({ tile }) => tile === null).length;
  return [
    ...(hidden === 0 ? [] : [say.phrase('see.unexplored', { n: hidden })]),
    ...squares.map((square) =>
      say.phrase('see.square', { square: say.square(square.square), what: describeView(say, square, true) }),
    ),
  ];
}
