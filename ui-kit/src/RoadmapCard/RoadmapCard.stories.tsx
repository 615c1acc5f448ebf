import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Compass, Gift } from '../Icon/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Stack } from '../Stack/index.ts';
import { RoadmapCard } from './RoadmapCard.tsx';

const readMore = <TextLink href="#">Read more</TextLink>;

const meta = {
  title: 'Components/Cards/RoadmapCard',
  component: RoadmapCard,
  args: {
    title: 'Getting started',
    icon: Compass,
    percent: 40,
    progressLabel: '40% completed',
    steps: [
      { id: 'join', title: 'Join Ember', state: 'completed', action: readMore },
      { id: 'hello', title: 'Say hello', state: 'completed' },
      {
        id: 'profile',
        title: 'Craft your profile',
        description: 'Two short videos: one fun, one useful.',
        state: 'active',
        action: readMore,
      },
      { id: 'meet', title: 'Meet your group', state: 'locked' },
      { id: 'plan', title: 'Plan the next adventure', state: 'locked' },
    ],
  },
} satisfies Meta<typeof RoadmapCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const Fresh: Story = {
  args: {
    title: 'Vancouver Giveaway',
    icon: Gift,
    percent: 0,
    progressLabel: '0% completed',
    steps: [
      { id: 'a', title: 'Invite a friend', state: 'active', action: 'Coming soon.' },
      { id: 'b', title: 'Win a spot', state: 'locked' },
    ],
  },
};

export const AllDone: Story = {
  args: {
    title: 'First steps',
    percent: 100,
    progressLabel: '100% completed',
    steps: [
      { id: 'a', title: 'Join Ember', state: 'completed' },
      { id: 'b', title: 'Say hello', state: 'completed' },
    ],
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="loose">
      {[UnderWay, Fresh, AllDone].map(({ args }, place) => (
        <RoadmapCard key={place} {...meta.args} {...args} />
      ))}
      <RoadmapCard
        {...meta.args}
        title="A path whose name is too long for the line that it begins in"
        steps={[
          {
            id: 'long',
            title: 'A step that needs more words than a step should, and goes on below itself',
            description: 'What there is to do takes more than a line, too, before it is all said.',
            state: 'active',
          },
        ]}
      />
      <PseudoStates>
        {(state) => <RoadmapCard {...meta.args} title={`A path: ${state}`} />}
      </PseudoStates>
    </Stack>
  ),
};

export const Unfolding: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Join Ember')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Show completed steps/ }));
    await expect(canvas.getByText('Join Ember')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Hide completed steps/ }));
    await expect(canvas.getByText('Join Ember')).not.toBeVisible();
  },
};
