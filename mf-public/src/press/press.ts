import { brand } from '@emberite/content/brand';

export const press = {
  title: 'Our Story in the News',
  description:
    'How Ember came to be, and why it starts in a small mountain town, in the words of its founder.',
  intro: 'A small town, long winters and a simple question: why is it so hard to meet people here?',
  /** The link to the article, whose other words are the brand's. */
  read: 'Read the article',
  picture: { moment: 'together' },
  founder: {
    heading: 'A note from the founder',
    paragraphs: [
      'I moved to a mountain town for the mountains and stayed for the people, once I had met them. That took two winters. Everybody told me the same story: there is plenty to do here, and it is still easy to spend a Friday alone with a phone.',
      'The apps did not help. They turned people into pictures, and an evening into a job interview. But put the same people into a kitchen, give them onions to chop and a reason to laugh, and within an hour they are friends. Some of them are more than that a little later.',
      'So that is what we build. Small groups, as many women as men, a host who loves what they do. We do the matching quietly and tell no one. If there is a spark, you will notice. If there is not, you still had a good dinner.',
      'We start in Revelstoke because it is where we can knock on doors and apologise in person. If you would like Ember where you live, tell us. And if you have a question, call me. Please text first: I may be on a trail.',
    ],
    signature: `The founder of ${brand.name}`,
  },
  home: { text: 'To Home Page', to: '/' },
  contact: { text: 'Writing about us?', linkText: brand.email, href: brand.emailHref },
} as const;
