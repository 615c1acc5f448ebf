import { brand } from '@emberite/content/brand';

/** The texts of the page about safety and conduct. Each is true of the product as it is. */
export const safety = {
  title: 'Safety and conduct',
  description:
    'How people come to Ember, who sees what, what a host does, what we ask of everybody, and how to report somebody.',
  lead: 'You meet people you do not know yet. Here is what we do about that, and what we do not do.',
  checked: {
    heading: 'How people are checked',
    items: {
      'By invitation':
        'Nobody becomes a member without an invite code. A code works a limited number of times and for a limited time.',
      'An address that works':
        'You sign in with a code or a link that we email, a passkey, or Google or Microsoft. There are no passwords to steal.',
      'A face and a voice':
        'Members introduce themselves in videos of 15 seconds. Nobody can be discovered without two of them, a fun and a useful one.',
      'Only those who show themselves see others':
        'Your videos are for members who have uploaded one, too. They see your age group and never your exact age, your sex or your email address.',
      'Nobody learns who matched with whom':
        'There are no scores, and nobody is told who liked whom. What you say on a profile stays in your browser.',
      'What we do not check':
        'We look at no identity papers and run no background checks on members. Use the same judgement as with anyone you meet for the first time.',
    },
  },
  host: {
    heading: 'What a host does',
    items: {
      'Looks after the group':
        'The host designs the experience, runs it, and is responsible for the quality and the safety of what they offer.',
      'Says what to expect':
        'Each experience says before you register where it is, what skills it needs, and what to bring or to know.',
      'May ask somebody to leave':
        'A host may ask a person to leave who puts others at risk or at unease. You may leave, too, at any time and without a reason.',
    },
  },
  conduct: {
    heading: 'What we ask of everybody',
    lead: 'By joining you promise that you will not:',
  },
  report: {
    heading: 'How to report somebody',
    lead: 'Tell us, also if you are not sure, and also if it was not you whom it happened to.',
    steps: [
      'In danger, call 911 first.',
      'At an event, tell the host.',
      'In any case, write to us: who, when, and what happened.',
    ],
    email: { text: `Email ${brand.email}`, to: brand.emailHref },
    phone: { text: `Text or call ${brand.phone}`, to: brand.phoneHref },
    after:
      'We may suspend or end the account of somebody who breaks these rules; in serious cases at once.',
    terms: { text: 'Terms of Use', to: '/terms-of-use' },
  },
} as const;
