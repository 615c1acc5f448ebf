import { metroVancouver } from './locations.ts';

/** A step of a roadmap. A step without an id does not exist yet: 'Coming soon.' */
export interface RoadmapStep {
  id?: string;
  title: string;
  description: string;
}

/** The lucide names of the icons that roadmaps use. */
export type RoadmapIcon = 'footprints' | 'mountain' | 'message-circle-heart' | 'gift';

/** A list of steps to take one after another. */
export interface Roadmap {
  id: string;
  title: string;
  icon: RoadmapIcon;
  steps: readonly RoadmapStep[];
}

const roadmaps: readonly Roadmap[] = [
  {
    id: 'first-steps',
    title: 'Your first steps',
    icon: 'footprints',
    steps: [
      {
        id: 'how-ember-works',
        title: 'See how Ember works',
        description: 'From your profile to an evening with a full, balanced group.',
      },
      {
        id: 'our-promises',
        title: 'Read our promises',
        description: 'What every Emberite agrees to, and what you can expect from us.',
      },
      {
        id: 'craft-profile',
        title: 'Craft your profile',
        description: 'Two short videos say more than a page of text. Here is how to make them.',
      },
      {
        id: 'bucket-list',
        title: 'Write your bucket list',
        description: 'Tell us what you have always wanted to try. We plan events around it.',
      },
      {
        id: 'bring-friends',
        title: 'Bring a friend',
        description: 'You have invite codes to give away. Good people know good people.',
      },
    ],
  },
  {
    id: 'first-experience',
    title: 'Your first experience',
    icon: 'mountain',
    steps: [
      {
        id: 'choose-experience',
        title: 'Choose what you would enjoy',
        description: 'Pick by what you like to do, not by whom you might meet.',
      },
      {
        id: 'register-interest',
        title: 'Register your interest',
        description: 'Your free evenings, your budget and the refundable deposit.',
      },
      {
        id: 'how-groups-form',
        title: 'Understand how groups form',
        description: 'Why we wait for a full group, and why you hear from us 7 days before.',
      },
      {
        id: 'get-ready',
        title: 'Get ready for the evening',
        description: 'What to bring, when to come, and what to do with your nerves.',
      },
      {
        title: 'Tell us how it went',
        description: 'A short check-in after the event that makes your next group better.',
      },
    ],
  },
  {
    id: 'real-connection',
    title: 'Real connection',
    icon: 'message-circle-heart',
    steps: [
      {
        id: 'better-questions',
        title: 'Ask better questions',
        description: 'Five openers that work better than "What do you do?".',
      },
      {
        id: 'comfort-first',
        title: 'Put comfort first',
        description: 'Reading signals, asking before touching, and taking a no well.',
      },
      {
        id: 'keep-in-touch',
        title: 'Keep in touch',
        description: 'How to say that you would like to meet again, without pressure.',
      },
    ],
  },
];

const vancouverGiveaway: Roadmap = {
  id: 'vancouver-giveaway',
  title: 'Vancouver Giveaway',
  icon: 'gift',
  steps: [
    {
      id: 'about-the-giveaway',
      title: 'See what you can win',
      description: 'Two free spots at the first Ember experience in metro Vancouver.',
    },
    {
      id: 'enter-with-videos',
      title: 'Enter with two videos',
      description: 'One fun, one useful. That is your ticket.',
    },
    {
      id: 'spread-the-word',
      title: 'Spread the word',
      description: 'The sooner there are enough of us, the sooner we open.',
    },
    { title: 'The draw', description: 'Held once the first metro Vancouver group is full.' },
  ],
};

/** Returns the roadmaps of a member: the same for all, plus a bonus one in metro Vancouver. */
export function roadmapsFor(location: string | null): readonly Roadmap[] {
  return location === metroVancouver ? [...roadmaps, vancouverGiveaway] : roadmaps;
}

/** Whether a member has completed a step. One that does not exist yet is not. */
export const isCompleted = ({ id }: RoadmapStep, completedStepIds: readonly string[]): boolean =>
  id !== undefined && completedStepIds.includes(id);

/** Returns the first step that is not completed; undefined if all are. */
export function activeStep(
  roadmap: Roadmap,
  completedStepIds: readonly string[],
): RoadmapStep | undefined {
  return roadmap.steps.find((step) => !isCompleted(step, completedStepIds));
}

/** The path of a step's page. */
export const stepPath = (roadmapId: string, stepId: string): string =>
  `/emberite/journey/${roadmapId}/${stepId}`;
