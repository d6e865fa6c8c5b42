import { PageFrame } from '../app/PageFrame.tsx';
import { StrokeIcon } from '../parts/Icon.tsx';
import { usePageSay } from '../words/pageWords.ts';
import { DataPanel } from './DataPanel.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { Preferences } from './Preferences.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import './settings.css';

/** Preferences, identity, and stored data. */
export function SettingsPage() {
  const say = usePageSay();
  const title = say('ui.settings.title');
  return (
    <PageFrame title={title} current="settings">
      <h1 className="title page-title">{title}</h1>
      <div className="settings">
        <div className="settings-column">
          <Preferences />
          <p className="caption settings-kept">
            <StrokeIcon of="check" size={16} />
            {say('ui.settings.kept')}
          </p>
        </div>
        <div className="settings-column">
          <PersonPanel />
          <NoticesPanel />
          <RecordsPanel />
          <DataPanel />
        </div>
      </div>
    </PageFrame>
  );
}
