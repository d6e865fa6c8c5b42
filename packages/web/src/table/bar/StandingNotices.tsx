import { RecapNotice } from '../log/RecapNotice.tsx';
import { BotPlays } from './BotPlays.tsx';
import { LastLeft } from './LastLeft.tsx';
import { Proposal } from './Proposal.tsx';
import { Reminded } from './Reminded.tsx';
import { Resigned } from './Resigned.tsx';

/** What stays until it is dealt with: a reminder, who has left, something to agree on, a bot that plays for one, what one has missed. */
export function StandingNotices() {
  return (
    <>
      <Reminded />
      <Resigned />
      <LastLeft />
      <Proposal />
      <BotPlays />
      <RecapNotice />
    </>
  );
}
