import type { GameTalk } from '@tessera/locales';
import { type ReactNode, useId } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading, Switch } from 'react-aria-components';
import {
  GAMES,
  OPTION_GROUPS,
  type OptionGroup,
  type OptionInfo,
  offeredOptions,
  unusual,
} from '../games/gamesCatalog.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { type PageKey, usePageSay } from '../words/pageWords.ts';
import { useTalk } from '../words/useWords.tsx';
import { RuleLink } from './RuleLink.tsx';
import { optionsOf, played, seated, type TableDraft, withOption } from './tableDraft.ts';

interface PanelProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

/** The options under the names of the rulebook, in groups, each with its rule. */
export function OptionsPanel({ draft, onChange }: PanelProps) {
  const say = usePageSay();
  const { game } = draft;
  const isUsual = unusual(game, optionsOf(draft)).length === 0;
  const groups = OPTION_GROUPS.flatMap((group) => {
    const options = offeredOptions(game).filter((option) => option.group === group);
    return options.length === 0 ? [] : [{ group, options }];
  });
  const hasHeadings = groups.filter(({ group }) => group !== 'fine').length > 1;
  return (
    <section className="panel create-panel create-options" aria-labelledby="create-options">
      <header className="create-heading">
        <h2 id="create-options" className="title">
          {say('ui.create.options')}
        </h2>
        {!isUsual && (
          <button
            type="button"
            className="rule-link"
            onClick={() => onChange(seated({ ...draft, options: { ...draft.options, [game]: {} } }))}
          >
            {say('ui.create.options.reset')}
          </button>
        )}
      </header>
      {groups.map(({ group, options }) => {
        const rows = (
          <ul className="create-rows">
            {options.map((option) => (
              <OptionRow key={option.name} option={option} draft={draft} onChange={onChange} />
            ))}
          </ul>
        );
        if (group === 'fine') return <Folded key={group}>{rows}</Folded>;
        return (
          <div key={group} className="create-group">
            {hasHeadings && <h3 className="create-group-name">{say(GROUP_NAMES[group])}</h3>}
            {rows}
          </div>
        );
      })}
      {game === 'civilization' && draft.place === 'online' && (
        <p className="caption create-consent">
          <StrokeIcon of="user" size={15} />
          <span>
            {say('ui.create.options.consent')} <RuleLink rule="VAR-006" />
          </span>
        </p>
      )}
    </section>
  );
}

const GROUP_NAMES = {
  components: 'ui.create.options.components',
  variants: 'ui.create.options.variants',
} as const satisfies { readonly [group in Exclude<OptionGroup, 'fine'>]: PageKey };

function Folded({ children }: { readonly children: ReactNode }) {
  const say = usePageSay();
  return (
    <Disclosure className="create-fine">
      <Heading level={3}>
        <Button slot="trigger" className="btn bare create-fine-button">
          <StrokeIcon of="chev" size={14} />
          {say('ui.create.options.fine')}
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  );
}

function OptionRow({ option, draft, onChange }: PanelProps & { readonly option: OptionInfo }) {
  const say = usePageSay();
  const talk = useTalk(draft.game);
  const id = useId();
  const { name, rule, note, values } = option;
  const all = optionsOf(draft);
  const obstacle = GAMES[draft.game].obstacleTo(name, all, played(draft).length);
  // What does not matter is shown as off. What was chosen before something else stood against it can be taken back.
  const value = obstacle?.kind === 'needs' ? (values[0] ?? false) : (all[name] ?? values[0] ?? false);
  const isDisabled = obstacle !== null && (obstacle.kind === 'needs' || value === values[0]);
  const set = (chosen: boolean | string) => onChange(withOption(draft, name, chosen));
  const isToggle = typeof values[0] === 'boolean';
  // Where the option's name explains itself after a colon, the explanation goes into the second line.
  const [label = name, tail] = talk.setupOption(name).split(/: (.*)/);
  const more =
    tail === undefined ? note !== undefined && say(note) : `${tail.charAt(0).toUpperCase()}${tail.slice(1)}.`;
  return (
    <li className={`create-option${isToggle ? '' : ' tall'}${isDisabled ? ' off' : ''}`}>
      <div>
        <b id={id}>{label}</b>
        <p className="caption">
          {more} <RuleLink rule={rule} />
        </p>
        {obstacle !== null && (
          <p id={`${id}-why`} className={isDisabled ? 'caption create-why' : 'caption create-why warn'}>
            {obstacleText(say, talk, obstacle)}
          </p>
        )}
      </div>
      {isToggle ? (
        <Track
          labelledBy={obstacle === null ? id : `${id} ${id}-why`}
          isOn={value === true}
          isDisabled={isDisabled}
          onChange={set}
        />
      ) : (
        <Segment
          label={label}
          isLabelShown={false}
          fills
          value={String(value)}
          isDisabled={isDisabled}
          choices={values.map((one) => ({ value: String(one), label: talk.setupValue(name, one) }))}
          onChange={set}
        />
      )}
    </li>
  );
}

/** Why an option is not to be had, in the names that the others have here. */
function obstacleText(
  say: ReturnType<typeof usePageSay>,
  talk: GameTalk,
  obstacle: NonNullable<ReturnType<(typeof GAMES)['civilization']['obstacleTo']>>,
): string {
  if (obstacle.kind === 'sheets') {
    return say('ui.create.why.sheets', { needed: obstacle.needed, sheets: obstacle.sheets });
  }
  const [option = obstacle.option] = talk.setupOption(obstacle.option).split(':');
  if (obstacle.kind === 'needs') return say('ui.create.why.needs', { option });
  const { value } = obstacle;
  const named = value === true ? option : `${option}: ${talk.setupValue(obstacle.option, value)}`;
  return say('ui.create.why.excluded', { option: named });
}

/** A toggle with its label elsewhere, because a link to the rules stands beside it. */
function Track({
  labelledBy,
  isOn,
  isDisabled,
  onChange,
}: {
  readonly labelledBy: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <Switch
      className="toggle create-toggle"
      aria-labelledby={labelledBy}
      isSelected={isOn}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      <span className="toggle-track" aria-hidden="true" />
    </Switch>
  );
}
