import { deskGroupConfirm, deskProposalCheck, deskProposalMake } from '@emberite/sdk/desk';
import { useForm } from '@emberite/sdk/form';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { confirming } from '../groups/asked.ts';
import { FormDialog } from '../groups/FormDialog.tsx';
import { typedAbout } from '../groups/typed.ts';
import { Desk } from '../desk/Desk.tsx';
import { groupFilters } from '../desk/words.ts';
import { Filters } from '../list/Filters.tsx';
import type { FiltersProps } from '../list/Filters.tsx';
import { useFilters } from '../list/filters.ts';
import { monthsFrom } from './months.ts';
import type { Wanted } from './proposals.ts';
import { createProposals } from './proposals.ts';
import { ProposedGroups } from './ProposedGroups.tsx';

const filters = [
  ...groupFilters,
  { name: 'month', label: 'Month', options: monthsFrom(Date.now()) },
] as const;

/** `/desk/proposals`: groups that could form. What they are for is in the address. */
export default function ProposalsPage() {
  const { chosen, choose } = useFilters(filters);
  const { experience, place, month } = chosen;
  const wanted = experience && place && month && { experience, place, month };
  return (
    <ProposalsView {...{ filters, chosen }} onChoose={choose}>
      {wanted && <Proposed key={JSON.stringify(wanted)} wanted={wanted} />}
    </ProposalsView>
  );
}

/** The page: what groups are proposed for, and the groups once everything is chosen. */
export const ProposalsView = ({
  children,
  ...props
}: Omit<FiltersProps, 'placeholder'> & { children: ReactNode }) => (
  <Desk
    at="/desk/proposals"
    lead="Groups that could form from the people who wait. Nothing is stored before you confirm one."
  >
    <Filters {...props} placeholder="Choose" />
    {children || <p>Choose an experience, a place and a month.</p>}
  </Desk>
);

function Proposed({ wanted }: { wanted: Wanted }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useLostFocus(dialog);
  const close = () => setDialog(null);
  const [proposals] = useState(() =>
    createProposals({
      api: { deskGroupConfirm, deskProposalCheck, deskProposalMake },
      wanted,
      onConfirmed: close,
    }),
  );
  const making = useForm(proposals.making).progress;
  const checking = useForm(proposals.checking).progress;
  const shown = useForm(proposals);
  // At first, and when the network is back that they failed without.
  useEffect(() => {
    if (making.status === 'idle') void proposals.making.start();
  }, [proposals, making.status]);
  useEffect(() => {
    if (checking.status === 'idle' && !shown.isChecked) void proposals.checking.start();
  }, [proposals, checking.status, shown.isChecked]);
  function confirm(index: number) {
    const form = proposals.confirming(index, typedAbout(`confirm ${JSON.stringify(wanted)}`));
    setDialog(<FormDialog {...confirming} form={form} onClose={close} />);
  }
  return (
    <>
      <ProposedGroups
        {...shown}
        {...{ making, checking }}
        onMake={() => void proposals.making.start()}
        onCheck={() => void proposals.checking.start()}
        onMove={proposals.move}
        onConfirm={confirm}
      />
      {dialog}
    </>
  );
}
