import { brand } from '@emberite/content/brand';
import { notAllowed } from './notAllowed.ts';
import { part, policiesEffective } from './policies.ts';
import type { Policy } from './policies.ts';

export const termsOfUse: Policy = {
  title: 'Terms of Use',
  description:
    'The rules between you and Ember: who can join, how events, deposits and videos work.',
  effective: policiesEffective,
  intro: [
    `These terms are the agreement between you and ${brand.name} ("we"). By creating an account or registering for an event you accept them. Please read them; they are short for what they are.`,
  ],
  sections: [
    part(
      'Who can use Ember',
      'You must be at least 20 years old. Membership is by invitation: you need a valid invite code to create a profile. An account belongs to one person, and what you say about yourself must be true.',
    ),
    part(
      'What we do',
      'We form small groups of people and invite them to experiences that are designed and run by hosts. We look after coordination, confirmations and payments. We are not a party to what happens between members, and we do not promise that you will meet somebody you like.',
      'Events only take place when the group is full and balanced. Registering does not guarantee a spot. The exact date is known about 7 days before the event.',
    ),
    part(
      'Your account',
      'You sign in with your email address or through Google or Microsoft. Keep your email account safe, because whoever can read it can sign in as you. Tell us at once if you think that somebody else has used your account.',
    ),
    {
      ...part('How we treat each other', 'By joining you promise that you will not:'),
      list: notAllowed,
    },
    part(
      'Your videos and texts',
      'What you upload remains yours. You allow us to store it, to convert it and to show it to members for as long as it is on your profile. Deleting it ends this permission. Upload only what you made yourself and what shows nobody against their will; nothing hateful, sexual or unlawful. We may remove what breaks these rules.',
      'To be discoverable you need at least two videos, one fun and one useful.',
    ),
    part(
      'Prices, deposits and refunds',
      'The price of an experience is shown per person, in Canadian dollars unless stated otherwise. Payments are taken by a card payment provider; we never see your card number.',
      'The registration deposit is $10. It is optional now and will be mandatory later. It is applied to the payment of your event. If no group forms within three months, it is refunded automatically to the card it came from. It is refunded, too, if you withdraw your registration for a night out before a group has formed (in My registrations, choose Withdraw) or delete your account, unless an evening has used it.',
      'If we or the host cancel an event, you get back everything you paid for it. If you cancel more than 48 hours before an event, you get back what you paid or keep it for another one, as you prefer. Later than that we cannot refund it, because your place can hardly be filled and the others rely on a balanced group; write to us if you were ill.',
    ),
    part(
      'Membership perks',
      'Members have a group planner and match-maker, members-only events on demand, free community events, and a punch card: 10 punches of $10 for their own tickets and 5 punches of $10 for tickets of friends. One punch can be used for each ticket. Punches have no cash value.',
    ),
    part(
      'Invites',
      'You may give your invite codes to people whom you would be glad to meet at an event. Do not sell them or publish them.',
    ),
    part(
      'Taking part safely',
      'Some experiences involve water, heights, tools or physical effort. Read the notes, follow the host, and tell us beforehand about anything that could put you or others at risk. You decide for yourself what you join in. We do not run background checks on members; use the same judgement as with anyone you meet for the first time.',
    ),
    part(
      'Independent hosts',
      'Hosts are independent. They set their schedule and the size of their groups, and are responsible for the quality and the safety of what they offer. A host may ask a person to leave who puts others at risk or at unease.',
    ),
    part(
      'Ending it',
      `You may end your membership at any time: choose Delete account in your settings, or write to ${brand.email}. We may suspend or end an account that breaks these terms; in serious cases at once, otherwise after a warning. Deposits for events that have not been confirmed are then returned.`,
    ),
    part(
      'Liability',
      'We run the service with care but cannot promise that it is always available or free of errors. Our liability is unlimited for harm that we cause intentionally or by gross negligence, and wherever the law does not let us limit it. Otherwise our liability is limited to what you have paid us in the twelve months before. Your rights as a consumer remain untouched.',
    ),
    part(
      'Law',
      'The law of British Columbia and the federal law of Canada apply. If you are a consumer, you also keep the protection of the law of the place where you live. Talk to us first: most things can be settled by phone.',
    ),
    part(
      'Changes',
      'When we change these terms we put the new date at the top and write to members at least two weeks before. If you do not agree, you can end your membership before the change applies.',
    ),
    part('Contact', `${brand.name}, ${brand.email}, ${brand.phone}. Please text before calling.`),
  ],
};
