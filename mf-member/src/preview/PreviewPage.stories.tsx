import type { Video } from '@emberite/contract/video';
import { morning, sampleVideo, sunset } from '@emberite/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { prompts } from '../videos/prompts.ts';
import { PreviewView } from './PreviewView.tsx';

/** Answers to the first prompts; the last one has no picture. */
const videos = (count: number): Video[] =>
  prompts.slice(0, count).map(({ id, type }, place) => ({
    id,
    videoUrl: sampleVideo,
    thumbnailUrl: place === count - 1 ? null : place % 2 ? morning : sunset,
    promptId: id,
    promptType: type,
    isPublic: false,
  }));

const person = {
  videos: videos(2),
  name: 'Robin',
  place: 'Revelstoke, BC',
  ageGroup: '30-39',
  relationshipStatus: 'friends,romantic',
  preferredSex: ['men', 'women'],
  bucketList: ['See the northern lights', 'Learn to bake sourdough', 'Ski down Mount Mackenzie'],
};

const meta = {
  title: 'mf-member/Preview',
  component: PreviewView,
  args: { person },
  render: (args) => (
    <SettingsPageLayout width="wide" title="Preview">
      <PreviewView {...args} />
    </SettingsPageLayout>
  ),
} satisfies Meta<typeof PreviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneVideo: Story = { args: { person: { ...person, videos: videos(1) } } };
export const TwoVideos: Story = {};
export const ThreeColumns: Story = { args: { person: { ...person, videos: videos(6) } } };
export const FourColumns: Story = { args: { person: { ...person, videos: videos(8) } } };

export const Empty: Story = {
  args: {
    person: {
      ...person,
      name: '',
      videos: [],
      relationshipStatus: 'friends',
      preferredSex: [],
      bucketList: [],
    },
  },
};

export const LongText: Story = {
  args: {
    person: {
      ...person,
      bucketList: [
        'Walk from one end of the country to the other, with a dog that I do not have yet, and a tent that I have never put up',
        'Featherstonehaugh-Vandenberghe-Lindqvist-Constantinopolitanische'.repeat(2),
      ],
    },
  },
};
