// @vitest-environment jsdom
import { useLocation } from '@emberite/sdk/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from '@emberite/testing/router';
import { expect, it } from 'vitest';
import { EmailLink } from '../desk/EmailLink.tsx';
import { registrations } from '../registrations/RegistrationsPage.tsx';
import * as samples from '../testing/samples.ts';
import { listPage } from './ListPage.tsx';

const filters = [
  { name: 'role', label: 'Waits', options: [{ value: 'host', label: 'To host' }] },
] as const;

const list = {
  at: '/desk/waitlist',
  title: 'Waiting list',
  noun: ['entry', 'entries'],
  filters,
  keyOf: (row: string) => row,
  columns: [{ title: 'Address', cell: (row: string) => row }],
} as const;

const asked: object[] = [];
async function ask(chosen: { role?: 'host' }) {
  asked.push(chosen);
  return { rows: chosen.role ? ['maya'] : ['maya', 'jonas'], csv: `/api/list.csv?${chosen.role}` };
}

const ListPage = listPage(list, ask);
const Address = () => <output>{useLocation().search}</output>;

function open(path: string) {
  asked.length = 0;
  render(
    <MemoryRouter initialEntries={[path]}>
      <ListPage />
      <Address />
    </MemoryRouter>,
  );
}

it('keeps its filters in the address, and lists what fits them', async () => {
  open('/?other=1');
  await screen.findByRole('table', { name: '2 entries' });
  await userEvent.selectOptions(screen.getByLabelText('Waits'), 'To host');
  await screen.findByRole('table', { name: '1 entry' });
  expect(screen.getByText('?other=1&role=host')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Download as CSV' });
  expect(link.getAttribute('href')).toBe('/api/list.csv?host');
  await userEvent.selectOptions(screen.getByLabelText('Waits'), 'All');
  await screen.findByText('?other=1');
  expect(asked).toEqual([{}, { role: 'host' }, {}]);
});

it('ignores a value in the address that it does not offer', async () => {
  open('/?role=admin');
  await screen.findByRole('table', { name: '2 entries' });
  expect(asked).toEqual([{}]);
});

it('encodes in a link what else a link may have', () => {
  render(<EmailLink email="a&b?c%d@people.example" />);
  const link = screen.getByRole('link', { name: 'a&b?c%d@people.example' });
  expect(link.getAttribute('href')).toBe('mailto:a%26b%3Fc%25d@people.example');
});

it('words what a deposit is', () => {
  const [sample] = samples.registrations;
  const { cell } = registrations.columns.find(({ title }) => title === 'Deposit')!;
  const paid = { status: 'paid', amount: 10, paidAt: '2027-02-14T08:00:00Z' } as const;
  const words = [
    { status: 'failed', amount: 10, startedAt: paid.paidAt } as const,
    paid,
    { ...paid, refund: 'under-way' } as const,
    { ...paid, refund: 'refused' } as const,
  ].map((deposit) => cell({ ...sample!, deposit }));
  expect(words).toEqual([
    '$10: Not paid',
    '$10: Paid',
    '$10: Refund on its way',
    '$10: Refund refused by the bank',
  ]);
});
