import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatOthersSee } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { BucketListView } from './BucketListView.tsx';

const fields = { lines: ['See whales', 'Learn to sail', 'Sleep in a mountain hut'] };

const meta = {
  title: 'mf-member/Bucket list',
  component: BucketListView,
  render: (args) => (
    <SettingsPageLayout title="Bucket list" beside={<WhatOthersSee />}>
      <BucketListView {...args} />
    </SettingsPageLayout>
  ),
  args: {
    form: { fields, problem: null, status: 'editing', dirty: false },
    onChange: () => {},
    onSave: () => {},
  },
} satisfies Meta<typeof BucketListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Empty: Story = {
  args: { form: { fields: { lines: [] }, problem: null, status: 'editing', dirty: false } },
};

export const TooLong: Story = {
  args: {
    form: {
      fields: { lines: ['See whales', 'A very long wish. '.repeat(12)] },
      problem: {
        at: 'lines',
        message: 'Wish 2 is longer than 200 characters. Please shorten it.',
      },
      status: 'editing',
      dirty: true,
    },
  },
};

export const Saving: Story = {
  args: { form: { fields, problem: null, status: 'submitting', dirty: true } },
};

export const Saved: Story = {
  args: { form: { fields, problem: null, status: 'submitted', dirty: false } },
};

export const Failed: Story = {
  args: {
    form: {
      fields,
      problem: {
        at: 'form',
        message: 'We cannot reach Ember. Please check your connection and try again.',
      },
      status: 'editing',
      dirty: true,
    },
  },
};
