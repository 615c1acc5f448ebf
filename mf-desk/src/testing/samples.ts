import type { DeskPerson } from '@emberite/contract/desk';
import type { DeskDeposit } from '@emberite/contract/deskDeposits';
import type { DeskGroup } from '@emberite/contract/deskGroups';
import type { DeskRegistration } from '@emberite/contract/deskRegistrations';
import type { DeskWaitlistEntry } from '@emberite/contract/deskWaitlist';
import type { Proposal } from '../proposals/proposals.ts';

const names = ['Robin', 'Maya', 'Jonas', 'Aiko', 'Femi', 'Lucía', 'Ben', 'Noor', 'Theo', 'Ines'];

/** Invented members. Every second one is a woman. */
const people: DeskPerson[] = names.map((name, index) => ({
  id: `person-${index}`,
  name,
  email: `${name.normalize('NFD').replaceAll(/\W/g, '').toLowerCase()}@people.example`,
  sex: index % 2 === 0 ? 'male' : 'female',
  ageGroup: '30-39',
  minIdealAge: 25,
  maxIdealAge: 45,
}));

const [first, second, third] = people as [DeskPerson, DeskPerson, DeskPerson];
const at = '2026-11-02T10:00:00.000Z';

const registration = (
  person: DeskPerson,
  more: Partial<DeskRegistration> = {},
): DeskRegistration => ({
  registration: {
    id: `registration-${person.id}`,
    kind: 'night-out',
    experiences: ['peak-axethrowing'],
    availability: ['friday_evenings', 'saturday_evenings'],
    activities: ['karaoke', 'live_music'],
    budget: { ideal: '20-50', max: '50-100' },
    depositAgreement: 'yes',
    createdAt: at,
  },
  person,
  place: 'CA:BC:Revelstoke',
  hasBothVideos: true,
  deposit: { status: 'paid', amount: 10, paidAt: at },
  waitingSince: at,
  state: 'waiting',
  group: null,
  ...more,
});

export const registrations: DeskRegistration[] = [
  registration(first),
  registration(second, { state: 'asked', group: 'group-1', deposit: null }),
  registration(
    {
      ...third,
      name: 'Maximilian-Alexander',
      email: 'a.very.long.address@somewhere-far-away.example',
    },
    {
      hasBothVideos: false,
      deposit: null,
      registration: {
        ...registration(third).registration,
        kind: 'poetry-night',
        experiences: [],
        activities: [],
        availability: ['2025-02-14'],
        budget: null,
        depositAgreement: 'no',
      },
    },
  ),
];

export const entries: DeskWaitlistEntry[] = [
  { email: first.email, role: 'guest', place: 'Kelowna', idea: '', confirmedAt: at },
  {
    email: second.email,
    role: 'host',
    place: 'Revelstoke',
    idea: 'Two hours of pottery for eight, with tea and a kiln that is warm already.',
    confirmedAt: at,
  },
];

const deposit = (more: Partial<DeskDeposit> = {}): DeskDeposit => ({
  person: first,
  status: 'paid',
  amount: 10,
  provider: 'stripe',
  reference: 'pi_3QExample',
  recordedAt: at,
  paidAt: at,
  refund: null,
  refundedAt: null,
  dispute: null,
  ...more,
});

export const deposits: DeskDeposit[] = [
  deposit(),
  deposit({
    reference: 'pi_4',
    person: second,
    status: 'refunded',
    refund: 'succeeded',
    refundedAt: at,
  }),
  deposit({ reference: 'pi_5', person: null, refund: 'requires_action', dispute: 'open' }),
  deposit({ reference: 'pi_6', person: third, status: 'pending', paidAt: null }),
];

export const group: DeskGroup = {
  id: 'group-1',
  experience: 'peak-axethrowing',
  place: 'CA:BC:Revelstoke',
  status: 'inviting',
  size: 6,
  sequence: 0,
  startsAt: '2026-12-05T03:00:00.000Z',
  timeZone: 'America/Vancouver',
  date: '2026-12-04',
  hour: '19:00',
  meetingPlace: { name: 'The Axe Hall', address: '12 Mackenzie Avenue' },
  host: 'Dana',
  word: 'Bring shoes that cover your toes.',
  people: people.slice(0, 8).map((person, index) => ({
    ...person,
    state: (['coming', 'asked', 'declined', 'replaced'] as const)[index < 4 ? 0 : index - 4]!,
    askedAt: at,
    answerBy: '2026-11-05T10:00:00.000Z',
  })),
};

export const proposal: Proposal = {
  groups: [
    {
      when: 'friday_evenings',
      dates: ['2026-12-04', '2026-12-11'],
      people: people.slice(0, 6).map(({ id }) => id),
      broken: [],
    },
  ],
  people: people.map((person) => ({
    ...person,
    availability: ['friday_evenings'],
    waitingSince: at,
  })),
  missing: [
    'Two more women between 30 and 40 who are free on Friday evenings would complete a second group.',
  ],
};

/** The same with a second group, which breaks rules. */
export const brokenProposal: Proposal = {
  ...proposal,
  groups: [
    ...proposal.groups,
    {
      when: 'saturday_evenings',
      dates: ['2026-12-05'],
      people: people.slice(6, 9).map(({ id }) => id),
      broken: [
        { rule: 'size', message: 'A group has 6 to 12 people.', people: [] },
        { rule: 'time', message: 'Somebody is not free then.', people: ['person-7'] },
        {
          rule: 'met',
          message: 'Some of them were in a group together before.',
          people: ['person-6', 'person-8'],
        },
      ],
    },
  ],
};
