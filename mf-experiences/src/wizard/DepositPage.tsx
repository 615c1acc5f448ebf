import { wizardPath } from '@emberite/content/registrationWizard';
import { api } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { useEffect, useState } from 'react';
import { createDepositCheck } from './deposit.ts';
import type { Hint } from './deposit.ts';
import { DepositView } from './DepositView.tsx';
import type { Entry } from './entry.ts';

/** What became of the deposit. The entry of the history keeps the hint, so a reload asks again. */
export function DepositPage({ hint, onPay }: { hint: Hint; onPay: () => void }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state: entry } = useLocation();
  const [check] = useState(() => createDepositCheck({ api, hint, leave: onPay }));
  const state = useForm(check);
  const { known } = state;

  useEffect(() => void check.ask(), [check]);
  useEffect(() => {
    if (!known) return;
    if (known.outcome === null) void navigate(wizardPath, { replace: true });
    else if (search.has('deposit')) {
      const kept: Entry = { ...(entry as Entry | null), deposit: hint };
      void navigate(wizardPath, { replace: true, state: kept });
    }
  }, [known, search, entry, hint, navigate]);

  return <DepositView state={state} actions={check} />;
}
