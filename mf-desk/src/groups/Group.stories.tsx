import type { Meta, StoryObj } from '@storybook/react-vite';
import { group } from '../testing/samples.ts';
import { callingOff, createAskedForm, createEveningForm, moving } from './asked.ts';
import { FormDialog } from './FormDialog.tsx';
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
      <FormDialog {...moving} form={createEveningForm(group, async () => {})} onClose={() => {}} />
    </>
  ),
};

/** The dialog begins with what was typed before it was closed. */
export const Resumed: Story = {
  render: (args) => (
    <>
      <GroupView {...args} />
      <FormDialog
        {...moving}
        form={createEveningForm(group, async () => {}, { host: 'Kim' })}
        onClose={() => {}}
      />
    </>
  ),
};

export const CallingOff: Story = {
  render: (args) => (
    <>
      <GroupView {...args} />
      <FormDialog
        {...callingOff}
        form={createAskedForm(callingOff.fields, { fields: { reason: '' }, send: async () => {} })}
        onClose={() => {}}
      />
    </>
  ),
};
