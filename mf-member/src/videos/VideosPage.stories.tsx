import type { Video } from '@emberite/contract/video';
import { morning, sampleVideo, sunset } from '@emberite/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { unreachable } from '../testing/failures.ts';
import { answersOf, createVideos } from './videos.ts';
import type { Sources } from './videos.ts';
import { VideosView } from './VideosView.tsx';

const nothing = () => {};

/** The view of these videos, uploads and removals. */
const answers = (sources: Partial<Sources> = {}) =>
  answersOf({
    videos: [],
    uploads: {},
    now: new Date('2026-11-23T20:00Z'),
    ...createVideos().state,
    ...sources,
  });

const meta = {
  title: 'mf-member/Videos',
  component: VideosView,
  args: {
    answers: answers(),
    onChoose: nothing,
    onRecord: nothing,
    onRetry: nothing,
    onDiscard: nothing,
    onDelete: nothing,
  },
  render: (args) => (
    <SettingsPageLayout width="wide" title="Videos">
      <VideosView {...args} />
    </SettingsPageLayout>
  ),
} satisfies Meta<typeof VideosView>;

export default meta;
type Story = StoryObj<typeof meta>;

const video = (promptId: string, promptType: Video['promptType'], poster: string): Video => ({
  id: promptId,
  videoUrl: sampleVideo,
  thumbnailUrl: poster,
  promptId,
  promptType,
  isPublic: false,
});
const fun = video('dad_joke', 'fun', sunset);
const useful = video('travel_advice', 'useful', morning);
const daily = video('scientific_fact', 'daily', sunset);
const reason = unreachable.message;
const recording = new Blob();

export const None: Story = {};
export const One: Story = { args: { answers: answers({ videos: [fun] }) } };
export const All: Story = { args: { answers: answers({ videos: [fun, useful, daily] }) } };

/** More answers of a type than there are cards, one of them to a prompt that is no longer asked. */
export const Further: Story = {
  args: {
    answers: answers({
      videos: [
        fun,
        useful,
        daily,
        video('karaoke_song', 'fun', morning),
        video('retired', 'useful', sunset),
      ],
    }),
  },
};

export const Uploading: Story = {
  args: {
    answers: answers({
      uploads: {
        dad_joke: { promptType: 'fun', status: 'uploading', percent: 0 },
        local_gem: { promptType: 'useful', status: 'uploading', percent: 42 },
      },
    }),
  },
};

export const UploadFailed: Story = {
  args: {
    answers: answers({
      uploads: {
        dad_joke: { promptType: 'fun', status: 'failed', recording, reason },
        // Found after a reload.
        local_gem: { promptType: 'useful', status: 'failed', recording },
        // Found as well, after its prompt was retired.
        retired: { promptType: 'fun', status: 'failed', recording },
      },
    }),
  },
};

export const Deleting: Story = {
  args: {
    answers: answers({
      videos: [fun, useful],
      removals: {
        dad_joke: { progress: { status: 'busy' } },
        travel_advice: { progress: { status: 'failed', message: '' } },
      },
    }),
  },
};

/** The dialog of the daily prompt. */
export const Daily: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Record/ }).at(-1) as HTMLElement);
    await expect(
      canvas.getByRole('dialog', { name: 'A scientific fact that amazes you' }),
    ).toBeVisible();
  },
};
