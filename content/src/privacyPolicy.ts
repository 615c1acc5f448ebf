import { brand } from './brand.ts';
import { policiesEffective } from './policies.ts';
import type { Policy } from './policies.ts';

export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  description: 'What Ember knows about you, why, where it is kept, and what you can do about it.',
  effective: policiesEffective,
  intro: [
    `${brand.name} brings people together in small groups. To do that well we need to know some things about you. This page says what they are, why we need them, who else sees them and what rights you have. We wrote it to be read.`,
  ],
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${brand.name} ("we") runs this website and is responsible for your personal data. For every question about this policy or your data, write to ${brand.email} or call ${brand.phone}.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: ['We collect what you give us and little else:'],
      list: [
        'Your account: your email address and, if you sign in with Google or Microsoft, the account number they give us. We never see your password there and store none ourselves.',
        'Your profile: nickname, location, sex, age, what you are open to, whom you would like to meet, the age range you have in mind, and your bucket list.',
        'Your videos: the clips that you record or choose, the picture made from them, and which question they answer.',
        'Your registrations: when you are free, which activities you like, your budget, and your answers to the agreements.',
        'Invites: the codes you create and how often they were used, and the code that you joined with.',
        'Payments: that a deposit or a ticket was paid, when and how much. Card numbers go to the payment provider and never to us.',
        'Technical data: the pages you ask for, errors that happen in your browser, your IP address and the kind of browser, for a short time and for security.',
        'What you write to us by email, text message or phone.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: ['We use your data for these purposes and on these grounds:'],
      list: [
        'To run your account, form groups and invite you to events: this is the contract between you and us.',
        'To show your profile and videos to other members: with your consent, which you give by uploading and take back by deleting.',
        'To take deposits and payments and to keep the books: contract and legal duty.',
        'To keep the service safe, find errors and prevent misuse: our legitimate interest, and yours.',
        'To understand how the site is used, through analytics: with the right to opt out at any time.',
        'To tell you when we open where you live: because you asked us to.',
      ],
    },
    {
      heading: 'What other members see',
      paragraphs: [
        'Members who have uploaded videos themselves can see your videos, your nickname, your location, what you are open to and your bucket list. They may see an age group, never your exact age, and never your email address. Whom you are interested in is only used to form groups: nobody learns who matched with whom.',
        'Hosts get the first names of their group and what they need to keep you well, such as food you cannot eat.',
      ],
    },
    {
      heading: 'Who works for us',
      paragraphs: [
        'We do not sell your data. Some companies process it for us, under contract and only as far as their task needs it:',
      ],
      list: [
        'Hosting: our servers and the files on them are in data centres in the European Union.',
        'Payments: a card payment provider takes refundable deposits and ticket payments and returns them when they are due back.',
        'Notifications: services that deliver our text messages (SMS) and emails, for sign-in codes, invites and reminders.',
        'Analytics: a service that counts visits and clicks so that we can see which pages help and which do not.',
        'Sign-in: Google or Microsoft, if you choose to sign in with them.',
      ],
    },
    {
      heading: 'Where your data is kept',
      paragraphs: [
        'Your data is hosted in the European Union. We operate from Canada, so some of us read it there; the European Commission has recognised the protection of personal data in Canada for commercial organisations. Where a provider works elsewhere, we rely on the standard contractual clauses of the European Union.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['Only as long as we need it:'],
      list: [
        'Account, profile and videos: until you delete them or your account. Deleted videos are removed from our storage and not merely hidden.',
        'Registrations: for one year after the event, or after you withdraw.',
        'Payment records: for seven years, as tax law requires.',
        'Technical records: 30 days.',
        'Interest from places where we are not open yet: until we have opened there or you ask us to forget it.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      paragraphs: [
        'We use a cookie that keeps you signed in, a second one that only says that you are, and a third by which we know your browser again, so that nobody can keep you from signing in. Signing out deletes all three. Your browser also keeps drafts for you, such as an unfinished registration or a recording that has not been uploaded. We use no advertising cookies.',
      ],
    },
    {
      heading: 'Analytics and how to opt out',
      paragraphs: [
        'Our statistics show numbers, not people. You may opt out of analytics altogether: write to us and we switch them off for you. Everything works just as well without it.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `Wherever you live, you have these rights. Write to ${brand.email} and we answer within 30 days, free of charge.`,
      ],
      list: [
        'Access: get a copy of everything we hold about you, in a form that a computer can read. You find it in your settings, under Export my data.',
        'Correct: have mistakes put right. Much of it you can change yourself in your settings.',
        'Delete: have your account and all that belongs to it removed. You can do it yourself in your settings, under Delete account.',
        'Opt out: of analytics, and of every message that is not needed to run your account.',
        'Object and restrict: ask us to stop or pause a certain use of your data.',
        'Withdraw consent: at any time, for the future.',
        'Complain: to the Office of the Privacy Commissioner of Canada, or to the data protection authority where you live.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. Sign-in codes are stored so that even we cannot read them. Few people have access to your data, and only when their work needs it. Should something go wrong that puts you at risk, we tell you and the authorities without delay.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Ember is for people of 20 years and older. We do not knowingly keep data of anyone younger. If you believe that we do, tell us and we delete it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When we change this policy we put the new date at the top. If the change matters, members hear of it by email at least two weeks before it applies.',
      ],
    },
  ],
};
