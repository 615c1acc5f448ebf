import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { UnsupportedScreen } from './UnsupportedScreen.tsx';

const meta = {
  title: 'mf-onboarding/In another app',
  component: UnsupportedScreen,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <AuthLayout picture="always">
        <Story />
      </AuthLayout>
    ),
  ],
  args: { copy: async () => {}, onProceed: () => {} },
} satisfies Meta<typeof UnsupportedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const LinkCopied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
  },
};

/** The address stands selected, to be copied by hand. */
export const ClipboardRefused: Story = {
  args: { copy: () => Promise.reject(new Error('refused')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = await canvas.findByLabelText<HTMLInputElement>('Link to this page');
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(field.value.length);
  },
};
