import type { SceneMotif } from '@emberite/ui-kit/Scene';

export interface HostExample {
  title: string;
  text: string;
  motif: SceneMotif;
}

/** Ideas that a host could make their own. */
export const hostExamples: readonly HostExample[] = [
  { title: 'Cook one dish well', text: 'Two hours, one recipe, a shared table.', motif: 'cooking' },
  {
    title: 'Teach the first steps',
    text: 'A dance for people who say they cannot.',
    motif: 'dance',
  },
  { title: 'Lead a walk', text: 'An easy trail and a story at every bend.', motif: 'hike' },
  { title: 'Open a workshop', text: 'Wood, clay, axes: something for the hands.', motif: 'axe' },
  { title: 'Host a reading', text: 'Poems, soup and a room that listens.', motif: 'poetry' },
  { title: 'Build something silly', text: 'An idea, a team and ninety minutes.', motif: 'ideas' },
  {
    title: 'Balance together',
    text: 'Partner acrobatics with patience and mats.',
    motif: 'acrobatics',
  },
  { title: 'Go out on the water', text: 'Calm currents and good company.', motif: 'adventure' },
];

export const hostsPage = {
  title: 'Become a host',
  description:
    'Design an experience, set your own schedule and your group size, and meet full, balanced groups. We do the rest.',
  hero: {
    heading: 'Host what you love. We bring the people',
    pictureAlt: 'A pot over the fire of a kitchen',
    text: 'You know how to make an evening good. We fill it with a balanced group, send the reminders and handle the payments.',
  },
  signUp: {
    lead: 'You would like to join in as a member, too? Then you need an invite code.',
    text: 'Sign Up',
    to: '/create-account',
  },
  why: {
    heading: 'Why host with us',
    items: {
      'Never an empty room':
        'Events only happen when the group is full. You do not prepare for people who do not come.',
      'Your group, your size': 'You set the minimum and the maximum number of participants.',
      'Your own schedule': 'Open the dates that suit you, as many or as few as you like.',
      'Fair and simple':
        'The platform takes a small percentage of your earnings. There is nothing to pay up front.',
      'Somebody always answers': 'You have our support 24/7, before, during and after your event.',
      'People who want to be there':
        'Members show themselves on video and promise to be good company.',
    },
  },
  examples: { heading: 'What you could host' },
  who: {
    heading: 'Who we are looking for',
    text: 'You do not need a stage. You need something that you like to share and a feeling for people.',
    items: [
      'You are good at something that can be enjoyed in two or three hours.',
      'You make beginners feel welcome, and notice who is standing alone.',
      'You are reliable: you start on time and you end well.',
      'You have a place for it, or an idea of where it could be.',
      'Where it matters, you have the training and the insurance that safety asks for.',
    ],
  },
  questions: { heading: 'Ask before you write to us' },
  idea: {
    heading: 'Tell us about your idea',
    text: 'You need no account and no invite code for this. We read every idea and write back.',
    placeHint: 'Where you live, or where you would host',
    label: 'Your idea',
    hint: 'What you would do with a group, for how long, and where.',
    button: 'Send my idea',
    busy: 'Sending...',
    sent: {
      heading: 'Check your inbox',
      text: 'Open the link that we sent you to confirm your address. Then we read your idea and write back.',
    },
    again: 'Use a different email',
    withoutScripts: {
      heading: 'This form needs JavaScript',
      text: 'Please turn it on in your browser and reload this page. Or email us your idea:',
    },
  },
  /** From the top of the page to the form. */
  toIdea: { text: 'Send us your idea', to: '#your-idea' },
} as const;
