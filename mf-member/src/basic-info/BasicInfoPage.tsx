import { placeOf } from '@emberite/content/locations';
import type { Profile } from '@emberite/contract/profile';
import { updateProfile } from '@emberite/sdk/profile';
import { useUser } from '@emberite/sdk/session';
import { useState } from 'react';
import { WithProfile } from '../member/WithProfile.tsx';
import { WhatOthersSee } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { useSavedForm } from '../settings/useSavedForm.ts';
import { basicInfoOf, createBasicInfo } from './basicInfo.ts';
import { BasicInfoView } from './BasicInfoView.tsx';

function BasicInfo({ profile }: { profile: Profile }) {
  const [form] = useState(() => createBasicInfo({ profile, save: updateProfile }));
  return (
    <BasicInfoView
      profile={profile}
      place={placeOf(useUser(), profile.location)}
      form={useSavedForm(form, basicInfoOf(profile))}
      onChange={form.change}
      onSave={() => void form.submit()}
    />
  );
}

/** `/emberite/settings/basic`: who the member is, and whom they hope to meet. */
export default function BasicInfoPage() {
  return (
    <SettingsPageLayout title="Basic info and preferences" beside={<WhatOthersSee />}>
      <WithProfile>{(profile) => <BasicInfo profile={profile} />}</WithProfile>
    </SettingsPageLayout>
  );
}
