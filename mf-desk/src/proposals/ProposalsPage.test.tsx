// @vitest-environment jsdom
import { MemoryRouter } from '@emberite/testing/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { config } from '@emberite/sdk/config';
import { afterEach, expect, it, vi } from 'vitest';
import { brokenProposal, group, proposal } from '../testing/samples.ts';
import ProposalsPage from './ProposalsPage.tsx';
import type { Proposal } from './proposals.ts';

afterEach(() => vi.restoreAllMocks());

/** Opens the page of a month, with what the API proposes. It confirms everything. */
async function open(proposed: Proposal) {
  config.apiBase = 'https://ember.example/api';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (url.endsWith('/desk/groups')) return Response.json(group);
    const groups = proposed.groups.map(() => ({ broken: [] }));
    return Response.json(url.endsWith('/check') ? { groups } : proposed);
  });
  const month = new Date().toISOString().slice(0, 7);
  render(
    <MemoryRouter initialEntries={[`/?experience=karaoke&place=CA:BC:Revelstoke&month=${month}`]}>
      <ProposalsPage />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Still waiting' });
}

async function confirm(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.type(screen.getByLabelText('Meeting place'), 'The Mic');
  await userEvent.type(screen.getByLabelText('Address'), '1 First Street');
  await userEvent.type(screen.getByLabelText('Host'), 'Dana');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and invite' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}

it('moves the focus to the title once the last group is confirmed', async () => {
  await open(proposal);
  await confirm('Confirm: Group 1, Friday evenings');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('gives the focus to nobody who was moved before a group was confirmed', async () => {
  const groups = brokenProposal.groups.map((one) => ({ ...one, broken: [] }));
  await open({ ...brokenProposal, groups });
  await userEvent.selectOptions(screen.getByLabelText('Group of Robin'), '1');
  expect(document.activeElement).toBe(screen.getByLabelText('Group of Robin'));
  await screen.findAllByText('It breaks no rule.');
  await confirm('Confirm: Group 1, Friday evenings');
  expect(document.activeElement).not.toBe(screen.getByLabelText('Group of Robin'));
});

it('says who breaks a rule, and tells people of one name apart by their addresses', async () => {
  const people = brokenProposal.people.map((person) =>
    person.name === 'Theo' ? { ...person, name: 'Ben' } : person,
  );
  await open({ ...brokenProposal, people });
  screen.getByText('A group has 6 to 12 people.');
  screen.getByText('Somebody is not free then. Who: Noor.');
  const [ben, theo] = ['Ben (ben@people.example)', 'Ben (theo@people.example)'];
  screen.getByText(`Some of them were in a group together before. Who: ${ben}, ${theo}.`);
  screen.getByLabelText(`Group of ${theo}`);
  screen.getByRole('link', { name: 'theo@people.example' });
});

it.each<[string, Partial<Proposal>]>([
  ['Nobody waits for this here.', { people: [], missing: [], hasDates: false }],
  [
    'No day of this month that suits is at least seven days ahead.',
    { missing: [], hasDates: false },
  ],
  ['Nothing that fits all rules. Who is missing is below.', { hasDates: true }],
  ['Nothing that fits all rules.', { missing: [] }],
])('says why no group can form: %s', async (why, more) => {
  await open({ ...proposal, groups: [], ...more });
  expect(screen.getByText(why)).toBeDefined();
});

/** Goes offline, does something, and is online again once the page has said what failed. */
async function failOffline(what: () => Promise<unknown>, title: string): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await what();
  await screen.findByText(title);
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
}

it('proposes and checks groups by itself once the network is back', async () => {
  await open(proposal);
  const month = screen.getByLabelText<HTMLSelectElement>('Month');
  const choose = () => userEvent.selectOptions(month, month.options[2]!);
  await failOffline(choose, 'We could not propose groups.');
  await screen.findByRole('heading', { name: 'Still waiting' });
  const { name } = proposal.people[0]!;
  const move = () => userEvent.selectOptions(screen.getByLabelText(`Group of ${name}`), 'none');
  await failOffline(move, 'We could not check the groups.');
  await screen.findByText('It breaks no rule.');
});

it('keeps the focus on a filter while the groups for it appear', async () => {
  // Nothing answers here: what appears is why there are no groups.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/?experience=karaoke&place=CA:BC:Revelstoke']}>
      <ProposalsPage />
    </MemoryRouter>,
  );
  screen.getByText('Choose an experience, a place and a month.');
  for (const month of [1, 2]) {
    const menu = screen.getByLabelText<HTMLSelectElement>('Month');
    await userEvent.selectOptions(menu, menu.options[month]!);
    await screen.findByRole('heading', { name: 'We could not propose groups.' });
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await screen.findByRole('heading', { name: 'We could not propose groups.' });
});
