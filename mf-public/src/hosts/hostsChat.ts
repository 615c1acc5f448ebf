import type { ChatScript } from '@emberite/ui-kit/ChatPanel';

/** The ten questions of future hosts, five of them shown at the start. */
export const hostsChat: ChatScript & { id: string; description: string } = {
  id: 'hosts-chat',
  title: 'Questions from hosts',
  description: 'Ten things that people ask before they host.',
  messages: [{ text: 'Thinking about hosting? Here is what others ask first.', isUser: false }],
  responseDictionary: {
    'How much will I earn?': {
      response:
        'You set your price per person. The platform takes a small percentage of your earnings, and we tell you exactly how much before you say yes.',
      showOnStart: true,
      words: 'money pay paid price percentage income share fee',
    },
    'What if too few people sign up?': {
      response:
        'Then it does not happen, and you have not prepared for nothing. Events only take place when the group is full, and you decide what full means.',
      showOnStart: true,
      words: 'full cancel minimum empty',
    },
    'Can I decide when I host?': {
      response:
        'Yes. You set your own schedule and open only the dates that suit you. Once a month is fine, and so is once a week.',
      showOnStart: true,
      words: 'schedule dates day time calendar often',
    },
    'How many people come?': {
      response:
        'You set the minimum and the maximum. Most groups are 6 to 12 people, balanced between women and men.',
      showOnStart: true,
      words: 'group size number minimum maximum',
    },
    'What do you take care of?': {
      response:
        'Finding the people, forming the group, confirmations, reminders and payments. You take care of the experience itself.',
      showOnStart: true,
      words: 'organize reminders payments marketing support',
    },
    'Do I have to be a professional?': {
      response:
        'No. You should be good at what you show and enjoy showing it. Where safety is at stake, such as on water or with axes, we ask for the certificates.',
      showOnStart: false,
      words: 'certificate experience qualification license beginner teacher',
    },
    'Is it a dating event?': {
      response:
        'It is an activity with people who are open to meeting others. You run your class as you always would. Matching is our part, and nobody learns who matched with whom.',
      showOnStart: false,
      words: 'singles match matching romantic',
    },
    'What if something goes wrong?': {
      response:
        'You can reach us around the clock, 24 hours a day and 7 days a week. If somebody misbehaves, you may ask them to leave and we stand behind you.',
      showOnStart: false,
      words: 'problem emergency safety insurance support misbehave',
    },
    'When do I know that it happens?': {
      response:
        'About 7 days ahead, at the same time as the group. If you need longer to prepare, tell us and we plan for it.',
      showOnStart: false,
      words: 'confirmed ahead notice date',
    },
    'How do I start?': {
      response:
        'Send us your idea with the form on this page. It needs no account. We write back, talk on the phone, write the page together and pick a first date. Sign Up is for members: it needs an invite code.',
      actionText: 'Sign Up',
      action: '/create-account',
      showOnStart: false,
      words: 'begin apply join become idea form account',
    },
  },
};
