import type { Meta, StoryObj } from '@storybook/react-vite';
import { experienceOptions, placeOptions } from '../desk/words.ts';
import { brokenProposal, proposal } from '../testing/samples.ts';
import { monthsFrom } from './months.ts';
import { ProposalsView } from './ProposalsView.tsx';

const done = { status: 'done' } as const;
const failed = {
  status: 'failed',
  message: 'We cannot reach Ember. Please check your connection and try again.',
} as const;

const meta = {
  title: 'mf-desk/Proposals',
  component: ProposalsView,
  parameters: { ground: 'bare' },
  args: {
    filters: [
      { name: 'experience', label: 'Experience', options: experienceOptions },
      { name: 'place', label: 'Place', options: placeOptions },
      { name: 'month', label: 'Month', options: monthsFrom(Date.parse('2026-11-26T10:00Z')) },
    ],
    chosen: { experience: 'karaoke', place: 'CA:BC:Revelstoke', month: '2026-12' },
    onChoose: () => {},
    shown: { proposal, making: done, checking: { status: 'idle' } },
  },
} satisfies Meta<typeof ProposalsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneGroup: Story = {};

export const Broken: Story = {
  args: { shown: { proposal: brokenProposal, making: done, checking: done } },
};

export const Checking: Story = {
  args: { shown: { proposal: brokenProposal, making: done, checking: { status: 'busy' } } },
};

export const NotChecked: Story = {
  args: { shown: { proposal: brokenProposal, making: done, checking: failed } },
};

export const NoGroup: Story = {
  args: { shown: { proposal: { ...proposal, groups: [] }, making: done, checking: done } },
};

export const Nobody: Story = {
  args: {
    shown: { proposal: { groups: [], people: [], missing: [] }, making: done, checking: done },
  },
};

export const NothingChosen: Story = { args: { chosen: {}, shown: null } };

export const Making: Story = {
  args: { shown: { proposal: null, making: { status: 'busy' }, checking: { status: 'idle' } } },
};

export const NotMade: Story = {
  args: { shown: { proposal: null, making: failed, checking: { status: 'idle' } } },
};
