import { api } from '@emberite/sdk/api';
import { useNavigate } from '@emberite/sdk/router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { fillForm } from './changeRegistration.ts';
import { createRegistrations } from './registrations.ts';
import type { RegistrationsState } from './registrations.ts';
import { RegistrationsView } from './RegistrationsView.tsx';

/** What the signed-in member is registered for. */
export function MyRegistrations() {
  const [registrations] = useState(() => createRegistrations(api));
  const navigate = useNavigate();
  useEffect(() => void registrations.load(), [registrations]);
  return (
    <RegistrationsView
      state={useSnapshot(registrations.state) as RegistrationsState}
      onLoad={() => void registrations.load()}
      onChange={(registration) => void navigate(fillForm(registration))}
    />
  );
}
