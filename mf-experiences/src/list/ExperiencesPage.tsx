import { locationLabel } from '@emberite/content/locations';
import { flag } from '@emberite/sdk/config';
import { useSearchParams } from '@emberite/sdk/router';
import { useUser } from '@emberite/sdk/session';
import { Page } from '@emberite/ui-kit/Page';
import { MyRegistrations } from '../registrations/MyRegistrations.tsx';
import { categoryIn } from './categories.ts';
import { ExperiencesOff } from './ExperiencesOff.tsx';
import { ExperiencesView } from './ExperiencesView.tsx';

/** `/emberite/experiences`: the catalogue, and what the member is registered for. */
export default function ExperiencesPage() {
  const user = useUser();
  const [search] = useSearchParams();
  return (
    <Page>
      {flag('showExperiences') ? (
        <ExperiencesView
          location={user?.location && locationLabel(user.location)}
          category={categoryIn(search)}
        />
      ) : (
        <ExperiencesOff />
      )}
      <MyRegistrations />
    </Page>
  );
}
