import { metroVancouver, otherLocation } from '@emberite/content/locations';
import { roadmapsFor } from '@emberite/content/roadmaps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createJourney } from './journey.ts';
import { JourneyOff } from './JourneyOff.tsx';
import { JourneyView } from './JourneyView.tsx';

const meta = {
  title: 'mf-member/Journey',
  component: JourneyView,
  args: {
    greeting: 'Good evening',
    journey: createJourney({ location: null, roadmaps: {} }),
  },
} satisfies Meta<typeof JourneyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustJoined: Story = {};

export const UnderWay: Story = {
  args: {
    journey: createJourney({
      location: null,
      roadmaps: {
        'first-steps': ['how-ember-works', 'our-promises'],
        'real-connection': ['better-questions'],
      },
    }),
  },
};

export const MetroVancouver: Story = {
  args: { journey: createJourney({ location: metroVancouver, roadmaps: {} }) },
};

export const Elsewhere: Story = {
  args: { journey: createJourney({ location: otherLocation, roadmaps: {} }) },
};

const everyStep = roadmapsFor(null).map(({ id, steps }) => [
  id,
  steps.flatMap((step) => step.id ?? []),
]);

export const AllSet: Story = {
  args: {
    journey: createJourney({
      location: null,
      roadmaps: Object.fromEntries(everyStep) as Record<string, string[]>,
    }),
  },
};

/** `showJourney` is off. */
export const Off: Story = { render: () => <JourneyOff /> };
