import { brand } from '@emberite/content/brand';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { Page } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { profileLink } from '../people/profileSummaries.ts';
import * as styles from './Profile.module.css';
import { profileById, shownProfiles } from './profiles.ts';
import { ShownProfile } from './ShownProfile.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

/** Every profile that is shown, for prerendering. */
export function params(): Params[] {
  return shownProfiles.map(({ id }) => ({ profileId: id }));
}

/**
 * What browsers and link previews show of a profile: its name and line. Search engines do not list
 * it, because the person is invented.
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
      drawing: <Scene motif={picture.motif} />,
      alt: picture.alt,
    },
    indexed: false,
  };
}

/** The public page `/profile/:profileId`. */
export default function ProfilePage() {
  const profile = profileById(useParams().profileId);
  return (
    <Page className={styles.page}>
      {profile ? (
        // A new key, so that nothing of another person stays, such as a level that was announced.
        <ShownProfile key={profile.id} profile={profile} linkTo={profileLink} />
      ) : (
        <UnknownProfile
          sampleHref={profileLink(shownProfiles[0]!.id)}
          back={{ href: '/', label: 'Back to home' }}
        >
          The link may be old, or the profile is not complete yet.
        </UnknownProfile>
      )}
      <p>
        <TextLink href="/safety">Safety and conduct</TextLink>
      </p>
    </Page>
  );
}
