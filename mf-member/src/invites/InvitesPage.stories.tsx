import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { unreachable } from '../testing/failures.ts';
import { InvitesView } from './InvitesView.tsx';

const invite = {
  id: 'EMBERITE-7KQ2M9XA',
  expirationDate: '2026-12-20T12:00:00Z',
  maxUses: 5,
  usageCount: 2,
};
const invites = [
  invite,
  { ...invite, id: 'EMBERITE-3HFW8PLC', usageCount: 5 },
  { ...invite, id: 'EMBERITE-ZR44TQ2B', expirationDate: '2026-10-02T12:00:00Z' },
];

const meta = {
  title: 'mf-member/Invites',
  component: InvitesView,
  render: (args) => (
    <SettingsPageLayout title="Invites">
      <InvitesView {...args} />
    </SettingsPageLayout>
  ),
  args: {
    list: { status: 'ready', value: invites },
    creation: { status: 'idle' },
    isBlocked: false,
    nickname: 'Robin',
    now: Date.parse('2026-11-21T12:00:00Z'),
    onLoad: () => {},
    onCreate: () => {},
  },
} satisfies Meta<typeof InvitesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ValidUsedUpAndExpired: Story = {};

export const Empty: Story = { args: { list: { status: 'ready', value: [] } } };

export const Loading: Story = { args: { list: { status: 'loading' } } };

export const NotLoaded: Story = { args: { list: unreachable } };

export const Creating: Story = { args: { creation: { status: 'busy' } } };

export const Created: Story = { args: { creation: { status: 'done' } } };

export const Blocked: Story = { args: { isBlocked: true } };

export const Failed: Story = { args: { creation: unreachable } };
