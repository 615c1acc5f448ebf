import { createForm } from '@emberite/sdk/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { group } from '../testing/samples.ts';
import { CallOffDialog } from './CallOffDialog.tsx';
import { EveningDialog } from './EveningDialog.tsx';
import { createEveningForm, fieldsOf } from './eveningForm.ts';
import { GroupView } from './GroupView.tsx';

const meta = {
  title: 'mf-desk/Group',
  component: GroupView,
  parameters: { ground: 'bare' },
  args: {
    loaded: { status: 'ready', value: group },
    onRetry: () => {},
    onMove: () => {},
    onCallOff: () => {},
  },
} satisfies Meta<typeof GroupView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inviting: Story = {};

export const CalledOff: Story = {
  args: { loaded: { status: 'ready', value: { ...group, status: 'called-off', word: '' } } },
};

export const Loading: Story = { args: { loaded: { status: 'loading' } } };

export const Failed: Story = { args: { loaded: { status: 'failed', message: 'Try later.' } } };

export const Changing: Story = {
  render: (args) => (
    <>
      <GroupView {...args} />
      <EveningDialog
        title="Change the evening"
        explanation="If the date, the time or the place changes, everybody is told and asked again."
        action={['Save and tell the group', 'Saving...']}
        form={createEveningForm(fieldsOf(group), async () => {})}
        onClose={() => {}}
      />
    </>
  ),
};

export const CallingOff: Story = {
  render: (args) => (
    <>
      <GroupView {...args} />
      <CallOffDialog
        form={createForm({ fields: { reason: '' }, send: async () => null })}
        onClose={() => {}}
      />
    </>
  ),
};
