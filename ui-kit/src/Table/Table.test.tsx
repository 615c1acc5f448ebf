// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';

const boats = [
  { name: 'Grebe', seats: 2 },
  { name: 'Merganser', seats: null },
];

it('names its rows and columns, and says of each value what it is', () => {
  render(
    <Table
      caption="2 boats"
      columns={[
        { title: 'Boat', cell: ({ name }) => name },
        { title: 'Seats', cell: ({ seats }) => seats },
      ]}
      rows={boats}
      keyOf={({ name }) => name}
    />,
  );
  const table = screen.getByRole('table', { name: '2 boats' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Boat', 'Seats']);
  const row = within(table).getByRole('row', { name: 'Grebe 2' });
  expect(within(row).getByRole('rowheader').textContent).toBe('Grebe');
  expect(within(row).getByRole('cell').dataset).toMatchObject({ title: 'Seats' });
  const [empty] = within(table.querySelector('tbody tr:last-child')!).getAllByRole('cell');
  expect(empty?.dataset).toHaveProperty('empty');
});

it.each([
  [0, false],
  ['', true],
  [undefined, true],
  [false, true],
])('leaves out what says nothing on phones: %j', (value, isEmpty) => {
  const columns = [
    { title: 'Boat', cell: () => 'Grebe' },
    { title: 'Seats', cell: () => value },
  ];
  render(<Table caption="1 boat" columns={columns} rows={boats.slice(0, 1)} keyOf={String} />);
  expect('empty' in screen.getByRole('cell').dataset).toBe(isEmpty);
});
