import type { PromptText } from '../prompt.ts';

/** Prompts for stories and tests. */
export const examples: [PromptText, PromptText, PromptText] = [
  {
    id: 'dad_joke',
    type: 'fun',
    title: 'Tell your best dad joke',
    description: 'The worse it is, the better.',
    instructions: [
      'Choose a joke that you can tell in two sentences.',
      'Wait one full second before the punchline.',
      'Laugh at it yourself. Somebody has to.',
      'Keep it kind: the joke is on words, not on people.',
    ],
  },
  {
    id: 'hidden_talent',
    type: 'fun',
    title: 'Show a hidden talent',
    description: 'Useless ones are especially welcome.',
    instructions: [
      'Show first, explain later.',
      'Step back far enough that we see your hands.',
      'Put your phone against something that does not fall over.',
      'If it fails, keep the camera on: that is the talent.',
    ],
  },
  {
    id: 'travel_advice',
    type: 'useful',
    title: 'Share one piece of travel advice that you learned the hard way and would not miss',
    description: 'What would you tell a friend?',
    instructions: [
      'Name the place.',
      'Say what went wrong, then what you do now.',
      'One piece of advice is plenty for 15 seconds.',
      'Look into the camera, not at yourself.',
    ],
  },
];
