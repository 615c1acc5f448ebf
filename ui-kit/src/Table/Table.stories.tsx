import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Stack } from '../Stack/index.ts';
import { Table } from './Table.tsx';

interface Boat {
  name: string;
  seats: number;
  state: string | null;
}

const boats: Boat[] = [
  { name: 'Grebe', seats: 2, state: 'Ready' },
  { name: 'Merganser', seats: 3, state: null },
  {
    name: 'Donaudampfschifffahrtsgesellschaftskapitän',
    seats: 12,
    state: 'Being repaired until the river is free of ice again',
  },
];

const meta = {
  title: 'Components/Layout/Table',
  component: Table<Boat>,
  args: {
    caption: '3 boats',
    columns: [
      { title: 'Boat', cell: ({ name }) => name },
      { title: 'Seats', cell: ({ seats }) => seats },
      { title: 'State', cell: ({ state }) => state && <Badge>{state}</Badge> },
      { title: 'Where it is', cell: () => 'Boathouse at the lake, second rack from the door' },
    ],
    rows: boats,
    keyOf: ({ name }) => name,
  },
} satisfies Meta<typeof Table<Boat>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="wide">
      <Table {...args} />
      <Table
        {...args}
        caption="1 boat"
        rows={boats.slice(0, 1)}
        columns={args.columns.slice(0, 2)}
      />
    </Stack>
  ),
};
