import { useMemo } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { Doors } from './Doors.tsx';
import { Hero } from './Hero.tsx';
import { MyGames, useMyGames } from './MyGames.tsx';
import { OpenTables } from './OpenTables.tsx';
import './lobby.css';

/** The first page: into a game with one click, back to the user's own games, or to others' tables. */
export function Lobby() {
  const { games, isComplete, online } = useMyGames();
  const mine = useMemo(() => new Set((online.tables ?? []).map(({ id }) => id)), [online.tables]);
  return (
    <PageFrame title={null} current="lobby">
      <Hero />
      <div className="lobby-columns">
        <MyGames games={games} isComplete={isComplete} />
        <div className="lobby-others">
          <OpenTables mine={mine} />
          <Doors />
        </div>
      </div>
    </PageFrame>
  );
}
