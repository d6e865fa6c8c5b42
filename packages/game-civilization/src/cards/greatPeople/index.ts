import { inProgress, type Seat } from '@tessera/kernel';
import { PERSON_CARD_TYPE } from '../../data/faces.ts';
import {
  GREAT_PERSON_CARD_IDS,
  GREAT_PERSON_CARDS,
  type GreatPersonCardFace,
  type GreatPersonCardId,
} from '../../data/greatPeople.ts';
import type { CardPhase } from '../../data/sets.ts';
import { isUsed, type OncePerTurn } from '../../rules/oncePerTurn.ts';
import { hasWorkingMarker } from '../../rules/people.ts';
import type { BattleMomentName } from '../../state/questions/battle.ts';
import { playerOf, type State } from '../../state.ts';
import { isPlayable, noChoice, type Play } from '../play.ts';
import { cancelling } from '../technologies/cancelling.ts';
import { fridaKahlo, jerryGarcia, ruleAgainstGarcia } from './artists.ts';
import { florenceNightingale, gustavusAdolphus, joanOfArc } from './battle.ts';
import { orvilleWright, thomasEdison } from './builders.ts';
import { albertEinstein } from './exchange.ts';
import { zhengHe } from './explorers.ts';
import {
  alanTuring,
  andrewCarnegie,
  frankLloydWright,
  jimHenson,
  lorenzoDeMedici,
  marcoPolo,
  stFrancis,
} from './gains.ts';
import { hannibal, khalidIbnAlWalid } from './generals.ts';
import { jacquesCousteau, motherTeresa } from './humanitarians.ts';
import { captainCook, galileoGalilei } from './movement.ts';
import { isaacNewton } from './research.ts';

/** A great person card: what it does when it is used. */
interface PersonRecord {
  readonly play: Play;
  /** The rule that keeps it out of all menus: it is used in a reaction, a payment, a city action or a question of its own. */
  readonly only?: string;
  /** A permanent card that is used once per turn, in the Start of Turn part (RUL-346); others work by themselves (RUL-336). */
  readonly once?: OncePerTurn;
  /** A permanent card that is never turned up: before research it goes into the pyramid (RUL-335). */
  readonly isPlaced?: true;
  /** The rule that forbids to use it now, where that is not RUL-249. */
  ruleAgainst?(state: State, seat: Seat): string | null;
  /** A card that is used only at this moment of a battle (RUL-313, RUL-314). */
  readonly moment?: BattleMomentName;
}

/** A card that the queries of rules/ ask for: a permanent one works by itself once it lies face up. */
const standing: Play = { choices: noChoice, resolve() {} };

const RECORDS: { readonly [C in GreatPersonCardId]?: PersonRecord } = {
  akiraKurosawa: { play: standing },
  fridaKahlo: { play: fridaKahlo },
  jerryGarcia: { play: jerryGarcia, ruleAgainst: ruleAgainstGarcia },
  markTwain: { play: cancelling, only: 'RUL-278' },
  michelangelo: { play: standing, only: 'RUL-389' },
  valmiki: { play: standing },
  williamShakespeare: { play: standing },
  adaLovelace: { play: standing, only: 'RUL-389' },
  archimedes: { play: standing },
  henryFord: { play: standing },
  louisPasteur: { play: standing },
  frankLloydWright: { play: frankLloydWright },
  orvilleWright: { play: orvilleWright },
  nikolaTesla: { play: standing, only: 'RUL-338' },
  thomasEdison: { play: thomasEdison },
  hannibal: { play: hannibal },
  jacquesCousteau: { play: jacquesCousteau },
  georgyZhukov: { play: standing },
  gustavusAdolphus: { play: gustavusAdolphus, moment: 'start' },
  joanOfArc: { play: joanOfArc, moment: 'start' },
  khalidIbnAlWalid: { play: khalidIbnAlWalid, only: 'RUL-337' },
  leonidas: { play: standing },
  sunTzu: { play: standing },
  drMartinLutherKing: { play: standing },
  florenceNightingale: { play: florenceNightingale, moment: 'after' },
  jimHenson: { play: jimHenson, once: 'jimHenson' },
  motherTeresa: { play: motherTeresa, once: 'motherTeresa' },
  stFrancisOfAssisi: { play: stFrancis },
  susanBAnthony: { play: standing },
  apGiannini: { play: standing },
  adamSmith: { play: standing },
  andrewCarnegie: { play: andrewCarnegie },
  captainJamesCook: { play: captainCook },
  lorenzoDeMedici: { play: lorenzoDeMedici, once: 'lorenzoDeMedici' },
  marcoPolo: { play: marcoPolo },
  zhengHe: { play: zhengHe },
  alanTuring: { play: alanTuring, once: 'alanTuring' },
  albertEinstein: { play: albertEinstein },
  charlesDarwin: { play: standing },
  galileoGalilei: { play: galileoGalilei },
  marieCurie: { play: standing, only: 'RUL-335' },
  sirIsaacNewton: { play: isaacNewton, isPlaced: true },
};

function recordOf(card: number): PersonRecord | undefined {
  return RECORDS[GREAT_PERSON_CARD_IDS[card] as GreatPersonCardId];
}

export function isPermanent(card: number): boolean {
  return (GREAT_PERSON_CARDS[card] as GreatPersonCardFace).use === 'permanent';
}

/** Does using the card leave it with its owner? */
export function isKept(card: number): boolean {
  return isPermanent(card) && !isPlaced(card);
}

/** Does the card leave its owner's great people for the pyramid (RUL-312)? */
function isPlaced(card: number): boolean {
  return recordOf(card)?.isPlaced === true;
}

/** Would using the card now only turn it up (RUL-336)? */
export function isTurnedUp(state: State, seat: Seat, card: number): boolean {
  return isKept(card) && playerOf(state, seat).hiddenPeople.includes(card);
}

/** What using the card does now: a permanent one that is face down is only turned up (RUL-336). */
export function personPlay(state: State, seat: Seat, card: number): Play {
  if (isTurnedUp(state, seat, card)) return standing;
  return recordOf(card)?.play ?? standing;
}

/** The once-per-turn act that using the card is, or null. */
export function personAct(card: number): OncePerTurn | null {
  return recordOf(card)?.once ?? null;
}

/** After a battle nothing else is used than what belongs there; the other moments of RUL-339 are also for permanent and "any time" cards. */
function fitsMoment(state: State, { moment }: PersonRecord): boolean {
  const now = inProgress(state, 'battleMoment')?.moment ?? null;
  return moment === undefined ? now !== 'after' : now === moment;
}

/** Why the menu of a phase does not offer a card that its player has (RUL-335). */
export function ruleAgainstPerson(state: State, seat: Seat, card: number, phase: CardPhase): string | null {
  const player = playerOf(state, seat);
  const isHidden = player.hiddenPeople.includes(card);
  const record = recordOf(card);
  if (!isHidden && !player.openPeople.includes(card)) return 'GPD-009';
  if (record === undefined) return 'RUL-335';
  if (!hasWorkingMarker(state, seat, PERSON_CARD_TYPE[card] as number)) return 'GPD-011';
  if (record.only !== undefined) return record.only;
  if (phase === 'battle' && !fitsMoment(state, record)) return 'RUL-339';
  if (record.isPlaced === true) return phase === 'research' ? null : 'RUL-335';
  if (isPermanent(card)) {
    if (isHidden) return null;
    if (record.once === undefined) return 'RUL-336';
    if (isUsed(player, record.once)) return 'RUL-346';
    if (phase !== 'startOfTurn') return 'RUL-335';
  } else {
    const { timing } = GREAT_PERSON_CARDS[card] as GreatPersonCardFace;
    if (timing !== 'any' && timing !== phase) return 'RUL-335';
  }
  return record.ruleAgainst?.(state, seat) ?? (isPlayable(record.play, state, seat) ? null : 'RUL-249');
}
