import { memberProfileLink } from '@emberite/content/profileSummaries';
import { ShownProfile } from './ShownProfile.tsx';

export { head } from './ProfilePage.tsx';

/** `/emberite/profile/:profileId`: the same profile in the member area. */
export default function MemberProfilePage() {
  return (
    <ShownProfile
      linkTo={memberProfileLink}
      back={{ href: '/emberite/people', label: 'Go to people' }}
    />
  );
}
