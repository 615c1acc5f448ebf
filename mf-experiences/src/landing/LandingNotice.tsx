import { Message } from '@emberite/ui-kit/Message';
import { BySeason } from '../season/BySeason.tsx';
import { poetryNightRegistration } from '../season/poetryNight.ts';
import type { LandingType } from './landing.ts';
import { landingTypePages } from './landingSections.ts';

const { season, seasonOver } = poetryNightRegistration;

/** What to know before anything else about a kind of evening: where its season stands, or that it is not open. */
export function LandingNotice({ type }: { type: LandingType }) {
  const { notice } = landingTypePages[type];
  const over = (
    <Message tone="info" title={seasonOver.heading}>
      {seasonOver.text}
    </Message>
  );
  if (type === 'poetry') {
    return <BySeason open={<Message tone="info">{season}</Message>} after={over} />;
  }
  return notice && <Message tone="info">{notice}</Message>;
}
