import { api } from '@emberite/sdk/api';
import type { Registration } from '@emberite/sdk/contract/registration';
import { useResource } from '@emberite/sdk/resource';
import { useNavigate } from '@emberite/sdk/router';
import { useState } from 'react';
import { openPayment } from '../wizard/entry.ts';
import { formOf } from './changeRegistration.ts';
import type { RegistrationForm } from './changeRegistration.ts';
import { createRegistrations } from './registrations.ts';
import { RegistrationsView } from './RegistrationsView.tsx';
import { UnsentQuestion } from './UnsentQuestion.tsx';

/** What the signed-in member is registered for. */
export function MyRegistrations() {
  const [registrations] = useState(() => createRegistrations({ api }));
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
        loaded={useResource(registrations)}
        onLoad={() => void registrations.load()}
        onChange={change}
        onPay={() => void openPayment()}
      />
      <UnsentQuestion
        open={unsent !== null}
        onClose={() => setUnsent(null)}
        onGoOn={() => unsent && open(unsent)}
        onStartAgain={() => unsent && startAgain(unsent)}
      />
    </>
  );
}
