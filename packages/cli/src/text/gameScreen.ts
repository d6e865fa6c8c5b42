import type { Ask, GameTypes, PlainObject } from '@tessera/kernel';
import type { GameTalk, Language, Mention, Messages, Phrase, Players, Words } from '@tessera/locales';
import type { CliKey } from '@tessera/locales/cli/en';
import type { Paint } from './paint.ts';

/** How and where things are drawn, for whom, and in which language. */
export interface Canvas {
  readonly paint: Paint;
  readonly width: number;
  readonly players: Players;
  readonly words: Words;
  readonly talk: GameTalk;
  /** A phrase as the terminal shows it. */
  tell(phrase: Phrase): string;
}

/** A question as numbered choices; a choice is an answer, or leads to further choices. */
export interface Menu {
  readonly title: string;
  /** Drawn above the choices. */
  readonly picture: readonly string[];
  readonly choices: readonly MenuChoice[];
}

export type MenuChoice = {
  readonly label: string;
  /** What may be typed instead of its number, such as the name of a square. */
  readonly alias?: string;
  /** The answer is given automatically to every further question of this occasion (GameScreen.occasion). */
  readonly standing?: string;
} & ({ readonly answer: PlainObject } | { readonly menu: () => Menu });

/** Something that a game can show on demand, such as its map. */
export interface Sight<T extends GameTypes = GameTypes> {
  readonly verb: string;
  /** Its line in the help. */
  readonly help: CliKey;
  show(view: T['view'], words: readonly string[], canvas: Canvas): string[];
}

/** A game on the terminal: how it is drawn and how its questions become menus. Its talk supplies the words. */
export interface GameScreen<T extends GameTypes = GameTypes> {
  talk(words: Words): GameTalk;
  /** All messages of the game and of the terminal. */
  readonly catalogs: { readonly [L in Language]: readonly Messages[] };
  /** Names for the seats. */
  readonly names: readonly string[];
  /** How mentions are written here: tiles with their ids, which can be typed. */
  mention(mention: Mention): string;
  /** The whole table as seen in a view. */
  table(view: T['view'], canvas: Canvas): string[];
  /** Parts that can be shown besides the whole table. */
  readonly sights: readonly Sight<T>[];
  /** Everything that has a card, by the ids of mentions. */
  readonly cards: readonly string[];
  /** News with consecutive steps merged into one. */
  condense(happenings: readonly T['happening'][]): readonly T['happening'][];
  menu(view: T['view'], ask: Ask, options: readonly PlainObject[], canvas: Canvas): Menu;
  /** The answer to a question that leaves nothing to decide and is not worth stopping for, or null to ask it. */
  unasked(ask: Ask, options: readonly PlainObject[]): PlainObject | null;
  /** What a question has in common with others that one answer may settle, or null. */
  occasion(view: T['view'], ask: Ask): string | null;
  /** The words after `why` as an intent of the game, or null; `whyHelp` says which are understood. */
  intent(words: readonly string[], asked: Asked<T>): PlainObject | null;
  readonly whyHelp: readonly CliKey[];
  /** Null where the use of components is not watched. */
  readonly components: ComponentNames | null;
}

/** The components of the box by name, for those who ask which came into use. */
export interface ComponentNames {
  family(words: Words, family: string): string;
  name(words: Words, family: string, id: string): string;
}

/** A question as it is put to a person. */
export interface Asked<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly ask: Ask;
  readonly options: readonly PlainObject[];
  readonly canvas: Canvas;
}
