import { brand, promises } from '@emberite/content/brand';
import { errorToMessage, NetworkError, TimeoutError } from '@emberite/sdk/api';
import { announcement, endings, failures } from '@emberite/ui-kit/VideoRecorder/messages';

/** A rule for texts, with examples from the product. */
export interface Rule {
  rule: string;
  why: string;
  quotes: string[];
}

/** How Ember speaks. What every page shares is imported; the other examples stand for the texts of the remotes. */
export const rules: Rule[] = [
  {
    rule: 'Promise an evening, not a product',
    why: 'Short, warm and concrete, without a sales pitch.',
    quotes: [brand.tagline, ...promises],
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
    quotes: [
      'Tell your best dad joke: The worse it is, the better.',
      'Show a hidden talent: Useless ones are especially welcome.',
    ],
  },
  {
    rule: 'Give advice like somebody who has done it',
    why: 'One step per line, in the order of the steps.',
    quotes: [
      'Choose a joke that you can tell in two sentences.',
      'Wait one full second before the punchline.',
      'Laugh at it yourself. Somebody has to.',
    ],
  },
  {
    rule: 'Answer the question first',
    why: 'Details come after the answer.',
    quotes: [
      'How long should a video be? Up to 15 seconds. The recorder stops by itself, and you can retake it as often as you like before you upload.',
      'Can I become a host? Yes, if you love what you teach and like people. Our page for hosts says how it works.',
    ],
  },
];
