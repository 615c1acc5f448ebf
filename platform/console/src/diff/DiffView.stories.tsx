import type { Meta, StoryObj } from '@storybook/react-vite';
import { after, before, sizes } from '../testing/samples.ts';
import { DiffView } from './DiffView.tsx';

const meta = {
  title: 'Console/Two releases',
  tags: ['builders'],
  component: DiffView,
  args: {
    name: 'mf-events',
    ids: sizes.map(({ id }) => id),
    live: after.id,
    releases: { from: before, to: after },
  },
} satisfies Meta<typeof DiffView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnlyBytes: Story = {
  args: { releases: { from: { ...before, id: 'x', files: {} }, to: before } },
};

export const TheSame: Story = { args: { releases: { from: after, to: after } } };

export const OnlyOne: Story = {
  args: { ids: [after.id], releases: { from: after, to: after } },
};
