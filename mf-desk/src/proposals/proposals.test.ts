// @vitest-environment jsdom
import { ApiError } from '@emberite/sdk/api';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { brokenProposal, group } from '../testing/samples.ts';
import { createProposals, waitingIn } from './proposals.ts';

type Checked = Awaited<
  ReturnType<Parameters<typeof createProposals>[0]['api']['deskProposalCheck']>
>;

const wanted = { experience: 'karaoke', place: 'CA:BC:Revelstoke', month: '2026-12' } as const;
const [first, second] = brokenProposal.groups as [
  (typeof brokenProposal.groups)[number],
  (typeof brokenProposal.groups)[number],
];
const mover = first.people[0]!;

/** Proposals of two groups. The test responds to checks, in any order. */
async function open() {
  const checks: PromiseWithResolvers<Checked>[] = [];
  const deskProposalCheck = vi.fn(() => {
    const check = Promise.withResolvers<Checked>();
    checks.push(check);
    return check.promise;
  });
  const deskGroupConfirm = vi.fn(async () => group);
  const onConfirmed = vi.fn();
  const proposals = createProposals({
    api: {
      deskProposalMake: async () => structuredClone(brokenProposal),
      deskProposalCheck,
      deskGroupConfirm,
    },
    wanted,
    onConfirmed,
  });
  await proposals.making.start();
  const respond = async (place: number, ...messages: string[]) => {
    checks[place]!.resolve({
      groups: [messages, []].map((one) => ({
        broken: one.map((message) => ({ rule: 'size' as const, message, people: [] })),
      })),
    });
    await expect.poll(() => proposals.checking.state.progress.status).not.toBe('idle');
  };
  const proposal = () => proposals.state.proposal;
  return {
    ...proposals,
    proposal,
    checks,
    deskProposalCheck,
    deskGroupConfirm,
    onConfirmed,
    respond,
  };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('moves a person, and asks which rules the groups break now', async () => {
  const { move, proposal, deskProposalCheck, checks, respond, checking } = await open();
  move(mover, 1);
  expect(proposal().groups.map(({ people }) => people.includes(mover))).toEqual([false, true]);
  expect(deskProposalCheck).toHaveBeenCalledWith({
    experience: 'karaoke',
    place: 'CA:BC:Revelstoke',
    groups: [
      { when: first.when, people: first.people.slice(1) },
      { when: second.when, people: [...second.people, mover] },
    ],
  });
  await respond(0, 'The group has 5 people, and needs 6 to 12.');
  await expect.poll(() => checking.state.progress.status).toBe('done');
  expect(proposal().groups.map(({ broken }) => broken.length)).toEqual([1, 0]);
  expect(checks).toHaveLength(1);
});

it('knows what the groups break only once it is checked after a move', async () => {
  const { move, checks, checking, state, respond } = await open();
  expect(state.isChecked).toBe(true);
  move(mover, 1);
  expect(state.isChecked).toBe(false);
  checks[0]!.reject(new Error('No.'));
  await expect.poll(() => checking.state.progress.status).toBe('failed');
  expect(state.isChecked).toBe(false);
  void checking.start();
  await respond(1);
  await expect.poll(() => state.isChecked).toBe(true);
});

it('checks the groups again if one is refused, because other staff may have taken its people', async () => {
  const { confirming, deskGroupConfirm, deskProposalCheck, state, respond } = await open();
  const message = 'Somebody is in another group.';
  deskGroupConfirm.mockRejectedValue(new ApiError({ code: 'rule-broken', message, status: 409 }));
  const form = confirming(0);
  form.change({ place: 'The Mic', address: '1 First Street', host: 'Dana' });
  await form.submit();
  expect(form.state.problem).toMatchObject({ message });
  expect(deskProposalCheck).toHaveBeenCalledOnce();
  await respond(0, message);
  await expect.poll(() => state.isChecked).toBe(true);
  expect(state.proposal.groups[0]!.broken[0]!.message).toBe(message);
});

it('lets a person wait on', async () => {
  const { move, proposal } = await open();
  const before = waitingIn(proposal()).length;
  move(mover, null);
  expect(waitingIn(proposal()).map(({ id }) => id)).toContain(mover);
  expect(waitingIn(proposal())).toHaveLength(before + 1);
});

it('does not show what a group broke before a later move', async () => {
  const { move, proposal, checks, checking, respond } = await open();
  move(mover, 1);
  move(mover, 0);
  await respond(0, 'Old.');
  await expect.poll(() => checks).toHaveLength(2);
  expect(JSON.stringify(proposal())).not.toContain('Old.');
  await respond(1, 'New.');
  await expect.poll(() => checking.state.progress.status).toBe('done');
  expect(proposal().groups[0]!.broken[0]!.message).toBe('New.');
});

it('confirms a group, and keeps the others', async () => {
  const { confirming, proposal, deskGroupConfirm, onConfirmed } = await open();
  const form = confirming(0);
  expect(form.state.fields.date).toBe(first.dates[0]);
  await form.submit();
  expect(form.state.problem).toEqual({ at: 'place', message: 'Please say where the group meets.' });
  form.change({ place: 'The Mic', address: '1 First Street', host: 'Dana' });
  await form.submit();
  expect(deskGroupConfirm).toHaveBeenCalledWith({
    experience: 'karaoke',
    place: 'CA:BC:Revelstoke',
    people: first.people,
    date: first.dates[0],
    hour: '19:00',
    meetingPlace: { name: 'The Mic', address: '1 First Street' },
    host: 'Dana',
    word: '',
  });
  expect(proposal().groups.map(({ when }) => when)).toEqual([second.when]);
  expect(proposal().people.some(({ id }) => first.people.includes(id))).toBe(false);
  expect(onConfirmed).toHaveBeenCalledOnce();
});

it('takes the group that was confirmed from the list, whatever place it has by then', async () => {
  const { confirming, proposal } = await open();
  const forms = [confirming(0), confirming(1)];
  for (const form of forms) {
    form.change({ place: 'The Mic', address: '1 First Street', host: 'Dana' });
    await form.submit();
  }
  expect(proposal().groups).toEqual([]);
});

it.each([
  ['saturday_daytime', '14:00'],
  ['sunday_evenings', '19:00'],
] as const)('suggests an hour on %s at which people are free', async (when, hour) => {
  const { confirming, state } = await open();
  state.proposal.groups[0]!.when = when;
  expect(confirming(0).state.fields.hour).toBe(hour);
});

it.each<[now: string, date: string, dates?: string[]]>([
  ['2025-11-22T02:59Z', '2025-11-28'],
  ['2025-11-22T03:01Z', '2025-12-05'],
  // The clocks of the place go back on the Sunday in between.
  ['2025-11-01T01:59Z', '2025-11-07'],
  ['2025-11-01T02:01Z', '2025-11-14'],
  // No date is: staff choose another hour.
  ['2025-11-29T03:01Z', '2025-12-05', ['2025-12-05']],
])('suggests at %s the first date whose hour is seven days ahead: %s', async (now, date, dates) => {
  const { confirming, state } = await open();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  onTestFinished(() => clock.mockRestore());
  state.proposal.timeZone = 'America/Vancouver';
  state.proposal.groups[0]!.dates = dates ?? [
    '2025-11-07',
    '2025-11-14',
    '2025-11-28',
    '2025-12-05',
  ];
  expect(confirming(0).state.fields.date).toBe(date);
});

it('says at the date that it is too soon', async () => {
  const { confirming, deskGroupConfirm, proposal } = await open();
  const message = 'An evening must be at least seven days ahead.';
  deskGroupConfirm.mockRejectedValue(new ApiError({ code: 'too-soon', message, status: 409 }));
  const form = confirming(0);
  form.change({ place: 'The Mic', address: '1 First Street', host: 'Dana' });
  await form.submit();
  expect(form.state.problem).toEqual({ at: 'date', message });
  expect(proposal().groups).toHaveLength(2);
});
