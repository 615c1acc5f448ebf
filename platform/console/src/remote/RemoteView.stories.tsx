import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  counts,
  fewViews,
  history,
  listing,
  now,
  report,
  sizes,
  unjudged,
} from '../testing/samples.ts';
import { RemoteView } from './RemoteView.tsx';

const meta = {
  title: 'Console/Package',
  tags: ['builders'],
  component: RemoteView,
  args: { name: 'mf-events', live: listing.remotes[0], history, sizes, report, counts, now },
} satisfies Meta<typeof RemoteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const NothingCounted: Story = { args: { counts: [] } };

export const CanaryFewSaw: Story = {
  args: { live: fewViews.listing.remotes[0], history: fewViews.history },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`They get .* ${unjudged}\\.`))).toBeVisible();
    await expect(canvas.getByText(unjudged)).toBeVisible();
  },
};

export const FirstRelease: Story = {
  args: {
    live: { ...listing.remotes[0]!, live: sizes[3]!.id, canary: null },
    history: history.slice(-1),
    sizes: sizes.slice(-1),
    report: null,
    counts: [],
  },
};

export const NotLive: Story = {
  args: { live: undefined, history: [], sizes: [], report: null, counts: [] },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    const [size] = canvas.getAllByText('As a table');
    await userEvent.click(size!);
    const table = canvas.getByRole('region', { name: 'Size: table' });
    await expect(table).toBeVisible();
    await expect(table).toHaveTextContent('52.9 kB');
  },
};
