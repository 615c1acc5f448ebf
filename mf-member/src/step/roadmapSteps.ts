import { metroVancouver } from '@emberite/content/locations';
import { roadmapsFor } from '@emberite/content/roadmaps';
import { flag } from '@emberite/sdk/config';

/** A part of a step page: a heading, a paragraph and, where it helps, a list. */
interface StepSection {
  heading: string;
  text: string;
  list?: readonly string[];
}

export interface StepContent {
  title: string;
  lead: string;
  sections: readonly StepSection[];
  /** A link to the page where the step can be done. */
  link?: { text: string; to: string };
}

/** What the steps say besides their titles, by their ids. */
const wordsOf = (opens: string): Readonly<Record<string, Omit<StepContent, 'title'>>> => ({
  'how-ember-works': {
    lead: 'You come for the evening. Whoever you meet there is the bonus.',
    sections: [
      {
        heading: 'From profile to evening',
        text: 'There are four parts to it, and only two of them are yours.',
        list: [
          'You record two short videos, one fun and one useful.',
          'You tell us when you are free, what you enjoy and what you like to spend.',
          'We form a group of about 6 to 12 people, balanced between women and men.',
          'You get an invite. The exact date is known about 7 days beforehand.',
        ],
      },
      {
        heading: 'Nobody learns who matched with whom',
        text: 'When we put a group together we look at who might like to meet whom. That stays with us. In the group, everybody is simply there for the same evening, and what grows from it is up to you.',
      },
      {
        heading: 'What it costs',
        text: 'Each experience has a price per person, shown on its page. Your punch card takes the edge off: 10 punches of $10 for your own tickets and 5 punches of $10 for friends. Community events are free.',
      },
    ],
  },
  'our-promises': {
    lead: 'A good group is made of people who want it to be good.',
    sections: [
      {
        heading: 'What every Emberite promises',
        text: 'It fits on a napkin:',
        list: [
          'I come when I said I would, or I say so in time.',
          'I look after the mood of the whole group and not only after my own evening.',
          'I ask before I touch, take pictures or share anything about others.',
          'I take a no the first time, with a smile.',
          'I am who I say I am.',
        ],
      },
      {
        heading: 'What we promise you',
        text: 'We do not sell your data and we do not show your videos to anyone outside the membership. We do not tell anybody who matched with whom. If something felt wrong, tell us: a person reads it and does something about it.',
      },
    ],
  },
  'craft-profile': {
    lead: 'Two clips of 15 seconds: one that makes people smile, one that helps them.',
    sections: [
      {
        heading: 'Why video',
        text: 'A photo shows how you look on a good day. A video shows how you laugh. Members who upload videos can see the videos of others, so everybody in a group has shown a little of themselves.',
      },
      {
        heading: 'Two is the magic number',
        text: 'You become discoverable with at least two videos, one fun and one useful. Choose a prompt of each kind, read its four tips, press record.',
      },
      {
        heading: 'A good take',
        text: 'The best clips are rarely the first or the tenth. Around the third, stop.',
        list: [
          'Face a window and put the phone at the height of your eyes.',
          'Say the first sentence before you press record, then say it again.',
          'Look at the lens and think of one person you like.',
          'Leave the slip of the tongue in. It is the best part.',
        ],
      },
      {
        heading: 'Who sees it',
        text: `From ${opens} on, members who have uploaded a video themselves, and nobody else. You can delete a video whenever you like, and it is gone for good.`,
      },
    ],
    link: { text: 'Go to Videos', to: '/emberite/settings/videos' },
  },
  'bucket-list': {
    lead: 'What have you always wanted to try, and never found the company for?',
    sections: [
      {
        heading: 'What it is for',
        text: 'Your list is shown on your profile and read by our planner. When several people write the same thing, it becomes an event.',
      },
      {
        heading: 'How to write it',
        text: 'One wish a line. Small ones count, and concrete ones work best.',
        list: [
          'Not "travel more" but "see the northern lights from a hot spring".',
          'Not "get fit" but "climb one real wall".',
          'Not "cook better" but "make fresh pasta without a recipe".',
        ],
      },
    ],
    link: { text: 'Open my bucket list', to: '/emberite/settings/bucketlist' },
  },
  'bring-friends': {
    lead: 'Ember grows by invitation, and the next one is yours to give.',
    sections: [
      {
        heading: 'How invites work',
        text: 'In your settings you can create an invite code. Every code can be used a few times and has a date on which it expires. You can make a new one once yours has at most 2 uses left or expires within 7 days.',
      },
      {
        heading: 'Whom to invite',
        text: 'People you would be glad to sit next to. You are not paired with your friends, and nobody is told who came through whom.',
      },
    ],
    link: { text: 'See my invites', to: '/emberite/settings/invites' },
  },
  'choose-experience': {
    lead: 'If the evening is good for you even when you meet nobody, it is the right one.',
    sections: [
      {
        heading: 'Start with yourself',
        text: 'People are at their best when they do something they like. So pick by the activity, the price and the length, and let us think about the company.',
      },
      {
        heading: 'Three questions that help',
        text: 'Ask yourself before you register:',
        list: [
          'Would I go with a good friend?',
          'Am I more myself when moving, making or talking?',
          'Do I want to be home by nine, or still talking at midnight?',
        ],
      },
    ],
    link: {
      text: 'Look at the experiences',
      to: flag('showExperiences') ? '/emberite/experiences' : '/experience',
    },
  },
  'register-interest': {
    lead: 'Five short steps tell us all we need to place you well.',
    sections: [
      {
        heading: 'What we ask',
        text: 'Nothing here is shown to other members.',
        list: [
          'When you are usually free',
          'Which kinds of evening you like',
          'What you like to spend, and the most you would spend',
          'Your word that you will upload at least 2 videos',
          'Whether you leave a deposit',
        ],
      },
      {
        heading: 'About the deposit',
        text: 'The deposit is $10 and optional for now; later it will be asked of everybody. It is applied to the payment of your event. If no group forms within three months, it is refunded automatically. It is refunded, too, if you withdraw your registration before.',
      },
    ],
    link: { text: 'Start my registration', to: '/emberite/experiences/join' },
  },
  'how-groups-form': {
    lead: 'We would rather wait a week than send you to a half-empty table.',
    sections: [
      {
        heading: 'Full and balanced, or not at all',
        text: 'Every experience has a minimum and a maximum group size, set by its host. We fill it in balance, for example 4 men and 4 women, from people of similar age who are free at the same time. An event only goes ahead when the group is full.',
      },
      {
        heading: 'Why you hear from us 7 days before',
        text: 'The exact date becomes known about 7 days ahead, when everyone has said yes. If you cannot make it, say so at once: somebody on the list will be happy, and you keep your place for the next group.',
      },
    ],
  },
  'get-ready': {
    lead: 'Everybody in the room will be a little nervous. It helps to know that.',
    sections: [
      {
        heading: 'The day before',
        text: 'Your invite has the address, the time and a note from the host.',
        list: [
          'Check what to wear and what to bring.',
          'Plan to be there ten minutes early; groups start together.',
          'Tell a friend where you are going. It is a good habit for any first meeting.',
        ],
      },
      {
        heading: 'When you arrive',
        text: 'Find the host and say your name. Then look for the person who stands alone and ask what brought them here. You have just made two evenings better.',
      },
      {
        heading: 'If you want to leave',
        text: 'You may always go. Tell the host, or send us a message later. Nobody will ask you for a reason.',
      },
    ],
    link: { text: 'Ask for event tips', to: '/emberite/chat/event-tips' },
  },
  'better-questions': {
    lead: 'Good questions are easy to answer and hard to answer with one word.',
    sections: [
      {
        heading: 'Five to take along',
        text: 'Use your own words. They work best when you truly want to know.',
        list: [
          'What was the best part of your week?',
          'What could you talk about for an hour without preparing?',
          'Which place do you show people who visit you?',
          'What did you change your mind about lately?',
          'What are you looking forward to?',
        ],
      },
      {
        heading: 'Then listen twice',
        text: 'Ask about the answer before you tell your own story. A second question says "I heard you", and that is rarer than a witty line.',
      },
    ],
  },
  'comfort-first': {
    lead: 'People open up when they are sure that they may also say no.',
    sections: [
      {
        heading: 'Reading the room',
        text: 'Short answers, a step back and glances at the door mean: give it space. Leaning in, questions in return and laughter mean: go on.',
      },
      {
        heading: 'Ask, and mean it',
        text: 'Before a touch, a photo or a personal question, ask. A good question can be refused without anyone feeling foolish: "Shall we try that spin, or would you rather watch one first?"',
      },
      {
        heading: 'Taking a no',
        text: 'Say "Sure, no problem" and go on being nice. It is the most attractive thing you will do all evening.',
      },
    ],
  },
  'keep-in-touch': {
    lead: 'A good evening deserves a second one, with no pressure on either side.',
    sections: [
      {
        heading: 'Say it to the whole group',
        text: 'The easiest way to meet again is to invite everybody: "I am going to the market on Sunday at ten, who comes along?" Whoever wants to see you again now has a way.',
      },
      {
        heading: 'Say it to one person',
        text: 'Be plain and small: "I liked talking to you. Would you like to have a coffee this week?" Offer your number and do not ask for theirs. If no message comes, that is an answer, and a fair one.',
      },
    ],
  },
  'about-the-giveaway': {
    lead: 'Metro Vancouver is next, and two of its first spots are on us.',
    sections: [
      {
        heading: 'The prize',
        text: 'Two free spots at the first Ember experience in metro Vancouver: one for you and one for a friend of yours who is a member too. It cannot be exchanged for cash.',
      },
      {
        heading: 'Who takes part',
        text: 'Members in metro Vancouver with at least two videos, one fun and one useful. Taking part is free and does not change how you are matched. We draw at random and write to the winner.',
      },
    ],
  },
  'enter-with-videos': {
    lead: 'Half a minute in front of the camera, and you are in.',
    sections: [
      {
        heading: 'What counts',
        text: 'One fun and one useful prompt, up to 15 seconds each. They need to be on your profile on the day of the draw. The quality of your jokes is not judged.',
      },
    ],
    link: { text: 'Go to Videos', to: '/emberite/settings/videos' },
  },
  'spread-the-word': {
    lead: 'We open as soon as there are enough people for balanced groups.',
    sections: [
      {
        heading: 'What you can do',
        text: 'Share your invite code with people in metro Vancouver who would enjoy this. It gives you no more tickets in the draw, only better company, sooner.',
      },
    ],
    link: { text: 'See my invites', to: '/emberite/settings/invites' },
  },
});

/**
 * Returns the content of a step page; undefined if there is no such roadmap or step. `opens` is the
 * day from which members see each other: 'February 14th'.
 */
export function roadmapStep(
  roadmapId: string,
  stepId: string,
  opens: string,
): StepContent | undefined {
  const roadmap = roadmapsFor(metroVancouver).find(({ id }) => id === roadmapId);
  const step = roadmap?.steps.find(({ id }) => id === stepId);
  const words = step && wordsOf(opens)[stepId];
  return words && { title: step.title, ...words };
}
