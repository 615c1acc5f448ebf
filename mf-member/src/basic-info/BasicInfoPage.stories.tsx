import { newProfile } from '@emberite/contract/newProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatOthersSee } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { unreachable } from '../testing/failures.ts';
import { BasicInfoView } from './BasicInfoView.tsx';

const fields = {
  nickname: 'Robin',
  openTo: 'friends',
  preferredSex: [],
  idealAge: '24-44',
} as const;
const form = { fields, problem: null, status: 'editing', dirty: false } as const;

const meta = {
  title: 'mf-member/Basic info',
  component: BasicInfoView,
  render: (args) => (
    <SettingsPageLayout title="Basic info and preferences" beside={<WhatOthersSee />}>
      <BasicInfoView {...args} />
    </SettingsPageLayout>
  ),
  args: {
    profile: { ...newProfile, nickname: 'Robin', bucketList: [], videos: [] },
    place: 'Revelstoke, BC',
    form,
    onChange: () => {},
    onSave: () => {},
  },
} satisfies Meta<typeof BasicInfoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Friends: Story = {};

export const NobodySelected: Story = {
  args: {
    form: {
      ...form,
      fields: { ...fields, openTo: 'friends,romantic' },
      problem: { at: 'preferredSex', message: 'Please select whom you want to meet.' },
      dirty: true,
    },
  },
};

export const LongNickname: Story = {
  args: {
    form: {
      ...form,
      fields: { ...fields, nickname: 'Maximiliana Featherstonehaugh-Vandenberghe the Third' },
      problem: { at: 'nickname', message: 'A nickname can have at most 50 characters.' },
      dirty: true,
    },
  },
};

export const Saving: Story = { args: { form: { ...form, status: 'submitting', dirty: true } } };

export const Saved: Story = { args: { form: { ...form, status: 'submitted' } } };

export const Failed: Story = {
  args: { form: { ...form, problem: { at: 'form', ...unreachable }, dirty: true } },
};
