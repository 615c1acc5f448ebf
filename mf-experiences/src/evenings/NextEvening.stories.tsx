import { Page } from '@emberite/ui-kit/Page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextEvening } from './NextEvening.tsx';
import { evening, now } from './testing/evening.ts';

const meta = {
  title: 'mf-experiences/Next evening',
  component: NextEvening,
  render: (args) => (
    <Page>
      <h1>Your journey</h1>
      <NextEvening {...args} />
    </Page>
  ),
  args: { evenings: [evening], now },
} satisfies Meta<typeof NextEvening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {};

export const Today: Story = { args: { now: Date.parse(evening.startsAt) - 3_600_000 } };
