import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDefault } from '../../testing/argTypes.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Scene } from '../Scene/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Exciting Experiences Are Coming Soon!',
    children: 'We are putting the finishing touches on them.',
  },
  argTypes: {
    picture: { control: false },
    action: { control: false },
    headingLevel: byDefault(2),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithPictureAndAction: Story = {
  args: {
    picture: <Scene motif="adventure" />,
    action: <Button variant="secondary">Back to your journey</Button>,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <EmptyState title="Nothing yet">Soon.</EmptyState>
      <EmptyState {...args} />
      <EmptyState {...args} {...WithPictureAndAction.args} />
      <EmptyState {...args} title={`${args.title} And they are worth waiting for, we promise you!`}>
        We are putting the finishing touches on them, which takes until they are as good as the ones
        that you have already been to.
      </EmptyState>
    </Stack>
  ),
};
