import { asking, running, type Seat } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { personPiece } from '../board/pieces.ts';
import { greatPersonIndex } from '../data/faces.ts';
import { plannedIn } from '../procedures/cityAction.ts';
import { whyNotMake } from '../rules/buildable.ts';
import { isFigureItem, isWonderItem, itemIndex, needsSquare } from '../rules/items.ts';
import { plays } from '../rules/knowledge.ts';
import { personSites, whyNotPersonSite } from '../rules/personSites.ts';
import { type PlannedItem, whyNotSite } from '../rules/sites.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { buildItem } from '../verbs/build.ts';
import { clearSquare } from '../verbs/pieces.ts';
import { settle } from '../verbs/settle.ts';
import { advanceFact } from './advance.ts';
import { arrivals } from './arrival.ts';
import { changes } from './changes.ts';
import type { Fact } from './facts.ts';
import { badIntent, isSquare, type Previewer } from './intent.ts';
import { trial } from './trial.ts';

/** Where an item goes: everything before and after, and what it replaces; an army among enemies fights (FIG-011). */
export const previewPlacement: Previewer = (state, { seat, about, answer, isOpen }) => {
  const { city: center } = about;
  const { square } = answer;
  const city = typeof center === 'number' && center >= 0 ? cityAt(playerOf(state, seat), center) : -1;
  const item = itemIndex(about['item']);
  if (city < 0 || item < 0 || !needsSquare(item)) return badIntent('about { city, item }');
  if (!isSquare(state, square)) return badIntent('{ square }');
  const planned = isOpen ? plannedFor(state) : null;
  const refusal = whyNotMake(state, seat, city, item, planned) ?? whyNotSite(state, seat, city, item, square, planned);
  if (refusal !== null) return { refusal, facts: [] };
  const base =
    planned === null ? state : trial(state, (context) => buildItem(context, seat, city, planned.item, planned.square));
  const facts: Fact[] = [];
  const after = trial(base, (context) => {
    const before = running(context.state);
    buildItem(context, seat, city, item, square);
    if (isFigureItem(item)) facts.push(...arrivals(context, seat, square, before));
  });
  facts.push(...changes(base, after));
  if (isWonderItem(item) && plays(playerOf(state, seat), 'rome')) facts.push(...advanceFact(state, seat, 'RUL-254'));
  return { refusal, facts };
};

/** The first item of a split, which counts as made (RUL-271). */
function plannedFor(state: State): PlannedItem | null {
  return plannedIn(asking(state, 'cityAction'));
}

/** Where a great person goes, with what it replaces (GP-003, GP-007); kept in reserve it changes nothing (GP-006). */
export const previewPerson: Previewer = (state, { seat, about, answer }) => {
  const person = greatPersonIndex(about['person']);
  if (person < 0) return badIntent('about { person }');
  if (answer['reserve'] === true) return { refusal: null, facts: [] };
  const { square } = answer;
  if (!isSquare(state, square)) return badIntent('{ square } or { reserve }');
  if (!personSites(state, seat).includes(square)) {
    return { refusal: whyNotPersonSite(state, seat, square), facts: [] };
  }
  const after = trial(state, (context) => placePerson(context, seat, person, square));
  return { refusal: null, facts: changes(state, after) };
};

function placePerson(context: StepContext, seat: Seat, person: number, square: number): void {
  clearSquare(context, seat, square);
  context.state.pieces[square] = personPiece(person);
  settle(context);
}
