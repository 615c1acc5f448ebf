import { peopleAvatars } from '@emberite/content/avatars/people';
import { nextProfile, profileById, shownProfiles } from '@emberite/content/profiles';
import type { Profile } from '@emberite/content/profiles';
import { assetPath } from '@emberite/sdk/assets';
import { useHydrated } from '@emberite/sdk/hydrated';
import { useParams } from '@emberite/sdk/router';
import { Page } from '@emberite/ui-kit/Page';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { interests } from './interests.ts';
import * as styles from './ShownProfile.module.css';
import { ProfileView } from './ProfileView.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

export interface ShownProfileProps {
  linkTo: (id: string) => string;
  /** The top bar, where the frame has none. */
  top?: ReactNode;
  /** Where to go if there is no such profile. */
  back: { href: string; label: string };
}

const portraitOf = ({ photos }: Profile) => assetPath(peopleAvatars[photos.main?.avatar ?? '']);

/** The profile of the current path, with the reader's level of interest. */
export function ShownProfile({ top, linkTo, back }: ShownProfileProps) {
  const profile = profileById(useParams().profileId);
  return (
    <Page className={styles.page}>
      {top}
      {profile ? (
        // Another person: nothing of this one stays, such as a level that was announced.
        <FoundProfile key={profile.id} profile={profile} linkTo={linkTo} />
      ) : (
        <UnknownProfile sampleHref={linkTo(shownProfiles[0]!.id)} back={back} />
      )}
    </Page>
  );
}

function FoundProfile({
  profile,
  linkTo,
}: {
  profile: Profile;
  linkTo: ShownProfileProps['linkTo'];
}) {
  const levels = useSnapshot(interests);
  const hydrated = useHydrated();
  const next = nextProfile(profile.id);
  return (
    <ProfileView
      profile={profile}
      portrait={portraitOf(profile)}
      next={{
        name: next.name,
        title: next.title,
        portrait: portraitOf(next),
        href: linkTo(next.id),
      }}
      peopleHref="/emberite/people"
      level={hydrated ? levels[profile.id] : undefined}
      onLevel={(level) => {
        interests[profile.id] = level;
      }}
    />
  );
}
