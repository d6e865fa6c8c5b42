import { gameName } from '@tessera/locales/common/names';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { GAMES } from '../games/gamesCatalog.ts';
import type { GameArea } from '../words/catalogs.ts';
import { usePageSay } from '../words/pageWords.ts';
import { useWords } from '../words/useWords.tsx';
import { GameArt } from './GameArt.tsx';

const SHOWN: readonly GameArea[] = ['civilization', 'founders'];

export function GamePanel({
  game,
  onChange,
}: {
  readonly game: GameArea;
  readonly onChange: (game: GameArea) => void;
}) {
  const say = usePageSay();
  const words = useWords();
  return (
    <RadioGroup className="create-games" value={game} onChange={(chosen) => onChange(chosen as GameArea)}>
      <Label className="sr">{say('ui.lobby.game')}</Label>
      {SHOWN.map((one) => (
        <Radio key={one} value={one} className="create-game">
          <span className="create-game-sign" aria-hidden="true" />
          <span className="create-game-text">
            <b className="title">{gameName(words, one)}</b>
            <span className="muted">
              {say('ui.create.players', { ...GAMES[one].players })} · {say(GAMES[one].length)}
            </span>
            <span className="muted">{say(GAMES[one].about)}</span>
          </span>
          <span className="create-game-art" aria-hidden="true">
            <GameArt game={one} />
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
