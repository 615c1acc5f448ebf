import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneTheme } from '../../testing/oneTheme.ts';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { sampleClip } from '../../testing/sampleClip.ts';
import { Clip } from './Clip.tsx';

const meta = {
  title: 'Components/Clip',
  component: Clip,
  args: { video: { src: sampleClip }, label: 'Tell your best dad joke' },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Clip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Clip {...args} />
      <PseudoStates>
        <Clip {...args} />
      </PseudoStates>
    </Stack>
  ),
};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = oneTheme(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Tell your best dad joke' }));
    await expect(canvas.getByLabelText('Tell your best dad joke')).toHaveFocus();
  },
};
