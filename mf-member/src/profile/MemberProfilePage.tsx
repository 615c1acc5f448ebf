import { brand } from '@emberite/content/brand';
import { dayOf } from '@emberite/content/day';
import { personGet } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import type { Head, Params } from '@emberite/sdk/page';
import { useResource } from '@emberite/sdk/resource';
import { useParams } from '@emberite/sdk/router';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Page } from '@emberite/ui-kit/Page';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { memberProfileLink } from '../people/profileSummaries.ts';
import { isOpen } from '../visibility/opening.ts';
import { useInterest } from './interests.ts';
import { createPerson } from './person.ts';
import { PersonView } from './PersonView.tsx';
import * as styles from './Profile.module.css';
import { head as sampleHead } from './ProfilePage.tsx';
import { profileById, shownProfiles } from './profiles.ts';
import { ShownProfile } from './ShownProfile.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

/** Samples have a title of their own; a member's name is not known before the page is shown. */
export function head(params: Params): Head {
  return profileById(params.profileId) ? sampleHead(params) : { title: `Profile · ${brand.name}` };
}

function Unknown({ children }: { children: ReactNode }) {
  return (
    <UnknownProfile
      sampleHref={memberProfileLink(shownProfiles[0]!.id)}
      back={{ href: '/emberite/people', label: 'Go to people' }}
    >
      {children}
    </UnknownProfile>
  );
}

/** A member, once they are loaded; only one whom the reader may see. */
function Member({ id }: { id: string }) {
  const [person] = useState(() => createPerson({ api: { personGet }, id }));
  const interest = useInterest(id);
  return (
    <Loadable
      of="this profile"
      loaded={useResource(person)}
      onRetry={() => void person.load()}
      headingLevel={1}
    >
      {(found) =>
        found ? (
          <PersonView
            {...interest}
            person={found.person}
            nextHref={found.next && memberProfileLink(found.next)}
          />
        ) : (
          <Unknown>
            This person may have left or taken their videos away. To see others, you need a video of
            your own, too.
          </Unknown>
        )
      }
    </Loadable>
  );
}

/** `/emberite/profile/:profileId`: a sample profile, or a member, in the member area. */
export default function MemberProfilePage() {
  const { profileId = '' } = useParams();
  const sample = profileById(profileId);
  const [open] = useState(isOpen);
  return (
    <Page className={styles.page}>
      {sample ? (
        // A new key, so that nothing of another person stays, such as a level that was announced.
        <ShownProfile key={profileId} profile={sample} linkTo={memberProfileLink} />
      ) : open ? (
        <Member key={profileId} id={profileId} />
      ) : (
        <Unknown>
          Members see each other from {dayOf(config.visibilityOpens)}. Until then, there are
          samples.
        </Unknown>
      )}
    </Page>
  );
}
