import { LANGUAGES } from '@tessera/locales';
import { type ReactNode, useState } from 'react';
import { LANGUAGE_NAMES } from '../app/PageFrame.tsx';
import { BOT_PACES, type BotPace, type Settings, setSettings, useSettings } from '../app/settings.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import { Segment } from '../parts/Segment.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { type PageKey, usePageSay } from '../words/pageWords.ts';

const PACE_NAMES: { readonly [P in BotPace]: PageKey } = {
  atOnce: 'ui.settings.botPace.atOnce',
  quick: 'ui.settings.botPace.quick',
  normal: 'ui.settings.botPace.normal',
  slow: 'ui.settings.botPace.slow',
};

/** Settings that take effect at once and are kept in this browser. */
export function Preferences() {
  const say = usePageSay();
  const { language, theme, motion, textView, skipsTrivia, botPace, sound } = useSettings();
  return (
    <section className="panel settings-panel" aria-label={say('ui.settings.preferences')}>
      <Line name="ui.settings.language">
        <Segment
          label={say('ui.settings.language')}
          isLabelShown={false}
          value={language}
          choices={LANGUAGES.map((value) => ({ value, lang: value, label: LANGUAGE_NAMES[value] }))}
          onChange={(chosen) => setSettings({ language: chosen })}
        />
      </Line>
      <h2 className="settings-group">{say('ui.settings.looks')}</h2>
      <Line name="ui.settings.theme">
        <Segment
          label={say('ui.settings.theme')}
          isLabelShown={false}
          value={theme}
          choices={[
            { value: 'light', label: withIcon('sun', say('ui.settings.theme.light')) },
            { value: 'dark', label: withIcon('moon', say('ui.settings.theme.dark')) },
            { value: 'system', label: say('ui.settings.theme.system') },
          ]}
          onChange={(chosen) => setSettings({ theme: chosen })}
        />
      </Line>
      <Line name="ui.settings.motion" note="ui.settings.motion.note">
        <Segment
          label={say('ui.settings.motion')}
          isLabelShown={false}
          value={motion}
          choices={[
            { value: 'system', label: say('ui.settings.motion.system') },
            { value: 'none', label: say('ui.settings.motion.none') },
          ]}
          onChange={(chosen) => setSettings({ motion: chosen })}
        />
      </Line>
      <Switchable isOn={textView} set="textView" name="ui.settings.textView" note="ui.settings.textView.note" />
      <h2 className="settings-group">{say('ui.settings.playing')}</h2>
      <Switchable isOn={skipsTrivia} set="skipsTrivia" name="ui.settings.trivia" note="ui.settings.trivia.note" />
      <Line name="ui.settings.botPace" note="ui.settings.botPace.note">
        <Segment
          label={say('ui.settings.botPace')}
          isLabelShown={false}
          value={botPace}
          choices={BOT_PACES.map((value) => ({ value, label: say(PACE_NAMES[value]) }))}
          onChange={(chosen) => setSettings({ botPace: chosen })}
        />
      </Line>
      <h2 className="settings-group">{say('ui.settings.turn')}</h2>
      <Switchable isOn={sound} set="sound" name="ui.settings.sound" note="ui.settings.sound.note" />
      <Notification />
    </section>
  );
}

function withIcon(icon: 'sun' | 'moon', text: string): ReactNode {
  return (
    <>
      <StrokeIcon of={icon} size={15} />
      {text}
    </>
  );
}

function Line({
  name,
  note,
  children,
}: {
  readonly name: PageKey;
  readonly note?: PageKey;
  readonly children: ReactNode;
}) {
  const say = usePageSay();
  return (
    <div className="settings-line">
      <div className="settings-name">
        <b>{say(name)}</b>
        {note !== undefined && <span className="caption">{say(note)}</span>}
      </div>
      {children}
    </div>
  );
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switchable({
  isOn,
  set,
  name,
  note,
}: {
  readonly isOn: boolean;
  readonly set: Flag;
  readonly name: PageKey;
  readonly note: PageKey;
}) {
  const say = usePageSay();
  return (
    <div className="settings-line">
      <Toggle isOn={isOn} note={say(note)} onChange={(on) => setSettings({ [set]: on })}>
        <b>{say(name)}</b>
      </Toggle>
    </div>
  );
}

/** Browsers ask whether notifications may be shown, and remember a refusal. */
function Notification() {
  const say = usePageSay();
  const { notifications } = useSettings();
  const isThere = 'Notification' in globalThis;
  const [isDenied, setDenied] = useState(isThere && globalThis.Notification.permission === 'denied');
  const change = async (on: boolean) => {
    if (on && globalThis.Notification.permission !== 'granted') {
      const answer = await globalThis.Notification.requestPermission();
      setDenied(answer === 'denied');
      if (answer !== 'granted') return;
    }
    setSettings({ notifications: on });
  };
  const note: PageKey = !isThere
    ? 'ui.settings.notification.missing'
    : isDenied
      ? 'ui.settings.notification.denied'
      : 'ui.settings.notification.note';
  return (
    <div className="settings-line">
      <Toggle
        isOn={notifications && isThere && !isDenied}
        isDisabled={!isThere || isDenied}
        note={say(note)}
        onChange={(on) => void change(on)}
      >
        <b>{say('ui.settings.notification')}</b>
      </Toggle>
    </div>
  );
}
