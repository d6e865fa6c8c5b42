import { usePageSay } from '../words/pageWords.ts';
import { LostStones } from './LostStones.tsx';
import { Link } from './navigation.tsx';
import { PageFrame } from './PageFrame.tsx';

/** For addresses that lead nowhere. */
export function NotFound() {
  const say = usePageSay();
  const title = say('ui.lobby.notFound.title');
  return (
    <PageFrame title={title} width="text">
      <div className="page-lost">
        <LostStones />
        <h1 className="title page-title">{title}</h1>
        <p className="muted">{say('ui.lobby.notFound.text')}</p>
        <Link to={{ page: 'lobby' }} className="btn ink large">
          {say('ui.lobby.notFound.back')}
        </Link>
      </div>
    </PageFrame>
  );
}
