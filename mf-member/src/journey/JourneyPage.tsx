import { flag } from '@emberite/sdk/config';
import { useState } from 'react';
import { useMember } from '../member/useMember.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { greeting } from './greeting.ts';
import { createJourney } from './journey.ts';
import { JourneyOff } from './JourneyOff.tsx';
import { JourneyView } from './JourneyView.tsx';

/** `/emberite` and `/emberite/journey`: the member's next steps. */
export default function JourneyPage() {
  const member = useMember();
  const [hello] = useState(() => greeting(new Date().getHours()));
  if (!member) return null;
  if (!flag('showJourney')) return <JourneyOff />;
  return (
    <JourneyView
      greeting={hello}
      journey={createJourney(member)}
      notice={<PasskeyOffer memberId={member.id} />}
    />
  );
}
