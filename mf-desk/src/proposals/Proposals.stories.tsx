import { useForm } from '@emberite/sdk/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { groupFilters } from '../desk/words.ts';
import { brokenProposal, proposal } from '../testing/samples.ts';
import { monthsFrom } from './months.ts';
import { createProposals } from './proposals.ts';
import { ProposalsView } from './ProposalsPage.tsx';
import { ProposedGroups } from './ProposedGroups.tsx';
import type { ProposedGroupsProps } from './ProposedGroups.tsx';

const done = { status: 'done' } as const;
const failed = {
  status: 'failed',
  message: 'We cannot reach Ember. Please check your connection and try again.',
} as const;

const page = {
  filters: [
    ...groupFilters,
    { name: 'month', label: 'Month', options: monthsFrom(Date.parse('2026-11-26T10:00Z')) },
  ],
  chosen: { experience: 'karaoke', place: 'CA:BC:Revelstoke', month: '2026-12' },
  onChoose: () => {},
};

const show = (args: ProposedGroupsProps) => (
  <ProposalsView {...page}>
    <ProposedGroups {...args} />
  </ProposalsView>
);

const meta = {
  title: 'mf-desk/Proposals',
  component: ProposedGroups,
  parameters: { ground: 'bare' },
  args: {
    proposal,
    isChecked: true,
    making: done,
    checking: { status: 'idle' },
    onMake: () => {},
    onCheck: () => {},
    onMove: () => {},
    onConfirm: () => {},
  },
  render: show,
} satisfies Meta<typeof ProposedGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneGroup: Story = {};

export const Broken: Story = { args: { proposal: brokenProposal, checking: done } };

export const Checking: Story = {
  args: { proposal: brokenProposal, isChecked: false, checking: { status: 'busy' } },
};

export const NotChecked: Story = {
  args: { proposal: brokenProposal, isChecked: false, checking: failed },
};

export const NoGroup: Story = { args: { proposal: { ...proposal, groups: [] } } };

export const Nobody: Story = { args: { proposal: { groups: [], people: [], missing: [] } } };

export const NothingChosen: Story = {
  render: () => (
    <ProposalsView {...page} chosen={{}}>
      {null}
    </ProposalsView>
  ),
};

export const Making: Story = { args: { making: { status: 'busy' } } };

export const NotMade: Story = { args: { making: failed } };

/** Says of a small group that it is too small. */
const proposals = () =>
  createProposals({
    api: {
      deskProposalMake: async () => structuredClone(brokenProposal),
      deskProposalCheck: async ({ groups }) => ({
        groups: groups.map(({ people }) => ({
          broken:
            people.length < 6
              ? [{ rule: 'size' as const, message: `Only ${people.length} people.`, people: [] }]
              : [],
        })),
      }),
      deskGroupConfirm: () => Promise.reject(new Error('Not here.')),
    },
    wanted: { experience: 'karaoke', place: 'CA:BC:Revelstoke', month: '2026-12' },
    onConfirmed: () => {},
  });

/** A person's menu moves them, says what that breaks, and keeps the focus. */
export const Moving: Story = {
  render: function MovingStory(args) {
    const [one] = useState(proposals);
    useEffect(() => void one.making.start(), [one]);
    const state = useForm(one);
    const making = useForm(one.making).progress;
    const checking = useForm(one.checking).progress;
    return show({ ...args, ...state, making, checking, onMove: one.move });
  },
  async play({ canvas }) {
    await userEvent.selectOptions(await canvas.findByLabelText('Group of Robin'), 'Group 2');
    await canvas.findByText('Only 5 people.');
    const menu = canvas.getByLabelText('Group of Robin');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveDisplayValue('Group 2');
    await expect(canvas.getAllByRole('button', { name: /^Confirm/ })[0]).toBeDisabled();
  },
};
