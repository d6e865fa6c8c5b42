import { INVESTMENTS } from '@tessera/game-civilization/data';
import { textOf } from '@tessera/locales';
import { investmentSentence } from '@tessera/locales/civilization/investments';
import { faceDown, hiddenTypes } from '@tessera/locales/civilization/people';
import { rewardLines } from '@tessera/locales/civilization/relics';
import { GameIcon } from '../parts/Icon.tsx';
import { Said } from '../table/words/Said.tsx';
import { useBoard } from './boardContext.tsx';
import { personIcon } from './icons.ts';
import type { PlayerView } from './model.ts';
import { Part } from './Part.tsx';

/** The great person cards that everybody sees: those face up by name, the others by type. */
export function People({ player }: { readonly player: PlayerView }) {
  const { view, say } = useBoard();
  const { openPeople, hiddenPeople, seat } = player;
  const isOwn = seat === view.seat;
  const hidden = isOwn ? [] : Object.entries(hiddenPeople).filter(([, n]) => n > 0);
  const own = isOwn ? (view.hand?.people ?? []) : [];
  if (openPeople.length + hidden.length + own.length === 0) return null;
  return (
    <Part title={say.text('see.persons')}>
      <ul className="civ-hand">
        {openPeople.map((card) => (
          <li key={card} className="civ-hand-card person open">
            <Said phrase={say.card('personCard', card)} />
          </li>
        ))}
        {own.map((card) => (
          <li key={card} className="civ-hand-card person" title={say.text('section.people')}>
            <Said phrase={faceDown(say, say.card('personCard', card))} />
          </li>
        ))}
        {hidden.map(([type, n]) => (
          <li key={type} className="civ-hand-card person" title={say.text('section.people')}>
            <GameIcon of={personIcon(type)} size={15} />{' '}
            {hiddenTypes(say, { [type]: n }).map((phrase) => (
              <Said key={type} phrase={faceDown(say, phrase)} />
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The investment cards: a dot for each marker, a large one where an ability begins, and what they do. */
export function Investments({ player: { investments } }: { readonly player: PlayerView }) {
  const { say } = useBoard();
  if (investments === null) return null;
  return (
    <Part title={say.text('setupOption.investments')}>
      <ul className="civ-investments">
        {INVESTMENTS.map(({ id, tiers }) => {
          const laid = investments[id] ?? 0;
          const last = Math.max(laid, ...tiers.map(({ markers }) => markers));
          return (
            <li key={id}>
              <b>{textOf(say.name('investment', id))}</b>
              <span
                className="civ-dots"
                role="img"
                aria-label={textOf(say.phrase('see.left', { what: say.name('investment', id), n: laid }))}
              >
                {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
                  <i
                    key={n}
                    data-laid={n <= laid || undefined}
                    data-tier={tiers.some(({ markers }) => markers === n) || undefined}
                  />
                ))}
              </span>
              <span className="caption">
                <Said phrase={investmentSentence(say, id)} />
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** Rewards of relics that are still to come. */
export function Rewards({ player }: { readonly player: PlayerView }) {
  const { say } = useBoard();
  const lines = rewardLines(say, player);
  if (lines.length === 0) return null;
  return (
    <ul className="civ-lines">
      {lines.map((line) => (
        <li key={textOf(line)}>
          <Said phrase={line} />
        </li>
      ))}
    </ul>
  );
}
