import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatOthersSee } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { unreachable } from '../testing/failures.ts';
import { BucketListView } from './BucketListView.tsx';

const fields = { lines: ['See whales', 'Learn to sail', 'Sleep in a mountain hut'] };
const form = { fields, problem: null, status: 'editing', dirty: false } as const;

const meta = {
  title: 'mf-member/Bucket list',
  component: BucketListView,
  render: (args) => (
    <SettingsPageLayout title="Bucket list" beside={<WhatOthersSee />}>
      <BucketListView {...args} />
    </SettingsPageLayout>
  ),
  args: {
    form,
    onChange: () => {},
    onSave: () => {},
  },
} satisfies Meta<typeof BucketListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Empty: Story = {
  args: { form: { ...form, fields: { lines: [] } } },
};

export const TooLong: Story = {
  args: {
    form: {
      ...form,
      fields: { lines: ['See whales', 'A very long wish. '.repeat(12)] },
      problem: {
        at: 'lines',
        message: 'Wish 2 is longer than 200 characters. Please shorten it.',
      },
      dirty: true,
    },
  },
};

export const Saving: Story = { args: { form: { ...form, status: 'submitting', dirty: true } } };

export const Saved: Story = { args: { form: { ...form, status: 'submitted' } } };

export const Failed: Story = {
  args: { form: { ...form, problem: { at: 'form', ...unreachable }, dirty: true } },
};
