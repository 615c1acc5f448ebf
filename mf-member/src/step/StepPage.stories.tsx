import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../testing/failures.ts';
import { LockedStep, UnknownStep } from './ClosedStep.tsx';
import { roadmapStep } from './roadmapSteps.ts';
import { StepView } from './StepView.tsx';

const meta = {
  title: 'mf-member/Step',
  component: StepView,
  args: {
    status: 'active',
    place: { roadmap: 'Your first steps', number: 3, of: 5 },
    next: undefined,
    content: roadmapStep('first-steps', 'craft-profile', 'February 14th')!,
    progress: { status: 'idle' },
    onComplete: () => {},
    onGoBack: () => {},
  },
} satisfies Meta<typeof StepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Saving: Story = { args: { progress: { status: 'busy' } } };

export const Failed: Story = { args: { progress: unreachable } };

const next = {
  key: 'bucket-list',
  title: 'Write your bucket list',
  description: '',
  state: 'active',
  href: '/emberite/journey/first-steps/bucket-list',
} as const;

export const Completed: Story = { args: { status: 'completed', next } };

export const Locked: Story = {
  render: () => <LockedStep first={next} />,
};

export const Unknown: Story = {
  render: () => <UnknownStep />,
};
