import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  tags: ['builders'],
  component: VisuallyHidden,
  args: { children: 'Only screen readers say this.' },
  render: (args) => (
    <p>
      There are more words here than you see. <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <p>
        Short, and more unseen. <VisuallyHidden>Unseen.</VisuallyHidden>
      </p>
      <p>
        Long words that nobody sees take no room, either.{' '}
        <VisuallyHidden>
          They would go over several lines, were they seen, on any screen that is not very wide.
        </VisuallyHidden>
      </p>
    </Stack>
  ),
};
