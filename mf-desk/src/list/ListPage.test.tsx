// @vitest-environment jsdom
import { useLocation } from '@emberite/sdk/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from '@emberite/testing/router';
import { expect, it } from 'vitest';
import { EmailLink } from '../desk/EmailLink.tsx';
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
