import { peopleAvatar } from '../people/avatars.ts';
import { useInterest } from './interests.ts';
import { nextProfile } from './profiles.ts';
import type { Profile } from './profiles.ts';
import { ProfileView } from './ProfileView.tsx';

export interface ShownProfileProps {
  profile: Profile;
  linkTo: (id: string) => string;
}

/** A sample profile, with the reader's level of interest. */
export function ShownProfile({ profile, linkTo }: ShownProfileProps) {
  const next = nextProfile(profile.id);
  return (
    <ProfileView
      {...useInterest(profile.id)}
      profile={profile}
      portrait={peopleAvatar(profile.id)}
      next={{
        name: next.name,
        title: next.title,
        portrait: peopleAvatar(next.id),
        href: linkTo(next.id),
      }}
    />
  );
}
