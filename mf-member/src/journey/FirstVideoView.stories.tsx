import type { VideoState } from '@emberite/ui-kit/VideoCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { promptById } from '../videos/prompts.ts';
import { promptOf } from '../videos/videos.ts';
import { unreachable } from '../testing/failures.ts';
import { FirstVideoView } from './FirstVideoView.tsx';
import type { FirstType } from './FirstVideoView.tsx';

const nothing = () => {};

const meta = {
  title: 'mf-member/First video',
  component: FirstVideoView,
  args: {
    greeting: 'Good evening',
    isOpen: true,
    type: 'fun',
    answer: {
      prompt: promptOf({ promptId: 'dad_joke', promptType: 'fun' }),
      state: { status: 'not-started' },
    },
    onType: nothing,
    onChoose: nothing,
    onRecord: nothing,
    onRetry: nothing,
    onDiscard: nothing,
    onLater: nothing,
  },
} satisfies Meta<typeof FirstVideoView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toggle and the choice of a prompt work. */
export const Choosing: Story = {
  render: function Choosing(args) {
    const [type, setType] = useState<FirstType>(args.type);
    const [chosen, setChosen] = useState({ fun: 'dad_joke', useful: 'travel_advice' });
    const prompt = promptById(chosen[type]) ?? args.answer.prompt;
    return (
      <FirstVideoView
        {...args}
        type={type}
        answer={{ ...args.answer, prompt }}
        onType={setType}
        onChoose={(id) => setChosen((before) => ({ ...before, [type]: id }))}
      />
    );
  },
};

const withState = (state: VideoState): Story => ({
  args: { answer: { ...meta.args.answer, state } },
});

export const Useful: Story = {
  args: {
    type: 'useful',
    answer: {
      prompt: promptOf({ promptId: 'travel_advice', promptType: 'useful' }),
      state: { status: 'not-started' },
    },
  },
};
export const Uploading = withState({ status: 'uploading', percent: 42 });
export const UploadFailed = withState({ status: 'upload-failed', reason: unreachable.message });
/** Found after a reload. */
export const Waiting = withState({ status: 'upload-failed' });
/** Only a new recording helps. */
export const Lost = withState({ status: 'recording-lost' });
