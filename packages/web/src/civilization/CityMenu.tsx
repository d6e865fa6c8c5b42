import { BUILDING_IDS, FIGURES, UNIT_TYPES } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { phraseList, textOf } from '@tessera/locales';
import { devotionSources, itemCost, productionSources, tradeFor } from '@tessera/locales/civilization/costs';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { GameIcon, StrokeIcon } from '../parts/Icon.tsx';
import { useTable } from '../table/tableContext.tsx';
import { whyNot } from '../table/whyNot/whyNot.ts';
import { type BoardOption, useBoard } from './boardContext.tsx';
import { ChoiceCard, Choices } from './Choices.tsx';
import { itemIcon, resourceIcon } from './icons.ts';
import type { CityView, PlayerView } from './model.ts';
import { nameIn } from './names.ts';
import { Yield } from './Yield.tsx';

const MAKING = ['produce', 'split', 'freeBuilding'];
const DEVOTING = ['devote', 'devoteForTrade'];

/** What the player's cities can do: a city, then its three kinds of action with everything it can afford. */
export function CityMenu({ listed }: { readonly listed: readonly BoardOption[] }) {
  const { view, picked, choices, ui } = useBoard();
  const { seat } = useTable();
  const player = seat === null ? undefined : view.players[seat];
  const [chosen, setChosen] = useState<number | null>(null);
  const cities = player?.cities.filter((city) => choices.some(({ option }) => option['city'] === city.square)) ?? [];
  const at = picked ?? chosen;
  const city = cities.find(({ square }) => square === at) ?? cities[0];
  const others = listed.filter(({ option }) => option['city'] === undefined);
  if (player === undefined) return null;
  return (
    <div className="civ-picker">
      {cities.length > 1 && (
        <div className="civ-cities">
          {cities.map((one) => (
            <CityButton key={one.square} city={one} isOn={one === city} onPress={() => setChosen(one.square)} />
          ))}
        </div>
      )}
      {city !== undefined && <CityActs key={city.square} player={player} city={city} />}
      {picked === null && others.length > 0 && (
        <section className="civ-picker-group">
          <h3 className="panel-title">{ui('group.other')}</h3>
          <Choices choices={others} />
        </section>
      )}
    </div>
  );
}

function CityButton({
  city,
  isOn,
  onPress,
}: {
  readonly city: CityView;
  readonly isOn: boolean;
  readonly onPress: () => void;
}) {
  const { say, picked, unpick, press } = useBoard();
  const name = textOf(say.phrase(city.city === 0 ? 'opt.capital' : 'opt.city', { square: say.square(city.square) }));
  return (
    <Button
      className="civ-city-tab"
      aria-pressed={isOn}
      onPress={() => {
        onPress();
        // A city picked on the map stays picked until the player picks another.
        if (picked !== null && picked !== city.square) press([city.square]);
        else if (picked !== null) unpick();
      }}
    >
      <b>{name}</b>
      <CityProduction city={city} />
    </Button>
  );
}

function CityActs({ player, city }: { readonly player: PlayerView; readonly city: CityView }) {
  const { choices, say, ui, view } = useBoard();
  const own = choices.filter(({ option }) => option['city'] === city.square);
  const made = own.filter(({ option }) => MAKING.includes(String(option['do'])));
  const arts = own.filter(({ option }) => DEVOTING.includes(String(option['do'])));
  const harvests = own.filter(({ option }) => option['do'] === 'harvest');
  const rest = own.filter((choice) => ![...made, ...arts, ...harvests].includes(choice));
  return (
    <div className="civ-acts">
      {arts.length > 0 && (
        <section className="civ-act">
          <h3 className="panel-title">{ui('group.arts')}</h3>
          <div className="civ-cards">
            {arts.map((choice) => (
              <ChoiceCard
                key={JSON.stringify(choice.option)}
                choice={choice}
                icon={`yield.${yieldOf(choice)}`}
                name={ui('devote')}
              >
                <Yield
                  of={yieldOf(choice)}
                  value={city.devotion}
                  note={textOf(phraseList(say.words, devotionSources(say, city)))}
                  sign
                />
                <Giver choice={choice} />
              </ChoiceCard>
            ))}
          </div>
        </section>
      )}
      {harvests.length > 0 && (
        <section className="civ-act">
          <h3 className="panel-title">{ui('group.harvest')}</h3>
          <div className="civ-cards">
            {harvests.map((choice) => {
              const square = view.map.squares.find((one) => one.square === choice.option['square']);
              const resource = square?.resource ?? '';
              return (
                <ChoiceCard
                  key={JSON.stringify(choice.option)}
                  choice={choice}
                  icon={resourceIcon(resource)}
                  name={textOf(say.name('resource', resource))}
                >
                  {square === undefined ? null : nameIn(say, square.square)}
                  {choice.option['twice'] === true ? ' ×2' : ''}
                  <Giver choice={choice} />
                </ChoiceCard>
              );
            })}
          </div>
        </section>
      )}
      {rest.length > 0 && (
        <section className="civ-act">
          <h3 className="panel-title">{ui('group.other')}</h3>
          <Choices choices={rest} />
        </section>
      )}
      <Production player={player} city={city} made={made} />
    </div>
  );
}

/** The great person card that gives the action, where it is not the city's own. */
function Giver({ choice }: { readonly choice: BoardOption }) {
  const { say } = useBoard();
  const by = choice.option['by'];
  if (typeof by !== 'string') return null;
  return <span className="civ-made-bonus">{textOf(say.card('personCard', by))}</span>;
}

/** A devotion gives culture, or trade in its stead. */
function yieldOf({ option }: BoardOption): 'culture' | 'trade' {
  return option['do'] === 'devote' ? 'culture' : 'trade';
}

/** Everything that the city can make, each thing once; where there are several ways to pay for it, they follow. */
function Production({
  player,
  city,
  made,
}: {
  readonly player: PlayerView;
  readonly city: CityView;
  readonly made: readonly BoardOption[];
}) {
  const { say, ui } = useBoard();
  const [opened, open] = useState<string | null>(null);
  const items = [...new Set(made.map(({ option }) => String(option['item'])))];
  const waysOf = (item: string) => made.filter(({ option }) => option['item'] === item);
  const ways = opened === null ? [] : waysOf(opened);
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something opens.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <section className="civ-act">
      <h3 className="panel-title">
        {ui('group.produce')} <CityProduction city={city} />
      </h3>
      {opened !== null && ways.length > 0 && (
        <div className="civ-ways" ref={shown}>
          <h4 className="panel-title">{ui('waysOf', { item: textOf(say.item(opened)) })}</h4>
          <Choices choices={ways} />
        </div>
      )}
      <div className="civ-cards">
        {items.map((item) => {
          const [only, ...more] = waysOf(item);
          if (only === undefined) return null;
          if (more.length === 0) return <Made key={item} choice={only} player={player} />;
          return (
            <Button
              key={item}
              className="civ-made"
              aria-expanded={item === opened}
              onPress={() => open(item === opened ? null : item)}
            >
              <GameIcon of={itemIcon(item)} size={24} />
              <b>{textOf(say.item(item))}</b>
              <span className="civ-made-cost">
                <Yield of="production" value={itemCost(player, item)} />
                <span className="civ-made-ways">{ui('ways', { count: more.length + 1 })}</span>
              </span>
            </Button>
          );
        })}
        <Impossible city={city} made={made} />
      </div>
    </section>
  );
}

/** What a city can spend, and the sources of it beyond its own squares. */
function CityProduction({ city }: { readonly city: CityView }) {
  const { say } = useBoard();
  const sources = textOf(phraseList(say.words, productionSources(say, city)));
  return <Yield of="production" value={city.production + city.bonus} note={sources} />;
}

/** A thing with a single way to make it. Payments beside the city's production are named. */
function Made({ choice, player }: { readonly choice: BoardOption; readonly player: PlayerView }) {
  const { say, ui } = useBoard();
  const { option } = choice;
  const item = String(option['item']);
  const bonuses = Array.isArray(option['bonuses']) ? option['bonuses'].map(String) : [];
  const { trade } = tradeFor(player, { bonuses, rush: typeof option['rush'] === 'number' ? option['rush'] : 0 });
  return (
    <ChoiceCard choice={choice} icon={itemIcon(item)} name={textOf(say.item(item))}>
      <Yield of="production" value={option['do'] === 'freeBuilding' ? 0 : itemCost(player, item)} />
      {trade > 0 && (
        <span className="civ-made-bonus">{textOf(say.phrase('opt.rush', say.counts('trade', 'trade', trade)))}</span>
      )}
      {option['do'] === 'split' && <span className="civ-made-bonus">{ui('split')}</span>}
      {bonuses.map((bonus) => (
        <span key={bonus} className="civ-made-bonus">
          {textOf(say.anyCard(bonus))}
        </span>
      ))}
      <Giver choice={choice} />
    </ChoiceCard>
  );
}

function produceIntent(city: CityView, item: string): PlainObject {
  return { kind: 'cityManagement', answer: { do: 'produce', city: city.square, item, bonuses: [], rush: 0 } };
}

/** What this city cannot make now, each with the reason. */
function Impossible({ city, made }: { readonly city: CityView; readonly made: readonly BoardOption[] }) {
  const { view, say, ui } = useBoard();
  const { explain } = useTable();
  const [isOpen, setOpen] = useState(false);
  const possible = new Set(made.map(({ option }) => option['item']));
  const wonders = view.wonderMarket.filter((wonder) => wonder !== null);
  const items = [...FIGURES, ...UNIT_TYPES, ...BUILDING_IDS, 'walls', ...wonders].filter((item) => !possible.has(item));
  return (
    <>
      {isOpen &&
        items.map((item) => (
          <Button
            key={item}
            className="civ-made impossible"
            aria-disabled="true"
            {...whyNot(produceIntent(city, item))}
            onPress={() => explain(produceIntent(city, item))}
          >
            <GameIcon of={itemIcon(item)} size={24} />
            <b>{textOf(say.item(item))}</b>
            <span className="civ-made-cost">{ui('why')}</span>
          </Button>
        ))}
      <Button className="civ-made more" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <StrokeIcon of={isOpen ? 'close' : 'ban'} size={22} />
        <b>{isOpen ? ui('fewer') : ui('notNow')}</b>
      </Button>
    </>
  );
}
