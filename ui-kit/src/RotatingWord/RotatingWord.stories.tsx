import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotatingWord } from './RotatingWord.tsx';

const meta = {
  title: 'Components/RotatingWord',
  component: RotatingWord,
  args: {
    words: ['cooking class', 'dance class', 'coffee tasting', 'group hike'],
    pauseLabel: 'Pause',
    playLabel: 'Play',
  },
} satisfies Meta<typeof RotatingWord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InAHeading: Story = {
  render: (args) => (
    <h2>
      Meet at a <RotatingWord {...args} />
    </h2>
  ),
};
