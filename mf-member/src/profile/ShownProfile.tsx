import { peopleAvatars } from '@emberite/content/avatars/people';
import { nextProfile, profileById, shownProfiles } from '@emberite/content/profiles';
import type { Profile } from '@emberite/content/profiles';
import { assetPath } from '@emberite/sdk/assets';
import { useHydrated } from '@emberite/sdk/hydrated';
import { useParams } from '@emberite/sdk/router';
import { useSnapshot } from 'valtio';
import { interests } from './interests.ts';
import { ProfileView } from './ProfileView.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

export interface ShownProfileProps {
  /** The path of another profile. */
  linkTo: (id: string) => string;
  /** The start page, where the frame has no logo. */
  homeHref?: string;
  /** Where to go if there is no such profile. */
  back: { href: string; label: string };
}

const portraitOf = ({ photos }: Profile) => assetPath(peopleAvatars[photos.main?.avatar ?? '']);

/** The profile of the current path, with the reader's level of interest. */
export function ShownProfile({ linkTo, homeHref, back }: ShownProfileProps) {
  const profile = profileById(useParams().profileId);
  const levels = useSnapshot(interests);
  const hydrated = useHydrated();
  if (!profile) return <UnknownProfile sampleHref={linkTo(shownProfiles[0]!.id)} back={back} />;
  const next = nextProfile(profile.id);
  return (
    <ProfileView
      // Another person: nothing of this one stays, such as a level that was announced.
      key={profile.id}
      profile={profile}
      portrait={portraitOf(profile)}
      next={{
        name: next.name,
        title: next.title,
        portrait: portraitOf(next),
        href: linkTo(next.id),
      }}
      peopleHref="/emberite/people"
      homeHref={homeHref}
      level={hydrated ? levels[profile.id] : undefined}
      onLevel={(level) => {
        interests[profile.id] = level;
      }}
    />
  );
}
