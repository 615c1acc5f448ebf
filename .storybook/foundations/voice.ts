import { chatById } from '@emberite/content/chats';
import { landingPage } from '@emberite/content/landingPage';
import { prompts } from '@emberite/content/prompts';
import { errorToMessage, NetworkError, TimeoutError } from '@emberite/sdk/api';
import { announcement, endings, failures } from '@emberite/ui-kit/VideoRecorder/words';

/** How Ember speaks in one respect, and where it does. */
export interface Rule {
  rule: string;
  why: string;
  /** What the product says, read from it. */
  quotes: string[];
}

/** How Ember speaks, with the words of the product itself: what it says there, it says here. */
export const rules: Rule[] = [
  {
    rule: 'Promise an evening, not a product',
    why: 'Short, warm and concrete; nobody is sold to.',
    quotes: [
      landingPage.hero.text,
      ...landingPage.steps.items.map(({ title, text }) => `${title}. ${text}`),
    ],
  },
  {
    rule: 'Say what happened to the person, and what to do next',
    why: 'Never what broke inside, and never whose fault it was.',
    quotes: [
      errorToMessage(new NetworkError()),
      errorToMessage(new TimeoutError()),
      ...Object.values(failures).map(({ title, text }) => `${title}. ${text}`),
      ...Object.values(endings),
    ],
  },
  {
    rule: 'While it takes time, say how far it is',
    why: 'A number is kinder than a wheel.',
    quotes: [
      announcement({ status: 'asking' }, 15),
      announcement({ status: 'recording', phase: 'running', left: 10 }, 15),
    ],
  },
  {
    rule: 'Invite, with a wink',
    why: 'The joke is on words, not on people.',
    quotes: prompts.map(({ title, description }) => `${title}: ${description}`),
  },
  {
    rule: 'Advise like somebody who has done it',
    why: 'One thing a line, in the order it is done.',
    quotes: prompts.slice(0, 3).flatMap(({ instructions }) => instructions),
  },
  {
    rule: 'Answer the question first',
    why: 'What else there is to know comes after it.',
    quotes: Object.entries(chatById('setup-guide')?.responseDictionary ?? {}).map(
      ([question, { response }]) => `${question} ${response}`,
    ),
  },
];
