import type { Profile } from '@emberite/contract/profile';
import { updateProfile } from '@emberite/sdk/profile';
import { useState } from 'react';
import { WithProfile } from '../member/WithProfile.tsx';
import { WhatOthersSee } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { useSavedForm } from '../settings/useSavedForm.ts';
import { createBucketList } from './bucketList.ts';
import { BucketListView } from './BucketListView.tsx';

function BucketList({ bucketList }: Pick<Profile, 'bucketList'>) {
  const [form] = useState(() => createBucketList({ stored: bucketList, save: updateProfile }));
  return (
    <BucketListView
      form={useSavedForm(form, { lines: bucketList })}
      onChange={(lines) => form.change({ lines })}
      onSave={() => void form.submit()}
    />
  );
}

/** `/emberite/settings/bucketlist`: what the member would love to do one day. */
export default function BucketListPage() {
  return (
    <SettingsPageLayout
      title="Bucket list"
      lead="Things you would love to do one day. Members who visit your profile see it."
      beside={<WhatOthersSee />}
    >
      <WithProfile>{({ bucketList }) => <BucketList bucketList={bucketList} />}</WithProfile>
    </SettingsPageLayout>
  );
}
