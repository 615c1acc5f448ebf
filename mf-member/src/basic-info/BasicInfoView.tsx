import { labelOf } from '@emberite/content/option';
import { longestNickname, preferredSexOptions, sexOptions } from '@emberite/content/people';
import type { Profile } from '@emberite/contract/profile';
import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Message } from '@emberite/ui-kit/Message';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { SelectField } from '@emberite/ui-kit/SelectField';
import type { SelectOption } from '@emberite/ui-kit/SelectField';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextField } from '@emberite/ui-kit/TextField';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { ageRangesFor } from './basicInfo.ts';
import type { BasicInfo, OpenTo } from './basicInfo.ts';

const openToOptions: readonly SelectOption<OpenTo>[] = [
  { value: 'friends', label: 'New friends' },
  { value: 'romantic', label: 'A romantic spark' },
  { value: 'friends,romantic', label: 'Both' },
];

export interface BasicInfoViewProps {
  profile: Profile;
  /** Where they live, in words. */
  place: string;
  form: FormState<BasicInfo>;
  onChange: (fields: Partial<BasicInfo>) => void;
  onSave: () => void;
}

/** What cannot change about a member, and what can. */
export function BasicInfoView({ profile, place, form, onChange, onSave }: BasicInfoViewProps) {
  const { fields, problem, status } = form;
  const sex = labelOf(sexOptions, profile.userSex);
  return (
    <>
      <Form
        problem={problem}
        onSubmit={onSave}
        gap="loose"
        actions={
          <ActionBar>
            <Button type="submit" busy={status === 'submitting' ? 'Saving changes...' : undefined}>
              Save Changes
            </Button>
            {status === 'submitted' && <Message tone="success">Your changes are saved.</Message>}
          </ActionBar>
        }
      >
        <TextField
          label="Nickname"
          hint={`What other members call you, in at most ${longestNickname} characters.`}
          autoComplete="nickname"
          value={fields.nickname}
          onChange={(nickname) => onChange({ nickname })}
          error={messageAt(problem, 'nickname')}
        />
        <SelectField
          label="Relationship status"
          hint="What you are open to."
          options={openToOptions}
          value={fields.openTo}
          onChange={(openTo) => onChange({ openTo })}
          error={messageAt(problem, 'openTo')}
        />
        <MultiChoice
          legend="Interested in"
          hint="Needed if you are open to a romantic spark. Helps us make groups, and others see it."
          look="chips"
          options={preferredSexOptions}
          value={fields.preferredSex}
          onChange={(preferredSex) => onChange({ preferredSex })}
          error={messageAt(problem, 'preferredSex')}
        />
        <SelectField
          label="Ideal age range"
          hint="The ages of the people you would like to meet."
          options={ageRangesFor(profile)}
          value={fields.idealAge}
          onChange={(idealAge) => onChange({ idealAge })}
          error={messageAt(problem, 'idealAge')}
        />
      </Form>
      <SettingsSection title="What cannot change">
        <Stack>
          <TextField label="Location" hint="Can't change now." value={place} readOnly />
          <TextField
            label="First name"
            hint="A placeholder. Others see your nickname."
            value={profile.firstName}
            readOnly
          />
          <TextField label="Sex" value={sex} readOnly />
          <TextField label="Age" value="Not visible" readOnly />
        </Stack>
        <Note>
          Only Ember knows your age, and it is not shown here either. Other members see an age
          group, such as 30 to 39, and never your sex.
        </Note>
      </SettingsSection>
    </>
  );
}
