import { registrationName } from '@emberite/content/experiences';
import { poetryNightInPath } from '@emberite/content/paths';
import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import { registrationList } from '@emberite/sdk/api';
import { useProfile } from '@emberite/sdk/profile';
import { useResource } from '@emberite/sdk/resource';
import { Navigate, useNavigate } from '@emberite/sdk/router';
import { useUser } from '@emberite/sdk/session';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { useEffect, useState } from 'react';
import { createRegistrations } from '../registered/registrations.ts';
import { useEntry } from '../wizard/entry.ts';
import type { Entry } from '../wizard/entry.ts';
import { InView } from '../wizard/InView.tsx';
import { nextStep } from '../wizard/nextStep.ts';
import { PendingPage } from '../wizard/PendingPage.tsx';

/**
 * `/emberite/experiences/poetry-night/registered`: the moment of success for somebody who has
 * registered for poetry night.
 */
export default function InPage() {
  const navigate = useNavigate();
  const user = useUser();
  const isCelebrated = useEntry()?.isCelebrated === true;
  const profile = useProfile();
  const [list] = useState(() => createRegistrations({ api: { registrationList } }));
  const loaded = useResource(list);
  const [isSeasonOver] = useState(() => poetrySeasonAt(Date.now()).phase === 'after');
  const registration =
    loaded.status === 'ready'
      ? loaded.value.registrations.find(({ kind }) => kind === 'poetry-night')
      : undefined;
  // The next step depends on the videos.
  const isShown = registration !== undefined && profile.status !== 'loading';

  useEffect(() => {
    if (!isShown || isCelebrated) return;
    const said: Entry = { isCelebrated: true };
    void navigate(poetryNightInPath, { replace: true, state: said });
    void celebrate();
  }, [isShown, isCelebrated, navigate]);

  if (loaded.status === 'ready' && !registration) return <Navigate to="/emberite" replace />;
  if (!isShown) {
    return <PendingPage of="your registration" loaded={loaded} onRetry={() => void list.load()} />;
  }
  return (
    <InView
      how="poetry"
      name={registrationName(registration)}
      registeredAt={isSeasonOver ? null : registration.createdAt}
      email={user?.id ?? ''}
      {...nextStep(profile)}
    />
  );
}
