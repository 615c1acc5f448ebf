import { metroVancouver, otherLocation } from '@emberite/content/locations';
import { roadmapsFor } from '@emberite/content/roadmaps';
import { standingOf, stillAsking } from '@emberite/sdk/standing';
import type { Said, StandingFacts } from '@emberite/sdk/standing';
import { Button } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../testing/failures.ts';
import { createJourney } from './journey.ts';
import { JourneyView } from './JourneyView.tsx';

/** As mf-experiences says it of a member who is registered. */
const registered: Said = {
  first: null,
  afterVideos: null,
  done: ['You are registered for a night out.'],
  waits: [
    { title: 'Your group forms', text: 'We look for a full, balanced group that suits you.' },
  ],
};

function journeyOf(given: Partial<StandingFacts>, said?: Said) {
  const facts: StandingFacts = {
    location: null,
    roadmaps: {},
    videos: [{ promptType: 'fun' }, { promptType: 'useful' }],
    flag: () => true,
    visibilityOpens: '2027-02-14T00:00-08:00',
    now: Date.parse('2026-11-20T12:00:00Z'),
    ...given,
  };
  return { standingWith: () => standingOf(facts, said), roadmaps: createJourney(facts) };
}

const meta = {
  title: 'mf-member/Journey',
  component: JourneyView,
  args: { greeting: 'Good evening, Robin', nickname: 'Robin', ...journeyOf({}) },
} satisfies Meta<typeof JourneyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

/** The member put off their first video. */
export const JustJoined: Story = { args: journeyOf({ videos: [] }) };

/** It is not known yet what the member is registered for. */
export const Loading: Story = { args: journeyOf({}, stillAsking) };

export const UnderWay: Story = {
  args: journeyOf(
    {
      roadmaps: {
        'first-steps': ['how-ember-works', 'our-promises'],
        'real-connection': ['better-questions'],
      },
    },
    registered,
  ),
};

/** The step about the profile is done, and the second video is missing. */
export const OneVideo: Story = {
  args: journeyOf({
    videos: [{ promptType: 'fun' }],
    roadmaps: { 'first-steps': ['how-ember-works', 'our-promises', 'craft-profile'] },
  }),
};

export const MetroVancouver: Story = { args: journeyOf({ location: metroVancouver }) };

export const Elsewhere: Story = { args: journeyOf({ location: otherLocation }) };

const everyStep = roadmapsFor(null).map(({ id, steps }) => [
  id,
  steps.flatMap((step) => step.id ?? []),
]);

export const EveryStep: Story = {
  args: journeyOf(
    { roadmaps: Object.fromEntries(everyStep) as Record<string, string[]> },
    registered,
  ),
};

/** Without the profile, which has the videos. */
export const VideosUnknown: Story = {
  args: {
    ...journeyOf({ videos: 'unknown' }),
    notice: (
      <Failure
        of={unreachable}
        title="We could not load your videos"
        action={
          <Button variant="secondary" size="small">
            Try again
          </Button>
        }
      />
    ),
  },
};
