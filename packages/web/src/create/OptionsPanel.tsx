import { useId } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading, Switch } from 'react-aria-components';
import { GAMES, type OptionInfo } from '../games/gamesCatalog.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { useTalk } from '../words/useWords.tsx';
import { RuleLink } from './RuleLink.tsx';
import { type TableDraft, usualOptions, withOption } from './tableDraft.ts';

interface PanelProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

/** The options under the names of the rulebook, each with its rule. */
export function OptionsPanel({ draft, onChange }: PanelProps) {
  const say = usePageSay();
  const { game } = draft;
  const { options } = GAMES[game];
  const usual = usualOptions(game);
  const isUsual = options.every(({ name }) => draft.options[game][name] === usual[name]);
  const fine = options.filter(({ isFine }) => isFine === true);
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
            onClick={() => onChange({ ...draft, options: { ...draft.options, [game]: usual } })}
          >
            {say('ui.create.options.reset')}
          </button>
        )}
      </header>
      <ul className="create-rows">
        {game === 'civilization' && <Expansion />}
        {options
          .filter(({ isFine }) => isFine !== true)
          .map((option) => (
            <OptionRow key={option.name} option={option} draft={draft} onChange={onChange} />
          ))}
      </ul>
      {fine.length > 0 && (
        <Disclosure className="create-fine">
          <Heading level={3}>
            <Button slot="trigger" className="btn bare create-fine-button">
              <StrokeIcon of="chev" size={14} />
              {say('ui.create.options.fine')}
            </Button>
          </Heading>
          <DisclosurePanel>
            <ul className="create-rows">
              {fine.map((option) => (
                <OptionRow key={option.name} option={option} draft={draft} onChange={onChange} />
              ))}
            </ul>
          </DisclosurePanel>
        </Disclosure>
      )}
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

/** What is not available yet is marked as such. */
function Expansion() {
  const say = usePageSay();
  const talk = useTalk('civilization');
  const id = useId();
  return (
    <li className="create-option off">
      <div>
        <b id={id}>{talk.setupOption('expansion')}</b>
        <p className="caption">
          {say('ui.create.note.expansion')} <RuleLink rule="RUL-239" />
        </p>
      </div>
      <Track labelledBy={id} isOn={false} isDisabled onChange={() => {}} />
    </li>
  );
}

function OptionRow({ option, draft, onChange }: PanelProps & { readonly option: OptionInfo }) {
  const say = usePageSay();
  const talk = useTalk(draft.game);
  const id = useId();
  const { name, rule, note, values } = option;
  const value = draft.options[draft.game][name] ?? values[0] ?? false;
  const set = (chosen: boolean | string) => onChange(withOption(draft, name, chosen));
  const isToggle = typeof values[0] === 'boolean';
  // Where the option's name explains itself after a colon, the explanation goes into the second line.
  const [label = name, tail] = talk.setupOption(name).split(/: (.*)/);
  const more =
    tail === undefined ? note !== undefined && say(note) : `${tail.charAt(0).toUpperCase()}${tail.slice(1)}.`;
  return (
    <li className={isToggle ? 'create-option' : 'create-option tall'}>
      <div>
        <b id={id}>{label}</b>
        <p className="caption">
          {more} <RuleLink rule={rule} />
        </p>
      </div>
      {isToggle ? (
        <Track labelledBy={id} isOn={value === true} onChange={set} />
      ) : (
        <Segment
          label={label}
          isLabelShown={false}
          fills
          value={String(value)}
          choices={values.map((one) => ({ value: String(one), label: talk.setupValue(name, one) }))}
          onChange={set}
        />
      )}
    </li>
  );
}

/** A toggle with its label elsewhere, because a link to the rules stands beside it. */
function Track({
  labelledBy,
  isOn,
  isDisabled = false,
  onChange,
}: {
  readonly labelledBy: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
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
