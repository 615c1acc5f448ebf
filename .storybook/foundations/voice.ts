import { chatById } from '@emberite/content/chats';
import { landingPage } from '@emberite/content/landingPage';
import { prompts } from '@emberite/content/prompts';
import { errorToMessage, NetworkError, TimeoutError } from '@emberite/sdk/api';
import { announcement, endings, failures } from '@emberite/ui-kit/VideoRecorder/messages';

/** A rule for texts, with examples from the product. */
export interface Rule {
  rule: string;
  why: string;
  /** Texts read from the product. */
  quotes: string[];
}

/** How Ember speaks. The examples are imported from the product, so they stay current. */
export const rules: Rule[] = [
  {
    rule: 'Promise an evening, not a product',
    why: 'Short, warm and concrete, without a sales pitch.',
    quotes: [
      landingPage.hero.text,
      ...landingPage.steps.items.map(({ title, text }) => `${title}. ${text}`),
    ],
  },
  {
    rule: 'Say what happened, and what to do next',
    why: 'Never what broke inside, and never whose fault it is.',
    quotes: [
      errorToMessage(new NetworkError()),
      errorToMessage(new TimeoutError()),
      ...Object.values(failures).map(({ title, text }) => `${title}. ${text}`),
      ...Object.values(endings),
    ],
  },
  {
    rule: 'Show progress while people wait',
    why: 'A number is kinder than a spinner.',
    quotes: [
      announcement({ status: 'asking' }, 15),
      announcement({ status: 'recording', phase: 'running', left: 10 }, 15),
    ],
  },
  {
    rule: 'Invite, with a wink',
    why: 'Joke about things, not about people.',
    quotes: prompts.map(({ title, description }) => `${title}: ${description}`),
  },
  {
    rule: 'Give advice like somebody who has done it',
    why: 'One step per line, in the order of the steps.',
    quotes: prompts.slice(0, 3).flatMap(({ instructions }) => instructions),
  },
  {
    rule: 'Answer the question first',
    why: 'Details come after the answer.',
    quotes: Object.entries(chatById('setup-guide', 'February 14th')?.responseDictionary ?? {}).map(
      ([question, { response }]) => `${question} ${response}`,
    ),
  },
];
