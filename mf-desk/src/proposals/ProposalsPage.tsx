import { deskGroupConfirm, deskProposalCheck, deskProposalMake } from '@emberite/sdk/desk';
import { useForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { useEffect, useState } from 'react';
import { EveningDialog } from '../groups/EveningDialog.tsx';
import type { EveningFields } from '../groups/eveningForm.ts';
import { experienceOptions, placeOptions } from '../desk/words.ts';
import type { FiltersProps } from '../list/Filters.tsx';
import { useFilters } from '../list/filters.ts';
import { monthsFrom } from './months.ts';
import type { Wanted } from './proposals.ts';
import { createProposals } from './proposals.ts';
import { ProposalsView } from './ProposalsView.tsx';

const filters = [
  { name: 'experience', label: 'Experience', options: experienceOptions },
  { name: 'place', label: 'Place', options: placeOptions },
  { name: 'month', label: 'Month', options: monthsFrom(Date.now()) },
] as const;

/** `/desk/proposals`: groups that could form. What they are for is in the address. */
export default function ProposalsPage() {
  const { chosen, choose } = useFilters(filters);
  const { experience, place, month } = chosen;
  const view = { filters, chosen, onChoose: choose };
  if (!experience || !place || !month) return <ProposalsView {...view} shown={null} />;
  const wanted = { experience, place, month };
  return <Proposed key={JSON.stringify(wanted)} wanted={wanted} view={view} />;
}

interface ProposedProps {
  wanted: Wanted;
  view: Pick<FiltersProps, 'filters' | 'chosen' | 'onChoose'>;
}

function Proposed({ wanted, view }: ProposedProps) {
  const [confirming, setConfirming] = useState<Form<EveningFields>>();
  const close = () => setConfirming(undefined);
  const [proposals] = useState(() =>
    createProposals({
      api: { deskGroupConfirm, deskProposalCheck, deskProposalMake },
      wanted,
      onConfirmed: close,
    }),
  );
  useEffect(() => void proposals.making.start(), [proposals]);
  const { proposal } = useForm(proposals);
  return (
    <>
      <ProposalsView
        {...view}
        shown={{
          proposal,
          making: useForm(proposals.making).progress,
          checking: useForm(proposals.checking).progress,
        }}
        onMake={() => void proposals.making.start()}
        onCheck={() => void proposals.checking.start()}
        onMove={proposals.move}
        onConfirm={(index) => setConfirming(proposals.confirming(index))}
      />
      {confirming && (
        <EveningDialog
          title="Confirm this group"
          explanation="Each of its people gets a mail, with two links: I come, and I cannot."
          action={['Confirm and invite', 'Confirming...']}
          form={confirming}
          onClose={close}
        />
      )}
    </>
  );
}
