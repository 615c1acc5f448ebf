import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Stack } from '../Stack/index.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { message: 'Uploading video: 42%', dismissLabel: 'Dismiss', onDismiss: () => {} },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Progress: Story = {};
export const Success: Story = {
  args: { tone: 'success', message: 'Video uploaded successfully' },
};
export const Danger: Story = { args: { tone: 'danger', message: 'Failed to delete video' } };
export const LongText: Story = {
  args: { message: 'Uploading a video whose prompt has a title that needs more than one line' },
};

const tones = ['progress', 'success', 'danger'] as const;

export const Dismissing: Story = {
  render: function Dismissing(args) {
    const [message, setMessage] = useState(args.message);
    return <Banner {...args} message={message} onDismiss={() => setMessage(undefined)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading video: 42%');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="tight">
      {tones.map((tone) => (
        <div key={tone} className="frame">
          <Banner {...args} tone={tone} message={`Short: ${tone}`} />
        </div>
      ))}
      <div className="frame high">
        <Banner {...args} {...LongText.args} />
      </div>
      <PseudoStates>
        <div className="frame">
          <Banner {...args} />
        </div>
      </PseudoStates>
    </Stack>
  ),
};
