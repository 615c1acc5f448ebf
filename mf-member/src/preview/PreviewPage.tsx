import { ageGroupOf } from '@emberite/content/ages';
import { placeOf } from '@emberite/content/locations';
import { useUser } from '@emberite/sdk/session';
import { WithProfile } from '../member/WithProfile.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { PreviewView } from './PreviewView.tsx';

/** `/emberite/settings/preview`: the member's own profile as others will see it. */
export default function PreviewPage() {
  const member = useUser();
  return (
    <SettingsPageLayout width="wide" title="Preview" lead="This is how other members will see you.">
      <WithProfile>
        {({ nickname, location, age, ...profile }) => (
          <PreviewView
            person={{
              ...profile,
              name: nickname,
              place: placeOf(member, location),
              ageGroup: ageGroupOf(age),
            }}
          />
        )}
      </WithProfile>
    </SettingsPageLayout>
  );
}
