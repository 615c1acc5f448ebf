import type { Passkey } from '@emberite/contract/passkey';
import type { FormState } from '@emberite/sdk/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooLongAgo, unreachable } from '../testing/failures.ts';
import { PasskeysView } from './PasskeysView.tsx';

const nothing = () => {};

const passkeys: Passkey[] = [
  {
    id: 'phone',
    name: 'iPhone',
    createdAt: '2026-05-02T18:00:00Z',
    lastUsedAt: '2026-11-20T18:00:00Z',
  },
  {
    id: 'key',
    name: 'The blue security key in the drawer beside the window',
    createdAt: '2026-11-01T18:00:00Z',
    lastUsedAt: null,
  },
];

const form: FormState<{ name: string }> = {
  fields: { name: 'Mac' },
  problem: null,
  status: 'editing',
  dirty: false,
};

/** The open form with a problem. */
const withProblem = (at: 'form' | 'name', message: string): Story => ({
  args: { adding: { status: 'open' }, form: { ...form, problem: { at, message } } },
});

const meta = {
  title: 'mf-member/Passkeys',
  component: PasskeysView,
  args: {
    list: { status: 'ready', value: passkeys },
    removals: {},
    adding: { status: 'closed' },
    form,
    onLoad: nothing,
    onOpen: nothing,
    onClose: nothing,
    onType: nothing,
    onAdd: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof PasskeysView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const NoneYet: Story = { args: { list: { status: 'ready', value: [] } } };

export const Loading: Story = { args: { list: { status: 'loading' } } };

export const LoadingFailed: Story = { args: { list: unreachable } };

export const Naming: Story = { args: { adding: { status: 'open' } } };

export const NoName: Story = withProblem('name', 'Please enter a name for this passkey.');

export const WaitingForTheBrowser: Story = {
  args: { adding: { status: 'open' }, form: { ...form, status: 'submitting' } },
};

export const Refused: Story = withProblem(
  'form',
  'We could not add this passkey. Please try again.',
);

export const Offline: Story = withProblem('form', unreachable.message);

export const TwentyReached: Story = withProblem(
  'form',
  'You have reached the limit. Remove a passkey that you no longer use, then try again.',
);

export const AddingNeedsSignIn: Story = {
  args: {
    adding: { status: 'open' },
    form: { ...form, problem: { at: 'form', ...tooLongAgo } },
  },
};

export const RemovingNeedsSignIn: Story = {
  args: { removals: { phone: { progress: tooLongAgo } } },
};

export const Added: Story = { args: { adding: { status: 'added', name: 'iPhone' } } };

export const Removing: Story = { args: { removals: { phone: { progress: { status: 'busy' } } } } };

export const RemovingFailed: Story = { args: { removals: { phone: { progress: unreachable } } } };

export const AskingBeforeRemoval: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove iPhone' }));
    await canvas.findByRole('dialog', { name: 'Remove passkey' });
  },
};
