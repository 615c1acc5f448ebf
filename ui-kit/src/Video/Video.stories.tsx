import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { morning, sampleVideo, sunset } from '../testing/index.ts';
import { Video } from './Video.tsx';

const meta = {
  title: 'Components/Media/Video',
  component: Video,
  args: { video: { src: sampleVideo, poster: sunset }, label: 'Tell your best dad joke' },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Video {...args} />
      <Video {...args} video={{ src: sampleVideo, poster: morning }} />
      <Video {...args} video={{ src: sampleVideo }} />
      <PseudoStates>
        <Video {...args} />
      </PseudoStates>
    </Stack>
  ),
};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Tell your best dad joke' }));
    await expect(canvas.getByLabelText('Tell your best dad joke')).toHaveFocus();
  },
};

/** The URL does not lead to a video. */
export const CannotBePlayed: Story = {
  args: { video: { src: 'data:video/mp4;base64,AAAA', poster: sunset } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = () => canvas.getByRole('button', { name: 'Play Tell your best dad joke' });
    await userEvent.click(button());
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(button()).toHaveFocus());
  },
};
