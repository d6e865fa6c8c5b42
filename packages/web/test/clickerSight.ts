/** Something that can be pressed, and where. */
export interface Thing {
  /** An answer; a place on the map that is not an answer; something that lies over the table; anything else. */
  readonly kind: 'answer' | 'place' | 'over' | 'other';
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What is on the screen. */
export interface Seen {
  readonly at: 'question' | 'waiting' | 'end' | 'failure';
  /** Something is being loaded. */
  readonly isBusy: boolean;
  /** The question's id. */
  readonly asked: string | null;
  readonly question: string;
  /** Changes whenever there is anything new to see. */
  readonly sign: string;
  /** The longest time for which the page was busy with itself since the last call, in milliseconds. */
  readonly longest: number;
  readonly things: readonly Thing[];
}

/** Finds everything that a player could press now. (Runs inside the page.) */
export function lookAround(): Seen {
  const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
  const PRESSABLE =
    'button, a[href], summary, input, label, [role="button"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="radio"], [role="switch"], [role="tab"]';
  const ANSWERS =
    '.civ-map [data-lit], .civ-picker :is(button, input), .bar-buttons .btn, .bar .option, button.civ-unit, .text-question .option';
  const one = (selector: string) => document.querySelector(selector);
  const held = globalThis as unknown as { longestBusy?: number };
  const longest = held.longestBusy ?? 0;
  held.longestBusy = 0;
  const question = one('.bar-sentence, .text-asked')?.textContent ?? '';
  const asked = one('[data-asked]')?.getAttribute('data-asked') ?? null;
  const text = document.getElementById('root')?.textContent ?? '';
  const isBusy = one('[aria-busy="true"]') !== null;
  const seen = { asked, question, longest, isBusy };
  if (one('.failure') !== null) return { ...seen, question: text, at: 'failure', sign: 'failure', things: [] };
  const isEnd = one('main.end') !== null;
  const isOver = one(OVER) !== null;
  const things: Thing[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(PRESSABLE)) {
    if (element.matches('[disabled], [data-disabled], [aria-disabled="true"]:not(.impossible)')) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (width === 0 || height === 0 || at.x < 0 || at.y < 0 || at.x >= innerWidth || at.y >= innerHeight) continue;
    // What is covered cannot be pressed.
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit === null || !(element.contains(hit) || hit.contains(element))) continue;
    const kind = element.closest(OVER)
      ? 'over'
      : element.matches(ANSWERS)
        ? 'answer'
        : element.matches('.civ-map *')
          ? 'place'
          : 'other';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    things.push({ kind, name: `${name.slice(0, 60)} [${element.getAttribute('class') ?? element.tagName}]`, ...at });
  }
  const places = things.map(({ x, y }) => Math.round(x + y)).join(' ');
  const sign = `${asked} ${question} ${text.length} ${document.querySelectorAll('[data-lit]').length} ${places}`;
  const isAsked = !isBusy && (isOver || asked !== null);
  return { ...seen, at: isEnd ? 'end' : isAsked ? 'question' : 'waiting', sign, things };
}
