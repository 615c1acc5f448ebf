import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneTheme } from '../../testing/oneTheme.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Copy, Trash, X } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Close' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Stack direction="row">
        <IconButton icon={X} label="Close" />
        <IconButton icon={Copy} label="Copy" />
        <IconButton icon={Trash} label="Delete" disabled />
      </Stack>
      <PseudoStates>
        <Stack direction="row">
          <IconButton icon={X} label="Close" />
          <IconButton icon={Trash} label="Delete" />
        </Stack>
      </PseudoStates>
    </Stack>
  ),
};

export const Pressing: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(oneTheme(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
