import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import type { InvitesState } from './invites.ts';
import { InvitesView } from './InvitesView.tsx';

const invite = {
  id: 'EMBERITE-7KQ2M9XA',
  expirationDate: '2026-12-20T12:00:00Z',
  maxUses: 5,
  usageCount: 2,
};
const state: InvitesState = {
  invites: [
    invite,
    { ...invite, id: 'EMBERITE-3HFW8PLC', usageCount: 5 },
    { ...invite, id: 'EMBERITE-ZR44TQ2B', expirationDate: '2026-10-02T12:00:00Z' },
  ],
  loading: { progress: { status: 'idle' } },
  creation: { fields: {}, problem: null, status: 'editing', dirty: false },
};

const meta = {
  title: 'mf-member/Invites',
  component: InvitesView,
  render: (args) => (
    <SettingsPageLayout title="Invites">
      <InvitesView {...args} />
    </SettingsPageLayout>
  ),
  args: {
    state,
    now: Date.parse('2026-11-21T12:00:00Z'),
    onLoad: () => {},
    onCreate: () => {},
  },
} satisfies Meta<typeof InvitesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ValidUsedUpAndExpired: Story = {};

export const Empty: Story = { args: { state: { ...state, invites: [] } } };

export const Loading: Story = {
  args: { state: { ...state, invites: null, loading: { progress: { status: 'busy' } } } },
};

export const NotLoaded: Story = {
  args: {
    state: {
      ...state,
      invites: null,
      loading: {
        progress: {
          status: 'failed',
          message: 'We cannot reach Ember. Please check your connection and try again.',
        },
      },
    },
  },
};

export const Creating: Story = {
  args: { state: { ...state, creation: { ...state.creation, status: 'submitting' } } },
};

export const Created: Story = {
  args: { state: { ...state, creation: { ...state.creation, status: 'submitted' } } },
};

export const Blocked: Story = {
  args: {
    state: {
      ...state,
      creation: {
        ...state.creation,
        problem: {
          at: 'form',
          message:
            'You already have an active invite. You can create a new one after the current one expires.',
        },
      },
    },
  },
};

export const Failed: Story = {
  args: {
    state: {
      ...state,
      creation: {
        ...state.creation,
        problem: {
          at: 'form',
          message: 'Failed to create invite. Please try again.',
          detail: 'We cannot reach Ember. Please check your connection and try again.',
        },
      },
    },
  },
};
