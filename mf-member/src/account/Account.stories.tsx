import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountView } from './AccountView.tsx';

const address = 'maya@people.example';

const meta = {
  title: 'mf-member/Account',
  component: AccountView,
  args: {
    address,
    back: { href: '#', label: 'Your welcome' },
    data: {
      exporting: { progress: { status: 'idle' }, onExport: () => {} },
      deletion: {
        address,
        form: { fields: { email: '' }, problem: null, status: 'editing', dirty: false },
        onType: () => {},
        onDelete: () => {},
      },
    },
    signOut: { progress: { status: 'idle' }, onSignOut: () => {} },
  },
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutProfile: Story = {};

/** `showAccountDeletion` is off. */
export const Off: Story = { args: { data: null } };
