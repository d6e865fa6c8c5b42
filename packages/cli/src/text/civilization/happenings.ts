import type { Happening } from '@tessera/game-civilization';
import { bareHappening, type Who } from '../gameText.ts';
import { type Sentence, Teller } from './teller.ts';
import { BATTLE_SENTENCES, END_SENTENCES, MAP_SENTENCES } from './tellMap.ts';
import { CITY_SENTENCES, CULTURE_SENTENCES, GOODS_SENTENCES, SET_UP_SENTENCES, TURN_SENTENCES } from './tellTurn.ts';

/** Every kind of news in words: one that is missing here does not compile. */
export const SENTENCES: { readonly [K in Happening['kind']]: Sentence } = {
  ...SET_UP_SENTENCES,
  ...TURN_SENTENCES,
  ...CITY_SENTENCES,
  ...CULTURE_SENTENCES,
  ...GOODS_SENTENCES,
  ...MAP_SENTENCES,
  ...BATTLE_SENTENCES,
  ...END_SENTENCES,
};

export function sayHappening(happening: Happening, who: Who, players: number): string {
  const sentence = Object.hasOwn(SENTENCES, happening.kind) ? SENTENCES[happening.kind] : undefined;
  return sentence === undefined ? bareHappening(happening) : sentence(new Teller(happening, who, players));
}

const HEADINGS: readonly string[] = ['turnBegins', 'phaseBegins'];

export function isHeading({ kind }: Happening): boolean {
  return HEADINGS.includes(kind);
}

/** Kinds that only mark where one is, or repeat what follows from the state. */
const SILENT: readonly string[] = ['partBegins', 'negotiationDone', 'battleTurn', 'scoutAssigned', 'researchRevealed'];

/** A run of news as it is told: without what goes without saying, and a figure's steps as one way. */
export function condense(happenings: readonly Happening[]): Happening[] {
  const told: Happening[] = [];
  for (const [i, happening] of happenings.entries()) {
    const before = told[told.length - 1];
    if (SILENT.includes(happening.kind) || isRepeated(happening, before) || isSelfEvident(happenings, i)) continue;
    if (
      before !== undefined &&
      isHeading(before) &&
      happening.kind === 'phaseBegins' &&
      before.kind === 'phaseBegins'
    ) {
      told.pop();
    }
    if (before !== undefined && isSameWay(before, happening)) {
      told[told.length - 1] = {
        ...happening,
        from: before['from'] ?? null,
        via: [...viaOf(before), before['to'] ?? -1],
      };
      continue;
    }
    told.push(happening);
  }
  return told;
}

/** A gain that the sentence before it has told already. */
function isRepeated({ kind, seat, amount }: Happening, before: Happening | undefined): boolean {
  if (before === undefined || before['seat'] !== seat || before['amount'] !== amount) return false;
  if (kind === 'tradeGained') return before.kind === 'tradeCollected';
  return kind === 'cultureGained' && before.kind === 'cityDevoted';
}

const RESULTS: readonly string[] = [
  'figureBuilt',
  'unitGained',
  'buildingBuilt',
  'wonderBuilt',
  'wallsBuilt',
  'cityDevoted',
  'resourceHarvested',
];

/** A city's action that came off as declared and took nothing but its production: its result tells it. */
function isSelfEvident(happenings: readonly Happening[], index: number): boolean {
  const { kind, rush, bonuses } = happenings[index] as Happening;
  if (kind !== 'cityActs' || rush !== 0 || (Array.isArray(bonuses) && bonuses.length > 0)) return false;
  const next = happenings[index + 1];
  return next !== undefined && RESULTS.includes(next.kind);
}

/** Does the same group go on from where it has just come? */
function isSameWay(before: Happening, now: Happening): boolean {
  const fields = ['kind', 'seat', 'armies', 'scouts'];
  return (
    now.kind === 'figuresMoved' && fields.every((field) => before[field] === now[field]) && before['to'] === now['from']
  );
}

function viaOf(happening: Happening): readonly number[] {
  const { via } = happening;
  return Array.isArray(via) ? (via as readonly number[]) : [];
}
