import { brand } from '@emberite/content/brand';
import { profileById, shownProfiles } from '@emberite/content/profiles';
import { profileLink } from '@emberite/content/profileSummaries';
import type { Head, Params } from '@emberite/sdk/page';
import { Scene } from '@emberite/ui-kit/Scene';
import { TopBar } from '@emberite/ui-kit/TopBar';
import { ShownProfile } from './ShownProfile.tsx';

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

/** The public page `/profile/:profileId`. */
export default function ProfilePage() {
  return (
    <ShownProfile
      top={<TopBar name={brand.name} href="/" />}
      linkTo={profileLink}
      back={{ href: '/', label: 'Back to home' }}
    />
  );
}
