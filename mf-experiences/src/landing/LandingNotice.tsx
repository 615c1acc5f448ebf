import { Message } from '@emberite/ui-kit/Message';
import { BySeason } from '../season/BySeason.tsx';
import { poetryNightRegistration } from '../season/poetryNight.ts';
import { CallToAction } from './CallToAction.tsx';
import type { CallToActionProps } from './CallToAction.tsx';
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

/** The invitation at the end of a page about a kind of evening. */
export function LandingCall({ type, ...call }: CallToActionProps & { type: LandingType }) {
  if (type !== 'poetry') return <CallToAction {...call} />;
  return (
    <CallToAction
      heading={<BySeason as="span" open={call.heading} after={seasonOver.heading} />}
      text={<BySeason as="span" open={call.text} after={seasonOver.text} />}
      action={call.action}
    />
  );
}
