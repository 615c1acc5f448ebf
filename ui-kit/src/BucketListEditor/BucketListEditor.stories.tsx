import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { BucketListEditor } from './BucketListEditor.tsx';

const meta = {
  title: 'Components/BucketListEditor',
  component: BucketListEditor,
  args: { items: ['See whales', 'Learn to sail'], onSave: () => {} },
} satisfies Meta<typeof BucketListEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <BucketListEditor {...args} items={[]} />
      <BucketListEditor {...args} saved="Your bucket list is saved." />
      <BucketListEditor {...args} busy="Saving..." />
      <BucketListEditor {...args} error="Your list was not saved. Please try again." />
    </Stack>
  ),
};
