import type { Meta, StoryObj } from '@storybook/react-vite';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { sampleVideo, sunset } from '../testing/index.ts';
import { Stack } from '../Stack/index.ts';
import { Loop } from './Loop.tsx';

const meta = {
  title: 'Components/Media/Loop',
  component: Loop,
  args: {
    src: sampleVideo,
    poster: sunset,
    label: 'The sun sets behind the ridge',
    caption: 'An illustration, without sound.',
  },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Loop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a video, so that every screenshot of it is the same. */
export const Matrix: Story = {
  args: { src: undefined },
  render: (args) => (
    <Stack>
      <Loop {...args} />
      <Loop
        {...args}
        caption="An illustration of an evening that was rather long, told in more words than usual, and without any sound."
      />
      <PseudoStates>
        <Loop {...args} />
      </PseudoStates>
    </Stack>
  ),
};
