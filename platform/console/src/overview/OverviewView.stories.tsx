import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fewViews, history, listing, now, unjudged } from '../testing/samples.ts';
import { OverviewView } from './OverviewView.tsx';

const meta = {
  title: 'Console/Overview',
  tags: ['builders'],
  component: OverviewView,
  args: { listing, history, now },
} satisfies Meta<typeof OverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const CanaryFewSaw: Story = {
  args: fewViews,
  play: async ({ canvas }) => {
    for (const said of canvas.getAllByText(unjudged)) await expect(said).toBeVisible();
  },
};

export const OnePackage: Story = {
  args: { listing: { ...listing, remotes: listing.remotes.slice(0, 1) } },
};

export const NothingYet: Story = { args: { listing: { set: null, remotes: [] }, history: [] } };
