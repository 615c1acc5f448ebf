import { roadmapsFor } from '@emberite/content/roadmaps';
import { standingOf } from '@emberite/sdk/standing';
import type { Standing, StandingFacts } from '@emberite/sdk/standing';
import { expect, it } from 'vitest';
import type { Evenings } from '../evenings/evening.ts';
import { evening as sample } from '../evenings/testing/evening.ts';
import { depositStatus } from '../registered/deposit.ts';
import type { Registered } from '../registered/deposit.ts';
import { nobody } from '../registered/testing/nobody.ts';
import { saidOf } from './said.ts';
import type { SaidFacts } from './said.ts';

/** All that is known of a member. */
type Facts = StandingFacts & SaidFacts;

const both = [{ promptType: 'fun' }, { promptType: 'useful' }];
const registration = (kind: 'night-out' | 'poetry-night', depositAgreement: 'yes' | 'no') => ({
  id: kind,
  kind,
  experiences: [],
  availability: [],
  activities: [],
  budget: null,
  depositAgreement,
  createdAt: '2025-01-20T10:00:00Z',
});
const nightOut = (deposit: 'yes' | 'no', more: Partial<Registered> = {}): Registered => ({
  ...nobody,
  registrations: [registration('night-out', deposit)],
  ...more,
});
const poetry = { ...nobody, registrations: [registration('poetry-night', 'no')] };
const closed = { label: 'Metro Vancouver, BC', isOpen: false, waiting: 3 };
const at = '2025-01-21T10:00:00Z';
const paid: Registered['deposit'] = { status: 'paid', amount: 10, paidAt: at };
const failed: Registered['deposit'] = { status: 'failed', amount: 10, startedAt: at };
const pending = (payableAgain: boolean): Registered['deposit'] => ({
  status: 'pending',
  amount: 10,
  startedAt: at,
  payableAgain,
});
const everyStep = Object.fromEntries(
  roadmapsFor(null).map(({ id, steps }) => [id, steps.flatMap((step) => step.id ?? [])]),
);
const crafted = { 'first-steps': ['how-ember-works', 'our-promises', 'craft-profile'] };

const evening: Evenings[number] = {
  ...sample,
  name: 'a night out (karaoke)',
  status: 'inviting',
  state: 'asked',
  startsAt: '2025-02-01T03:00:00Z',
  date: '2025-01-31',
  answerBy: '2025-01-25T10:00:00Z',
  changeUntil: '2025-01-30T03:00:00Z',
  calendar: null,
  company: null,
};
/** A member who is registered, with an evening. */
const invited = (more: Partial<Evenings[number]>): Partial<Facts> => ({
  registered: nightOut('no'),
  evenings: [{ ...evening, ...more }],
});
const comes = invited({ state: 'coming', status: 'standing' });

function standing(given: Partial<Facts> = {}): Standing {
  const facts: Facts = {
    location: 'CA:BC:Revelstoke',
    roadmaps: {},
    videos: both,
    registered: nobody,
    evenings: [],
    flag: (name) => name === 'showJourney',
    visibilityOpens: '2025-02-14T00:00-08:00',
    now: Date.parse('2025-01-22T10:00:00Z'),
    ...given,
  };
  return standingOf(facts, saidOf(facts));
}

/** The way of a member, from the first day to the day after an evening. */
const way: [string, Partial<Facts>][] = [
  ['Just joined', { videos: [] }],
  ['Has read how to make videos', { videos: [], roadmaps: crafted }],
  ['Has one video', { videos: [{ promptType: 'fun' }] }],
  ['Has two videos of one kind', { videos: [{ promptType: 'fun' }, { promptType: 'fun' }] }],
  ['Has both videos', {}],
  ['Is registered, without a deposit', { registered: nightOut('no') }],
  ['Agreed to a deposit, and has not paid', { registered: nightOut('yes') }],
  ['The bank confirms the payment', { registered: nightOut('yes', { deposit: pending(false) }) }],
  ['The bank refused the payment', { registered: nightOut('yes', { deposit: failed }) }],
  [
    'The bank refused it, and they go on without a deposit',
    { registered: nightOut('no', { deposit: failed }) },
  ],
  ['Has paid', { registered: nightOut('yes', { deposit: paid }) }],
  ['Has done everything', { registered: nightOut('no'), roadmaps: everyStep }],
  ['Is asked for an evening', invited({})],
  ['Comes, and others have not answered', invited({ state: 'coming' })],
  ['Comes', comes],
  ['Comes today', { ...comes, now: Date.parse('2025-02-01T02:00:00Z') }],
  [
    'The evening with the group has begun',
    {
      ...invited({ state: 'coming', status: 'over' }),
      now: Date.parse('2025-02-01T03:00:00Z'),
    },
  ],
  ['The evening with the group is over', { ...comes, now: Date.parse('2025-02-01T06:00:00Z') }],
  ['Cannot come', invited({ state: 'declined' })],
  [
    'Cannot come, and the evening was called off',
    invited({ state: 'declined', status: 'called-off' }),
  ],
  ['The evening with the group was called off', invited({ state: 'coming', status: 'called-off' })],
  [
    'It was called off, and its time has passed',
    {
      ...invited({ state: 'coming', status: 'called-off' }),
      now: Date.parse('2025-02-01T03:00:00Z'),
    },
  ],
  ['Waits for poetry night', { registered: poetry }],
  ['The Fridays are over', { registered: poetry, now: Date.parse('2025-03-02T10:00:00Z') }],
];

const cell = (lines: readonly string[]) => lines.join('<br>') || '–';
const nextOf = ({ next }: Standing) =>
  next && next !== 'loading'
    ? `**${next.title}**: [${next.action.text}](${next.action.href})`
    : '–';

it('says where a member stands, in the table of the docs', async () => {
  const rows = way.map(([name, facts]) => {
    const { done, waits, isAllSet, ...rest } = standing(facts);
    return [
      name,
      isAllSet ? '**You are all set!**' : nextOf({ done, waits, isAllSet, ...rest }),
      cell(waits.map(({ title }) => title)),
      cell(done),
    ];
  });
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    ['State', 'Next step', 'Waiting for others', 'Done'],
    ['---', '---', '---', '---'],
  ];
  await expect(`# Where a member stands

\`standingOf\` in \`packages/sdk/src/standing\` decides what is done, what is next and what waits for others. It knows the
member's videos and steps; what their registrations and evenings add is said by \`saidOf\` of mf-experiences
(\`src/standing\`), in its own pages and in the part that it has in those of mf-member. The journey (\`/emberite\`,
\`/emberite/journey\`), the experiences (\`/emberite/experiences\`) and the settings (\`/emberite/settings\`) show it with
the kit's \`Standing\` and say nothing else about it, so each row is true for all of them. A member without videos sees
the recorder in its place on the journey, until they put it off.

A test writes this table: \`npm test -- mf-experiences/src/standing/standing.test.ts -u\`.

${[...table, ...rows].map(line).join('\n')}
`).toMatchFileSnapshot('../../../docs/member-states.md');
});

const opening = Date.parse('2025-02-14T08:00:00Z');
const values = {
  videos: [[], [{ promptType: 'fun' }], [{ promptType: 'daily' }], both, 'loading', 'unknown'],
  registered: [
    nobody,
    poetry,
    nightOut('no'),
    nightOut('yes'),
    nightOut('yes', { payments: 'unavailable' }),
    nightOut('yes', { payments: 'unconfirmed' }),
    nightOut('yes', { deposit: pending(true) }),
    nightOut('yes', { deposit: paid }),
    nightOut('no', { place: closed }),
    { ...nobody, place: closed },
    'loading',
    'unknown',
  ],
  evenings: [
    [],
    [{ ...evening }],
    [{ ...evening, state: 'coming' }],
    [
      { ...evening, state: 'coming', status: 'called-off' },
      { ...evening, status: 'over' },
    ],
    'loading',
    'unknown',
  ],
  roadmaps: [{}, crafted, everyStep],
  location: ['CA:BC:Revelstoke', 'CA:BC:MetroVancouver', 'Other', null],
  now: [opening - 1, opening, opening + 30 * 24 * 60 * 60 * 1000],
  flag: [() => true, () => false],
} satisfies { [Name in keyof Facts]?: Facts[Name][] };

function* combinations(): Generator<Partial<Facts>> {
  for (const videos of values.videos)
    for (const registered of values.registered as Facts['registered'][])
      for (const evenings of values.evenings)
        for (const roadmaps of values.roadmaps)
          for (const location of values.location)
            for (const now of values.now)
              for (const flag of values.flag)
                yield {
                  videos,
                  registered,
                  evenings,
                  roadmaps,
                  location,
                  now,
                  flag,
                } as Partial<Facts>;
}

it('never contradicts itself, whatever is known', () => {
  const seen = { next: 0, allSet: 0, loading: 0 };
  const contradictions: unknown[] = [];
  for (const facts of combinations()) {
    const { next, isAllSet, waits, done } = standing(facts);
    if (next === 'loading') seen.loading += 1;
    else if (next) seen.next += 1;
    if (isAllSet) seen.allSet += 1;
    const titles = waits.map(({ title }) => title);
    const isKnown = [facts.registered, facts.videos, facts.evenings].every(
      (fact) => typeof fact === 'object',
    );
    const title = next && next !== 'loading' ? next.title : '';
    const contradicts =
      (isAllSet && next !== null) ||
      new Set(titles).size < titles.length ||
      // What is done or waits for others is not the next step.
      titles.includes(title) ||
      (title.startsWith('Register') &&
        (titles.includes('Your group forms') || done.join().includes('a night out'))) ||
      (typeof facts.evenings === 'string' && titles.includes('Your group forms'));
    // Nothing that is not known is said.
    if (contradicts || (isAllSet && !isKnown)) contradictions.push(facts);
  }
  expect(contradictions).toEqual([]);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

const nextTitle = (given: Partial<Facts>) => {
  const { next } = standing(given);
  return next && next !== 'loading' ? next.title : next;
};

it.each<[string | null, Partial<Facts>]>([
  ['A good start, now a fun one and a useful one', { videos: [{ promptType: 'daily' }] }],
  ['One down, now a fun one', { videos: [{ promptType: 'useful' }] }],
  ['Upload your first two videos', { videos: [{ promptType: 'fun' }], roadmaps: crafted }],
  ['loading', { videos: 'loading' }],
  ['loading', { registered: 'loading' }],
  ['Record your first video', { videos: [], registered: 'loading' }],
  // It is not known, or no group forms where they live: what they can read.
  ['See how Ember works', { registered: 'unknown' }],
  ['See how Ember works', { registered: { ...nobody, place: closed } }],
  ['See how Ember works', { location: 'Other', registered: { ...nobody, place: null } }],
  ['Register for a night out', { videos: 'unknown' }],
  ['Decide about your deposit', { registered: nightOut('yes', { payments: 'open' }) }],
  ['See how Ember works', { registered: nightOut('yes', { payments: 'unavailable' }) }],
  ['See how Ember works', { registered: nightOut('yes', { deposit: pending(true) }) }],
  [null, { registered: nightOut('no'), flag: () => false }],
])('the next step is %s for %j', (title, given) => {
  expect(nextTitle(given)).toBe(title);
});

it('counts the days to an evening where it takes place', () => {
  const first = (now: string) => standing({ ...comes, now: Date.parse(now) }).waits[0]?.title;
  // It is still January 29 in Vancouver.
  expect(first('2025-01-30T07:59:00Z')).toBe('Your evening is in 2 days');
  expect(first('2025-01-30T08:00:00Z')).toBe('Your evening is tomorrow');
  expect(first('2025-01-31T08:00:00Z')).toBe('Your evening is today');
});

it('asks about an evening before everything else', () => {
  for (const more of [{ videos: [] }, { registered: nightOut('yes') }, { roadmaps: everyStep }]) {
    expect(nextTitle({ ...invited({}), ...more })).toBe('Are you coming on Friday, January 31?');
  }
});

it('waits for the opening until it is there', () => {
  const titles = (now: number) => standing({ now }).waits.map(({ title }) => title);
  expect(titles(opening - 1)).toEqual(['Members see each other soon']);
  expect(titles(opening)).toEqual([]);
});

it('knows the deposit of somebody who is not registered', () => {
  expect(depositStatus({ ...nobody, deposit: paid })).toBe('paid');
  expect(standing({ registered: { ...nobody, deposit: paid } }).done).toContain(
    'Your deposit is paid.',
  );
});
