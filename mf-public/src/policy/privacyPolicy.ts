import { brand } from '@emberite/content/brand';
import { part, policiesEffective } from './policies.ts';
import type { Policy } from './policies.ts';

export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  description: 'What Ember knows about you, why, where it is kept, and what you can do about it.',
  effective: policiesEffective,
  intro: [
    `${brand.name} brings people together in small groups. To do that well we need to know some things about you. This page says what they are, why we need them, who else sees them and what rights you have. We wrote it to be read.`,
  ],
  sections: [
    part(
      'Who is responsible',
      `${brand.name} ("we") runs this website and is responsible for your personal data. For every question about this policy or your data, write to ${brand.email} or call ${brand.phone}.`,
    ),
    {
      ...part('What we collect', 'We collect what you give us and little else:'),
      list: [
        'Your account: your email address and, if you sign in with Google or Microsoft, the account number they give us. We never see your password there and store none ourselves. If you add a passkey, its name and its public part.',
        'Your profile: nickname, location, sex, age, what you are open to, whom you would like to meet, the age range you have in mind, your bucket list, and the steps of your journey that you have completed.',
        'Your videos: the clips that you record or choose, the picture made from them, the captions that you write for them, and which question they answer.',
        'Your registrations: which experiences you chose, when you are free, which activities you like, your budget, and your answers to the agreements.',
        'Your evenings: which groups you were asked for, and what you answered.',
        'The waiting list: your email address, where you live, what you wait for and, if you would like to host, your idea.',
        'Invites: the codes you create and how often they were used, and the code that you joined with.',
        'Payments: that a deposit or a ticket was paid, when and how much. Card numbers go to the payment provider and never to us.',
        'Where you are signed in: the kind of browser and system, and when you signed in.',
        'Technical data: which kinds of page and call were asked for, and errors that happen in browsers, without your name, your email or your IP address. Your IP address is used to prevent misuse, and stored only as a fingerprint from which nobody can read it.',
        'What you write to us by email, text message or phone.',
      ],
    },
    {
      ...part('Why we use it', 'We use your data for these purposes and on these grounds:'),
      list: [
        'To run your account, form groups and invite you to events: this is the contract between you and us.',
        'To show your profile and videos to other members: with your consent, which you give by uploading and take back by deleting.',
        'To take deposits and payments and to keep the books: contract and legal duty.',
        'To keep the service safe, find errors and prevent misuse: our legitimate interest, and yours.',
        'To tell you when we open where you live: because you asked us to.',
      ],
    },
    part(
      'What other members see',
      'Once you have a fun and a useful video and members can see each other (Visibility in your settings says from when), members who have uploaded a video see your nickname, your place, your age group, what you are open to, whom you are interested in, your bucket list and your videos. Preview in your settings shows you the same.',
      'Who has a place in a group for an evening learns how many of it have said yes, and sees the nicknames and videos of those whom they may see by the same rule.',
      'They never see your exact age, your sex, your email address or the age range you have in mind, and nobody learns who matched with whom.',
      'Hosts get the nicknames of their group. What a host should know to keep you well, such as food you cannot eat, you tell them or us yourself.',
    ),
    {
      ...part(
        'Who works for us',
        'We do not sell your data. Some companies process it for us, under contract and only as far as their task needs it:',
      ),
      list: [
        'Hosting: our servers and the files on them are in data centres in the European Union.',
        'Payments: a card payment provider takes refundable deposits and ticket payments and returns them when they are due back.',
        'Email: a service that delivers our emails.',
        'Sign-in: Google or Microsoft, if you choose to sign in with them.',
      ],
    },
    {
      ...part(
        'What we write to you',
        'We send emails only about what you do with us, and no advertising:',
      ),
      list: [
        'A code and a link when you sign in, and a link that confirms your entry on the waiting list.',
        'What has changed in your account: a passkey, a new way to sign in, its deletion.',
        'Your registrations: when you register, change something or withdraw.',
        'Your evenings: an invitation, what becomes of it, and reminders. Whoever has the link of an invitation can see the evening and answer for you, so keep it to yourself.',
        'Your deposit: when it was paid and when it is refunded.',
        'That Ember opens where you live, has a place for you, or sets the Fridays of a poetry night season, if you joined the waiting list for that.',
      ],
    },
    part(
      'What we do not use yet',
      'Analytics: no service counts your visits or clicks. Text messages (SMS): we send none. If that is to change, we tell members by email at least two weeks before and name the service here; you may opt out of analytics then, and everything works just as well without it.',
    ),
    part(
      'Where your data is kept',
      'Your data is hosted in the European Union. We operate from Canada, so some of us read it there; the European Commission has recognised the protection of personal data in Canada for commercial organisations. Where a provider works elsewhere, we rely on the standard contractual clauses of the European Union.',
    ),
    {
      ...part('How long we keep it', 'Only as long as we need it:'),
      list: [
        'Account, profile, videos and invites: until you delete them or your account. Deleted videos are removed from our storage and not merely hidden.',
        'Registrations: until you withdraw, at most one year after you last changed them. A registration for poetry night that nobody signed in for: 90 days.',
        'Your evenings, so that your next group has new people in it: until you delete your account.',
        'Payment records: for seven years, as tax law requires: the amount and the dates, without your name.',
        'The waiting list: until you become a member, we have opened where you live, or you leave it by the link in our email; as a host, or for a season of poetry night, until you leave it. Without the confirmation: one week.',
        'Where you are signed in: until you sign out, 30 days after your last visit, at most 90 days. Codes and links to sign in: they work for 15 minutes and are deleted within three hours.',
        'Networks and browsers that you have signed in from, as fingerprints, so that nobody can keep you from signing in: 180 days. Counts that limit how often something may be tried: one day at most.',
        'Technical records: two files of 10 megabytes; the older one is deleted when the newer one is full.',
        'Backups: copies of all this, made in case something breaks. What you delete is in them until they are replaced by newer ones.',
      ],
    },
    {
      ...part(
        'Cookies and storage in your browser',
        'We use no advertising cookies. A video of a host that plays from YouTube or Vimeo loads only after you agree; that site may then store something, too. These cookies are ours, and signing out deletes the first three:',
      ),
      list: [
        'ember_sid keeps you signed in, for 30 days after your last visit.',
        'ember_session says that you are signed in, where your profile says you live, whether you have no videos yet, and whether you are one of the people who run the service, so that pages load faster: 30 days.',
        'ember_browser lets us know your browser again, so that nobody can keep you from signing in: 180 days.',
        'ember_poetry remembers a registration for poetry night until you sign in: 90 days.',
        'ember_social, ember_passkey_add and ember_passkey_sign_in last while you sign in with a provider or use a passkey: 15 minutes.',
        'ember_number decides, while we try a new version of a page, whether you see it: a number from 0 to 99, which many others have too, for a year.',
        'ember_team shows the people who build this site what is not yet live: at most seven days.',
        'Your browser also stores what only it needs to know; nothing of it is sent to us until you send it. Signing out asks you whether to keep what you have not sent.',
        'Answers and edits that you have not sent yet: ember.onboarding, ember.prefill, ember.registration, ember.poetry-night, ember.basic-info, ember.bucket-list, ember.new-passkey, ember.deletion, ember.waitlist, ember.mf-desk.typed (of the people who run the service), and recordings in ember.recordings.',
        'What stays in a tab until you close it: captions that you have not saved, in ember.mf-member.captions.',
        'Choices that stay in this browser: ember.theme, ember.people-filters, ember.availability, ember.interests and ember.mf-member.first-video, and what you asked in a help chat: ember.mf-experiences.chat.',
        'Your sign-in: ember.sign-in and ember.last-identity (the email address you used), ember.owner (whose values these are) and ember.passkey-offer (whether to offer you a passkey); ember.waitlist-joined (when you joined the waiting list here).',
        'The fonts that have been loaded: ember.fonts.',
      ],
    },
    {
      ...part(
        'Your rights',
        `Wherever you live, you have these rights. Write to ${brand.email} and we answer within 30 days, free of charge.`,
      ),
      list: [
        'Access: get a copy of everything we hold about you, in a form that a computer can read. You find it in your settings, under Export my data, and without a profile on the page /account.',
        'Correct: have mistakes put right. Much of it you can change yourself in your settings.',
        'Delete: have your account and all that belongs to it removed. You can do it yourself in your settings, under Delete account, and without a profile on the page /account.',
        'Opt out: of analytics, should we ever use them, and of every message that is not needed to run your account.',
        'Object and restrict: ask us to stop or pause a certain use of your data.',
        'Withdraw consent: at any time, for the future.',
        'Complain: to the Office of the Privacy Commissioner of Canada, or to the data protection authority where you live.',
      ],
    },
    part(
      'How we protect it',
      'Connections are encrypted. Sign-in codes are stored so that even we cannot read them. Few people have access to your data, and only when their work needs it. Should something go wrong that puts you at risk, we tell you and the authorities without delay.',
    ),
    part(
      'Age',
      'You must be at least 20 years old, as our terms of use say. The list of ages in the sign-up begins at 18, so that nobody has to lie about it: we close the account of anyone who is younger than 20 and delete its data. If you know of one, tell us.',
    ),
    part(
      'Changes',
      'When we change this policy we put the new date at the top. If the change matters, members hear of it by email at least two weeks before it applies.',
    ),
  ],
};
