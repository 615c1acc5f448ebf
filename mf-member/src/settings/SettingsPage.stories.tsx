import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';

const meta = {
  title: 'mf-member/Settings',
  component: SettingsView,
  args: {
    groups: createSettings({ showAccountDeletion: true }).groups,
    pressed: null,
    onPress: () => {},
    who: {
      profile: { nickname: 'Robin', bucketList: ['See a glacier'], videos: [] },
      email: 'robin@people.example',
      place: 'Revelstoke, BC',
    },
    standingWith: null,
    theme: 'system',
    onTheme: () => {},
    signOut: { progress: { status: 'idle' }, onSignOut: () => {} },
  },
} satisfies Meta<typeof SettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {};

/** `showAccountDeletion` is off. */
export const DeletionOff: Story = {
  args: {
    groups: createSettings({ showAccountDeletion: false }).groups,
    pressed: { id: 'delete-account', times: 1 },
  },
};

export const ComingSoon: Story = { args: { pressed: { id: 'agreements', times: 1 } } };

/** Somebody without a nickname, and without a bucket list. */
export const MuchMissing: Story = {
  args: {
    who: {
      profile: { nickname: '', bucketList: [], videos: [] },
      email: 'robin.with.a.long.address@people.example',
      place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey',
    },
  },
};
