import { RecapNotice } from '../log/RecapNotice.tsx';
import { BotPlays } from './BotPlays.tsx';
import { LastLeft } from './LastLeft.tsx';
import { Proposal } from './Proposal.tsx';
import { Reminded } from './Reminded.tsx';
import { Resigned } from './Resigned.tsx';

/**
 * Notices that stay until the player deals with them: a reminder, who has left, a proposal, a bot that plays for the
 * player, what they have missed.
 */
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
