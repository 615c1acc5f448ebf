import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { attribute } from '../../testing/argTypes.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Copy, Trash, X } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Forms/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Close' },
  argTypes: { disabled: attribute('Cannot be pressed or focused.') },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Stack direction="row">
        <IconButton icon={X} label="Close" /> Close
        <IconButton icon={Copy} label="Copy" /> Copy
        <IconButton icon={Trash} label="Delete" disabled /> Delete, disabled
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
