import { CULTURE_TRACK, MARKET_RESOURCES } from '@tessera/game-civilization/data';
import { textOf } from '@tessera/locales';
import { nextSpace, spaceTerms } from '@tessera/locales/civilization/costs';
import { playerSection } from '@tessera/locales/civilization/playerSections';
import { GameIcon } from '../parts/Icon.tsx';
import { SeatBadge } from '../parts/Mark.tsx';
import { useTable } from '../table/tableContext.tsx';
import { Said } from '../table/words/Said.tsx';
import { UnitChip } from './Battle.tsx';
import { useBoard } from './boardContext.tsx';
import { CoinDial, TradeDial } from './Dials.tsx';
import { Investments, People, Rewards } from './ExpansionParts.tsx';
import { Fold, Lines } from './Fold.tsx';
import { resourceIcon, unitIcon } from './icons.ts';
import { type PlayerView, total } from './model.ts';
import { Part } from './Part.tsx';

/** All about one player: what everybody knows, and the viewer's own hand. */
export function PlayerPanel({ seat }: { readonly seat: number }) {
  const { view, say, ui } = useBoard();
  const { players } = useTable();
  const player = view.players[seat];
  if (player === undefined) return null;
  const name = players.names[seat] ?? '';
  const { civilization, government } = player;
  const details = playerSection(say, player).parts.filter(({ heading }) => heading !== say.text('section.forces'));
  return (
    <section className="civ-panel panel" aria-label={name}>
      <header className="civ-panel-head">
        <SeatBadge seat={seat} />
        <div className="grow">
          <h2 className="title">
            {civilization === null ? name : <Said phrase={say.card('civilization', civilization)} />}
          </h2>
          {civilization !== null && <span className="caption">{seat === players.you ? ui('you') : name}</span>}
        </div>
        <span className="tag">
          <Said phrase={say.government(government)} />
        </span>
      </header>
      <div className="civ-dials">
        <TradeDial player={player} />
        <CoinDial player={player} />
      </div>
      <Goods player={player} />
      <Culture player={player} />
      {view.hand !== null && seat === view.seat && <Hand />}
      <People player={player} />
      <Investments player={player} />
      <Rewards player={player} />
      <Forces player={player} />
      {details.map((section) => (
        <Fold
          key={section.heading}
          title={section.heading}
          isOpen={section.heading === say.text('section.techs') || section.heading === say.text('section.cities')}
        >
          <Lines section={section} />
        </Fold>
      ))}
    </section>
  );
}

/** Resources as everybody sees them; of markers only the backs. */
function Goods({ player }: { readonly player: PlayerView }) {
  const { say, ui } = useBoard();
  const { huts, villages } = player;
  return (
    <Part title={ui('resources')}>
      <ul className="civ-goods">
        {MARKET_RESOURCES.map((resource) => (
          <Good
            key={resource}
            icon={resourceIcon(resource)}
            name={textOf(say.name('resource', resource))}
            count={player.resources[resource] ?? 0}
          />
        ))}
        <Good icon="marker.hut" name={say.text('see.huts')} count={huts} />
        <Good icon="marker.village" name={say.text('see.villages')} count={villages} />
      </ul>
    </Part>
  );
}

export function Good({ icon, name, count }: { readonly icon: string; readonly name: string; readonly count: number }) {
  return (
    <li className="civ-good" data-none={count === 0 || undefined} title={name}>
      <GameIcon of={icon} size={18} />
      <span className="sr">{name}</span>
      <b>{count}</b>
    </li>
  );
}

function Culture({ player }: { readonly player: PlayerView }) {
  const { say, ui } = useBoard();
  const space = nextSpace(player);
  return (
    <Part
      title={say.text('figures.culture')}
      note={<b className="civ-part-number">{textOf(say.count('culture', player.culture))}</b>}
    >
      <p className="civ-small">
        {textOf(say.phrase('see.track', { n: player.track, of: CULTURE_TRACK.length }))}
        {space !== null && (
          <>
            <br />
            <span className="muted">{ui('nextSpace', spaceTerms(say, space))}</span>
          </>
        )}
      </p>
    </Part>
  );
}

/** What only the viewer knows. */
function Hand() {
  const { view, say } = useBoard();
  const { hand, seat } = view;
  if (hand === null || seat === null) return null;
  const { events, markers, units } = hand;
  return (
    <Part
      title={say.text('section.hand')}
      note={`${total(view.players[seat]?.events ?? {})} / ${view.players[seat]?.cultureHandSize ?? 0}`}
    >
      {events.length + markers.length + units.length === 0 && <p className="caption">{say.text('see.none')}</p>}
      <ul className="civ-hand">
        {events.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a kind are two cards.
          <li key={`${card} ${i}`} className="civ-hand-card event">
            <Said phrase={say.event(card)} />
          </li>
        ))}
        {markers.map((marker, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={`${marker} ${i}`} className="civ-hand-card">
            <Said phrase={say.marker(marker)} />
          </li>
        ))}
      </ul>
      {units.length > 0 && (
        <ul className="civ-hand">
          {units.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <UnitChip key={`${unit.card} ${i}`} unit={unit} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Forces({ player }: { readonly player: PlayerView }) {
  const { say, ui } = useBoard();
  const { units, ranks, combatBonus, battleHandSize } = player;
  return (
    <Part
      title={say.text('section.forces')}
      note={textOf(say.phrase('see.combat', { bonus: combatBonus, hand: battleHandSize }))}
    >
      <ul className="civ-forces">
        {Object.entries(units).map(([type, count]) => {
          const rank = ranks[type];
          if (rank === undefined && count === 0) return null;
          const name = textOf(say.name('unitType', type));
          return (
            <li key={type} className="civ-force" title={name}>
              <GameIcon of={unitIcon(type)} size={20} />
              <span className="sr">{name}</span>
              <b>{count}</b>
              {rank !== undefined && <span className="caption">{ui('rank', { rank })}</span>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
