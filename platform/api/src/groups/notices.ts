import { eveningsPath, invitationPath } from '@emberite/content/paths';
import type { Notice } from '../mail/notice.ts';
import { day } from '../clock.ts';
import type { Services } from '../services.ts';
import { calendarFile } from './calendar.ts';
import { settlesAt } from './evening.ts';
import type { Group } from './evening.ts';
import { eveningName } from './words.ts';
import { localOf, timeZoneOf } from './times.ts';

/** A question to a member: `isMoved` if they were asked before, for another evening. */
interface Asked {
  kind: 'asked';
  isMoved: boolean;
}

type OtherEvent =
  /** `withdrawn` if they have no registration for it any more, `forgotten` if their account was deleted. */
  | { kind: 'declined' | 'withdrawn' | 'stands' | 'reminder' | 'forgotten' }
  /**
   * Whether somebody else was asked for each free place, and whether the mail of the question was never sent. Mails that
   * were stored before it was known do not say it.
   */
  | { kind: 'replaced'; isTaken?: boolean; isUnreached?: boolean }
  /** `reason` is what staff say; null if the group could not be full. */
  | { kind: 'called-off'; reason: string | null };

/** Something that a member of a group is told; of the evening as it `was`, if it has moved since without them. */
export type GroupEvent = (Asked | OtherEvent) & {
  was?: { startsAt: string; meetingName: string; meetingAddress: string };
};

/** What only the mail of a question knows: the secret of its links, and until when they wait for an answer. */
export interface Invitation {
  secret: string;
  answerBy: Date;
}

/** A moment as people in a place say it: 'Friday, December 4 at 7:00 PM PDT'. */
export const inWords = (moment: Date, place: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZoneOf(place),
    timeZoneName: 'short',
  }).format(moment);

/** How far away an evening is, as people there say it. */
function nearness({ startsAt, place }: Group, now: Date): string {
  const [today, then] = [now, startsAt].map((one) => localOf(one, timeZoneOf(place)).date);
  const days = Math.round((Date.parse(then!) - Date.parse(today!)) / day);
  return ['Today', 'Tomorrow'][days] ?? 'In two days';
}

const waitOn = 'You keep your place in the queue: who waits longest is asked first.';
const onDeposit =
  'If you have left a deposit, it counts for your next evening. If no group forms within three months of the day you paid, it goes back to your card by itself.';
const stayRegistered = 'You stay registered, and we go on looking for a group for you.';
const writeToUs = 'If something has come up, write to us at once.';

/** How the mail to somebody who is not coming begins. */
const whyNot = {
  declined: 'Thank you for telling us. You',
  withdrawn: 'You have withdrawn your registration, so you',
  forgotten: 'Your account was deleted, so you',
};

/**
 * Writes the mail that tells a member what has happened with their evening. `isRegistered` if they still are for another
 * one of its kind.
 */
export function groupNotice(
  event: (Asked & Invitation) | OtherEvent,
  group: Group,
  isRegistered: boolean,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Notice {
  const name = eveningName(group.experience);
  const when = inWords(group.startsAt, group.place);
  /** A notice of which `what` begins the subject. */
  const notice = (what: string, text: string, more: Partial<Notice>): Notice => ({
    subject: `${what}: ${name}, ${when}`,
    text,
    link: { text: 'See the evening', href: config.siteUrl + eveningsPath },
    hint: 'If you did not expect this, tell us.',
    ...more,
  });
  const evening: Pick<Notice, 'facts' | 'quotes' | 'calendar'> = {
    facts: [
      ['When', when],
      ['Where', `${group.meetingName}, ${group.meetingAddress}`],
      ['Your host', group.host],
    ],
    quotes: group.word ? [['A word for the group', group.word]] : [],
    calendar: calendarFile(group, 'PUBLISH', { config, clock }),
  };
  const ifRegistered = (text: string) => (isRegistered ? [text] : []);
  const remove = { calendar: calendarFile(group, 'CANCEL', { config, clock }) };
  switch (event.kind) {
    case 'asked': {
      const linkTo = (answer: string) =>
        `${config.siteUrl}${invitationPath}?answer=${answer}#${event.secret}`;
      return notice(
        event.isMoved ? 'Your evening has changed' : 'Your group is here',
        event.isMoved
          ? `Something about your evening (${name}) has changed, so we ask you again. This is what it is now:`
          : `We have found a group for you: ${name}, with people who suit you. This is the evening:`,
        {
          ...evening,
          next: [
            `Please answer by ${inWords(event.answerBy, group.place)}. ${
              event.answerBy < group.startsAt
                ? 'If we hear nothing until then, you lose your place. '
                : ''
            }If you cannot come, please say so now.`,
          ],
          link: { text: 'I come', href: linkTo('coming') },
          otherLink: { text: 'I cannot', href: linkTo('declined') },
        },
      );
    }
    case 'declined':
    case 'withdrawn':
    case 'forgotten':
      return notice(
        'You are not coming',
        `${whyNot[event.kind]} are not coming to ${name}, and your place is free again.`,
        {
          ...remove,
          next: ifRegistered(stayRegistered),
          ...(event.kind === 'forgotten' && {
            link: undefined,
            hint: 'If you did not delete it, tell us at once.',
          }),
        },
      );
    case 'replaced':
      return notice(
        event.isTaken ? 'Your place has gone to somebody else' : 'You no longer have a place',
        `${event.isUnreached ? `We wanted to ask you for ${name}, but could not deliver our mail in time` : `We asked you for ${name} and heard nothing`}, so ${event.isTaken ? 'your place has gone to the next person who waits' : 'you no longer have a place'}.`,
        { ...remove, next: ifRegistered(stayRegistered) },
      );
    case 'stands':
      return notice(
        'Your evening takes place',
        `Everybody has said yes: your group for ${name} is full, and the evening takes place.`,
        {
          ...evening,
          ...(clock() < settlesAt(group)
            ? { next: ['If you cannot come after all, tell us by two days before, on your page.'] }
            : { hint: writeToUs }),
        },
      );
    case 'reminder':
      return notice(nearness(group, clock()), 'Your group looks forward to you.', {
        ...evening,
        hint: writeToUs,
      });
    case 'called-off':
      return notice(
        'Called off',
        event.reason === null
          ? `We are sorry: your group for ${name} could not be full, so the evening does not take place.`
          : `We are sorry: your evening (${name}) does not take place.`,
        {
          ...remove,
          quotes: event.reason === null ? [] : [['Why', event.reason]],
          next: isRegistered ? [waitOn, onDeposit] : [],
        },
      );
  }
}
