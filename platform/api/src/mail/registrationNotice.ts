import { nightOutExperiences, registrationName } from '@emberite/content/experiences';
import { labelOf } from '@emberite/content/option';
import type { Option } from '@emberite/content/option';
import { registrationsPath } from '@emberite/content/paths';
import { poetrySeasonAt, poetrySeason } from '@emberite/content/poetrySeason';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
  depositDollars,
  noticeDays,
} from '@emberite/content/registration';
import type { Registration } from '@emberite/contract/registration';
import type { Refunding } from '../payments/refunds.ts';
import type { Services } from '../services.ts';
import { sendNotice } from './notice.ts';
import type { Notice } from './notice.ts';

const titles = (values: readonly string[], options: readonly Option[]) =>
  values.map((value) => labelOf(options, value));

/** What we have saved of a registration, as labels and values. */
function factsOf(registration: Registration): [string, string][] {
  const { kind, availability, activities, experiences, budget, depositAgreement } = registration;
  if (kind === 'poetry-night') {
    return [['Your evenings', titles(availability, poetrySeason.fridays).join('; ')]];
  }
  const chosen = titles(experiences, nightOutExperiences);
  const money = budget && titles([budget.ideal, budget.max], budgetOptions);
  return [
    ...(chosen.length > 0 ? [['Experiences', chosen.join(', ')] as [string, string]] : []),
    ['When', titles(availability, availabilityOptions).join(', ')],
    ['Activities', titles(activities, activityOptions).join(', ')],
    ...(money ? [['Budget', `${money[0]}, at most ${money[1]}`] as [string, string]] : []),
    ['Deposit', depositAgreement === 'yes' ? `you agreed to $${depositDollars}` : 'none'],
  ];
}

const next = `We now look for a full, balanced group. About ${noticeDays} days before your event, we email you its date.`;
const nextSeason =
  'Your Fridays have passed, so you have a place in the next season. We write to you when its Fridays are set.';
const hint = 'If this was not you, sign in and change it, or tell us.';

/** Whether it is for a poetry night whose Fridays have passed. */
const isForNextSeason = ({ kind }: Registration, now: Date): boolean =>
  kind === 'poetry-night' && poetrySeasonAt(now.getTime()).phase === 'after';

/** Something that happened to a registration or its deposit. */
export type RegistrationEvent =
  | { kind: 'registered' | 'changed'; registration: Registration }
  /** `kept` are the evenings, in words, for which it is too late. */
  | {
      kind: 'withdrawn';
      registration: Registration;
      refund: Refunding | null;
      kept: readonly string[];
    }
  /** `registration` is what it is called in a sentence; null if the member is not registered. */
  | { kind: 'deposit-paid'; registration: string | null }
  /** A payment came when no deposit was due. */
  | { kind: 'payment-returned' }
  /** `wasUnderWay` if a bank or the payment service took its time to make the refund. */
  | { kind: 'deposit-refunded'; wasUnderWay: true }
  /** `isRegistered` if the member still is. */
  | { kind: 'deposit-refunded'; wasUnderWay: false; isRegistered: boolean };

const refunded = `Your $${depositDollars} deposit is on its way back to the card it came from. Banks take up to ten days.`;

/** What becomes of a deposit whose registration is withdrawn. */
function refundSentences(refund: Refunding | null): string[] {
  switch (refund?.status) {
    case undefined:
      return [];
    case 'succeeded':
      // Otherwise they are told by another mail.
      return refund.refunded === null ? [] : [refunded];
    case 'pending':
    case 'requires_action':
      return [
        `We have asked for your $${depositDollars} deposit to be refunded. We write to you when that is confirmed.`,
      ];
    case 'failed':
    case 'canceled':
      return [
        `Your $${depositDollars} deposit could not be refunded yet. We try again every day, and write to you when it is on its way.`,
      ];
  }
}

/** Tells a member by mail what is saved now, and what happens next. */
export const tellMember = (
  services: Parameters<typeof sendNotice>[0] & Pick<Services, 'config' | 'clock'>,
  userId: string,
  event: RegistrationEvent,
): Promise<void> => sendNotice(services, userId, registrationNotice(event, services));

function registrationNotice(
  event: RegistrationEvent,
  { config: { siteUrl }, clock }: Pick<Services, 'config' | 'clock'>,
): Notice {
  const link = { text: 'See my registrations', href: siteUrl + registrationsPath };
  switch (event.kind) {
    case 'registered':
    case 'changed': {
      const { registration } = event;
      const name = registrationName(registration);
      const isNew = event.kind === 'registered';
      return {
        subject: isNew ? `You are registered for ${name}` : `Your registration for ${name} changed`,
        text: isNew
          ? `You are registered for ${name}. This is what we saved:`
          : `Your registration for ${name} has changed. This is what we have now:`,
        facts: factsOf(registration),
        next: [isForNextSeason(registration, clock()) ? nextSeason : next],
        link,
        hint,
      };
    }
    case 'withdrawn': {
      const name = registrationName(event.registration);
      return {
        subject: `You have withdrawn from ${name}`,
        text: `Your registration for ${name} is deleted. We no longer look for a group for you.`,
        next: [
          ...event.kept.map(
            (when) => `You keep your place on ${when}; if you cannot come, write to us.`,
          ),
          ...refundSentences(event.refund),
          'You can register again whenever you like.',
        ],
        link: { text: 'See the experiences', href: `${siteUrl}/emberite/experiences` },
        hint,
      };
    }
    case 'deposit-paid':
      return {
        subject: `We received your $${depositDollars} deposit`,
        text: `Thank you: your $${depositDollars} deposit${event.registration ? ` for ${event.registration}` : ''} is paid. It counts towards the price of your event. If no group forms within three months, or if you withdraw before, it goes back to your card by itself.`,
        next: event.registration ? [next] : [],
        link,
        hint,
      };
    case 'payment-returned':
      return {
        subject: `We give back your payment of $${depositDollars}`,
        text: `Your payment of $${depositDollars} came when no deposit was due: you had paid one already, or had withdrawn. It is on its way back to the card it came from. Banks take up to ten days.`,
        link,
        hint,
      };
    case 'deposit-refunded':
      return {
        subject: `Your $${depositDollars} deposit is refunded`,
        text: event.wasUnderWay
          ? refunded
          : `No group formed for you within three months, so your $${depositDollars} deposit is on its way back to the card it came from. Banks take up to ten days.`,
        next:
          event.wasUnderWay || !event.isRegistered
            ? []
            : [
                'You stay registered, and we go on looking for a group. You can leave a new deposit whenever you like.',
              ],
        link,
        hint,
      };
  }
}
