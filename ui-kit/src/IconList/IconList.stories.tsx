import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Sparkles } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconList } from './IconList.tsx';

const meta = {
  title: 'Components/Layout/IconList',
  component: IconList,
  args: {
    icon: Check,
    items: ['Canoe, paddle and life vest', 'A guide who knows the river', 'Tea at the take-out'],
  },
} satisfies Meta<typeof IconList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {};

export const BucketList: Story = {
  args: { icon: Sparkles, items: ['Sleep on a summit', 'Read a poem aloud'] },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <IconList {...args} />
      <IconList {...args} {...BucketList.args} />
      <IconList
        icon={Check}
        items={[
          'An item that is long enough to go on below itself, where it stays aligned with its first line',
          'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        ]}
      />
    </Stack>
  ),
};
