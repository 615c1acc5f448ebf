import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import type { Registration } from '@emberite/contract/registration';
import { useForm } from '@emberite/sdk/form';
import { useNavigate } from '@emberite/sdk/router';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { useState } from 'react';
import { openPayment } from '../wizard/entry.ts';
import { formOf } from './changeRegistration.ts';
import type { RegistrationForm } from './changeRegistration.ts';
import type { MyRegistrationsList } from '../registered/registrations.ts';
import { unsentAnswers } from '../registered/registrationTexts.ts';
import { RegistrationsView } from './RegistrationsView.tsx';
import type { RegistrationsViewProps } from './RegistrationsView.tsx';

export interface MyRegistrationsProps extends Pick<
  RegistrationsViewProps,
  'loaded' | 'evenings' | 'now' | 'standing'
> {
  mine: MyRegistrationsList;
}

/** What the signed-in member is registered for. */
export function MyRegistrations({ mine, ...shown }: MyRegistrationsProps) {
  const [isSeasonOver] = useState(() => poetrySeasonAt(Date.now()).phase === 'after');
  const [unsent, setUnsent] = useState<RegistrationForm | null>(null);
  const navigate = useNavigate();
  const open = ({ path }: RegistrationForm) => void navigate(path);
  function startAgain(form: RegistrationForm) {
    form.fill();
    open(form);
  }
  function change(registration: Registration) {
    const form = formOf(registration);
    if (form.hasUnsent()) setUnsent(form);
    else startAgain(form);
  }
  return (
    <>
      <RegistrationsView
        {...shown}
        isSeasonOver={isSeasonOver}
        withdrawals={useForm(mine.withdrawals)}
        removals={useForm(mine.removals)}
        checking={useForm(mine.checking).progress}
        onLoad={() => void mine.registered.load()}
        onChange={change}
        onWithdraw={(id) => void mine.withdrawals.start(id)}
        onRemove={(experience) => void mine.removals.start(experience)}
        onCheck={() => void mine.checking.start()}
        onPay={() => void openPayment()}
      />
      <Confirm
        {...unsentAnswers}
        open={unsent !== null}
        onClose={() => setUnsent(null)}
        onKeep={() => unsent && open(unsent)}
        onConfirm={() => unsent && startAgain(unsent)}
      />
    </>
  );
}
