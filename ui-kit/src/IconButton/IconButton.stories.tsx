import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Matrix: Story = {
  render: () => (
    <Stack direction="row">
      <IconButton icon={X} label="Close" />
      <IconButton icon={Copy} label="Copy" />
      <IconButton icon={Trash} label="Delete" disabled />
    </Stack>
  ),
};
