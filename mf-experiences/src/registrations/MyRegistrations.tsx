import { api } from '@emberite/sdk/api';
import type { Registration } from '@emberite/sdk/contract/registration';
import { useNavigate } from '@emberite/sdk/router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openPayment } from '../wizard/entry.ts';
import { formOf } from './changeRegistration.ts';
import type { RegistrationForm } from './changeRegistration.ts';
import { createRegistrations } from './registrations.ts';
import type { RegistrationsState } from './registrations.ts';
import { RegistrationsView } from './RegistrationsView.tsx';
import { UnsentQuestion } from './UnsentQuestion.tsx';

/** What the signed-in member is registered for. */
export function MyRegistrations() {
  const [registrations] = useState(() => createRegistrations(api));
  const [asked, setAsked] = useState<RegistrationForm | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const load = () => void registrations.load();
    // The browser may show this page as it was left, before the payment.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && load();
    load();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [registrations]);

  const open = ({ path }: RegistrationForm) => void navigate(path);
  function startAgain(form: RegistrationForm) {
    form.fill();
    open(form);
  }
  function change(registration: Registration) {
    const form = formOf(registration);
    if (form.hasUnsent()) setAsked(form);
    else startAgain(form);
  }
  return (
    <>
      <RegistrationsView
        state={useSnapshot(registrations.state) as RegistrationsState}
        onLoad={() => void registrations.load()}
        onChange={change}
        onPay={openPayment}
      />
      <UnsentQuestion
        open={asked !== null}
        onClose={() => setAsked(null)}
        onGoOn={() => asked && open(asked)}
        onStartAgain={() => asked && startAgain(asked)}
      />
    </>
  );
}
