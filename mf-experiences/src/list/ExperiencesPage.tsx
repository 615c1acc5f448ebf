import { placeOf } from '@emberite/content/locations';
import {
  depositCheck,
  experienceRemove,
  registrationList,
  registrationWithdraw,
} from '@emberite/sdk/api';
import { flag } from '@emberite/sdk/config';
import { useForm } from '@emberite/sdk/form';
import { useResource } from '@emberite/sdk/resource';
import { useSearchParams } from '@emberite/sdk/router';
import { useUser } from '@emberite/sdk/session';
import { useStanding } from '@emberite/sdk/standing';
import { useNow } from '@emberite/sdk/tab';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { useState } from 'react';
import { createEvenings } from '../evenings/evenings.ts';
import { EveningsView } from '../evenings/EveningsView.tsx';
import { MyRegistrations } from '../registrations/MyRegistrations.tsx';
import { createMyRegistrations } from '../registered/registrations.ts';
import { useSaid } from '../standing/useSaid.ts';
import { categoryIn } from '../catalogue/categories.ts';
import { ExperiencesOff } from './ExperiencesOff.tsx';
import { ExperiencesView } from './ExperiencesView.tsx';

/** `/emberite/experiences`: the catalogue, and what the member is registered for. */
export default function ExperiencesPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const [myEvenings] = useState(createEvenings);
  const [mine] = useState(() =>
    createMyRegistrations({
      api: { depositCheck, experienceRemove, registrationList, registrationWithdraw },
      withdrawn: () => void myEvenings.evenings.load(),
    }),
  );
  const loaded = useResource(mine.registered);
  const evenings = useResource(myEvenings.evenings);
  const now = useNow();
  const said = useSaid(loaded, evenings, now);
  const standing = useStanding()?.(said) ?? null;
  const registrations = (
    <>
      <EveningsView
        loaded={evenings}
        now={now}
        registrations={loaded.status === 'ready' ? loaded.value.registrations : []}
        answering={useForm(myEvenings.answering).progress}
        onLoad={() => void myEvenings.evenings.load()}
        onAnswer={(id, answer) => void myEvenings.answering.start(id, answer)}
      />
      <MyRegistrations {...{ mine, loaded, evenings, now, standing }} />
    </>
  );
  if (flag('showExperiences')) {
    return (
      <Page>
        <ExperiencesView
          location={user?.location && placeOf(user, user.location)}
          category={categoryIn(search)}
        />
        {registrations}
      </Page>
    );
  }
  const comeFirst = loaded.status === 'ready' && loaded.value.registrations.length > 0;
  return (
    <Page>
      {comeFirst && <PageHeader title="Experiences" />}
      {!comeFirst && <ExperiencesOff headingLevel={1} />}
      {registrations}
      {comeFirst && <ExperiencesOff headingLevel={2} />}
    </Page>
  );
}
