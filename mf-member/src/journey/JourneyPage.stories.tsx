import { metroVancouver, otherLocation } from '@emberite/content/locations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createJourney } from './journey.ts';
import { JourneyView } from './JourneyView.tsx';
import { roadmapsFor } from './roadmaps.ts';
import { VideosFailed } from './VideosFailed.tsx';

const videos = [{ promptType: 'fun' }, { promptType: 'useful' }] as const;

const meta = {
  title: 'mf-member/Journey',
  component: JourneyView,
  args: {
    greeting: 'Good evening, Robin',
    nickname: 'Robin',
    journey: createJourney({ location: null, roadmaps: {}, videos, registered: false }),
  },
} satisfies Meta<typeof JourneyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustJoined: Story = {};

/** It is not known yet what the member is registered for. */
export const Loading: Story = {
  args: {
    journey: createJourney({ location: null, roadmaps: {}, videos, registered: 'loading' }),
  },
};

export const UnderWay: Story = {
  args: {
    journey: createJourney({
      location: null,
      videos,
      registered: true,
      roadmaps: {
        'first-steps': ['how-ember-works', 'our-promises'],
        'real-connection': ['better-questions'],
      },
    }),
  },
};

/** The step about the profile is done, and the second video is missing. */
export const OneVideo: Story = {
  args: {
    journey: createJourney({
      location: null,
      videos: [{ promptType: 'fun' }],
      roadmaps: { 'first-steps': ['how-ember-works', 'our-promises', 'craft-profile'] },
    }),
  },
};

export const MetroVancouver: Story = {
  args: { journey: createJourney({ location: metroVancouver, roadmaps: {}, videos }) },
};

export const Elsewhere: Story = {
  args: { journey: createJourney({ location: otherLocation, roadmaps: {}, videos }) },
};

const everyStep = roadmapsFor(null).map(({ id, steps }) => [
  id,
  steps.flatMap((step) => step.id ?? []),
]);

export const EveryStep: Story = {
  args: {
    journey: createJourney({
      location: null,
      videos,
      roadmaps: Object.fromEntries(everyStep) as Record<string, string[]>,
    }),
  },
};

/** Without the profile, which has the videos. */
export const VideosUnknown: Story = {
  args: {
    journey: createJourney({ location: null, roadmaps: {} }),
    notice: (
      <VideosFailed
        reason="We cannot reach Ember. Please check your connection and try again."
        onRetry={() => {}}
      />
    ),
  },
};
