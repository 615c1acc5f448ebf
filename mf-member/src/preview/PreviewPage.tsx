import { WithProfile } from '../member/WithProfile.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { PreviewView } from './PreviewView.tsx';

/** `/emberite/settings/preview`: the member's own profile as others will see it. */
export default function PreviewPage() {
  return (
    <SettingsPageLayout width="wide" title="Preview" lead="This is how other members will see you.">
      <WithProfile>{(profile) => <PreviewView profile={profile} />}</WithProfile>
    </SettingsPageLayout>
  );
}
