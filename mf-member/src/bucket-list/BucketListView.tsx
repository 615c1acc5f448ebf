import type { FormState } from '@emberite/sdk/form';
import { BucketListEditor } from '@emberite/ui-kit/BucketListEditor';
import { findTooLong, limits } from './bucketList.ts';
import type { BucketList } from './bucketList.ts';
import { Note } from '../settings/SettingsSection.tsx';

export interface BucketListViewProps {
  form: FormState<BucketList>;
  onChange: (wishes: string[]) => void;
  onSave: () => void;
}

/** The wishes of the member's bucket list. */
export function BucketListView({ form, onChange, onSave }: BucketListViewProps) {
  const { fields, problem, status } = form;
  const wrongWish = problem?.at === 'wishes' ? findTooLong(fields.wishes) : -1;
  return (
    <>
      {fields.wishes.length === 0 && (
        <Note>Nothing here yet. What is the first thing you would love to do?</Note>
      )}
      <BucketListEditor
        wishes={fields.wishes}
        onChange={onChange}
        onSave={onSave}
        busy={status === 'submitting' ? 'Saving changes...' : undefined}
        problem={problem}
        wrongWish={wrongWish >= 0 ? wrongWish : undefined}
        saved={status === 'submitted' && 'Your bucket list is saved.'}
      />
      <Note>
        Up to {limits.wishes} wishes of {limits.characters} characters each.
      </Note>
    </>
  );
}
