import { brand } from '@emberite/content/brand';

/** How long the hero shows each word, in milliseconds. */
export const rotationMs = 3000;

/** The activities that rotate in the hero. */
export const rotatingWords = [
  'cooking class',
  'dance class',
  'coffee tasting',
  'beer tasting',
  'foodie tour',
  'group hike',
] as const;

export const landingPage = {
  title: `${brand.name}: ${brand.tagline}`,
  description:
    'Small, balanced groups of 6-12 people meet for a cooking class, a hike or a dance. You come for the evening; whoever you meet is the bonus.',
  hero: {
    headline: brand.tagline,
    /** The text before the rotating word. */
    lead: 'Meet new people at your next',
    text: 'No swiping and no small talk across a table for two. You do something you enjoy with 6-12 people picked to get along, and see what happens.',
    invitation: `${brand.name} is by invitation.`,
    waitlist: { text: 'No invite? Join the waiting list', to: '/waitlist' },
  },
  callToAction: brand.callToAction,
  why: {
    heading: 'Why it works?',
    intro: 'Meeting people is easy when there is something to do. So we start there.',
    reasons: {
      'You do something first':
        'A pan, a paddle or a dance step gives everybody something to talk about. Awkward silences have no time to grow.',
      'Balanced small groups':
        'Groups of 6-12 people, as many women as men, close enough in age and interests to have something in common.',
      'Nobody learns who matched with whom':
        'We look at who might click with whom when we put a group together and keep it to ourselves. No rejection, no scores, no guessing game.',
      'Real people, seen before':
        'Members introduce themselves in 15-second videos. You hear a laugh before you share a table.',
      'Only full groups go ahead':
        'An event happens when its group is complete and balanced. You learn the exact date about 7 days beforehand.',
      'Hosts who know their craft':
        'Local guides, cooks and teachers design each experience and look after the group while it lasts.',
    },
  },
  steps: {
    heading: 'How you get there',
    items: [
      {
        title: 'Claim your spot',
        text: 'Create an account with your invite code. It takes two minutes.',
      },
      {
        title: 'Say hello in 15 seconds',
        text: 'Answer one fun and one useful question on video. That is your whole profile.',
      },
      {
        title: 'We form your group',
        text: 'Tell us when you are free and what you like. We do the matching, the booking and the reminding.',
      },
      { title: 'Show up', text: 'Come as you are. The host takes it from there.' },
    ],
  },
  perks: {
    heading: 'What membership gives you',
    items: {
      'A planner on your side':
        'A paid group planner and match-maker puts every group together by hand.',
      'Events on demand':
        'Members-only experiences, set up when enough of you ask for the same thing.',
      'A punch card':
        '10 punches of $10 for your own tickets, and 5 punches of $10 to bring friends along.',
      'Free community events': 'Walks, games and coffee mornings that cost nothing but your time.',
    },
  },
  place: {
    heading: 'Starting small, on purpose',
    text: 'Ember is open in Revelstoke, BC, with metro Vancouver next. Live somewhere else? Join the waiting list: we open where people ask for it.',
    link: { text: 'Join the waiting list', to: '/waitlist' },
  },
} as const;
