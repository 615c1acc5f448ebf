import type { FormState } from '@emberite/sdk/form';
import { BucketListEditor } from '@emberite/ui-kit/BucketListEditor';
import { findTooLong, limits } from './bucketList.ts';
import type { BucketList } from './bucketList.ts';
import { Note } from '../settings/SettingsSection.tsx';

export interface BucketListViewProps {
  form: FormState<BucketList>;
  onChange: (lines: string[]) => void;
  onSave: () => void;
}

/** The lines of the member's bucket list. */
export function BucketListView({ form, onChange, onSave }: BucketListViewProps) {
  const { fields, problem, status } = form;
  const wrongLine = problem?.at === 'lines' ? findTooLong(fields.lines) : -1;
  return (
    <>
      {fields.lines.length === 0 && (
        <Note>Nothing here yet. What is the first thing you would love to do?</Note>
      )}
      <BucketListEditor
        lines={fields.lines}
        onChange={onChange}
        onSave={onSave}
        busy={status === 'submitting' ? 'Saving changes...' : undefined}
        problem={problem}
        wrongLine={wrongLine >= 0 ? wrongLine : undefined}
        saved={status === 'submitted' && 'Your bucket list is saved.'}
      />
      <Note>
        Up to {limits.lines} wishes of {limits.characters} characters each.
      </Note>
    </>
  );
}
