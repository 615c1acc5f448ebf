import { brand } from '@emberite/content/brand';
import { peopleAvatars } from '@emberite/content/avatars/people';
import { nextProfile, profileById, profileLink, shownProfiles } from '@emberite/content/profiles';
import type { Profile } from '@emberite/content/profiles';
import { assetPath } from '@emberite/sdk/assets';
import { useHydrated } from '@emberite/sdk/hydrated';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { Page } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { TopBar } from '@emberite/ui-kit/TopBar';
import { useSnapshot } from 'valtio';
import { interests } from './interests.ts';
import * as styles from './ProfilePage.module.css';
import { ProfileView } from './ProfileView.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

/** Every profile that is shown, for prerendering. */
export function params(): Params[] {
  return shownProfiles.map(({ id }) => ({ profileId: id }));
}

/**
 * What browsers and link previews say of a profile: its name and line. Search engines do not list it,
 * because the person is invented.
 */
export function head({ profileId }: Params): Head {
  const profile = profileById(profileId);
  if (!profile) return { title: `Profile not found · ${brand.name}`, indexed: false };
  const { name, title, subtitle, location, photos } = profile;
  const { sub1: picture } = photos;
  return {
    title: `${name}, sample profile · ${brand.name}`,
    description: `${title}. ${[subtitle, location.area].filter(Boolean).join(', ')}. A sample of what members see of each other.`,
    image: picture && {
      drawing: <Scene motif={picture.motif} seed={picture.seed} />,
      alt: picture.alt,
    },
    indexed: false,
  };
}

const portraitOf = ({ photos }: Profile) => assetPath(peopleAvatars[photos.main?.avatar ?? '']);

/** The public page `/profile/:profileId`. */
export default function ProfilePage() {
  const profile = profileById(useParams().profileId);
  return (
    <Page className={styles.page}>
      <TopBar name={brand.name} href="/" />
      {profile ? (
        // Another person: nothing of this one stays, such as a level that was announced.
        <PublicProfile key={profile.id} profile={profile} />
      ) : (
        <UnknownProfile sampleHref={profileLink(shownProfiles[0]!.id)} />
      )}
    </Page>
  );
}

function PublicProfile({ profile }: { profile: Profile }) {
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
        href: profileLink(next.id),
      }}
      peopleHref="/emberite/people"
      level={hydrated ? levels[profile.id] : undefined}
      onLevel={(level) => {
        interests[profile.id] = level;
      }}
    />
  );
}
