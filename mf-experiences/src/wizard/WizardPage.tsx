import { useLocation, useSearchParams } from '@emberite/sdk/router';
import { useEffect, useState } from 'react';
import { DepositPage } from './DepositPage.tsx';
import { readHint } from './deposit.ts';
import { LeavingView } from './DepositView.tsx';
import { openPayment } from './entry.ts';
import type { Entry } from './entry.ts';
import { StepsPage } from './StepsPage.tsx';

/** `/emberite/experiences/join`: the steps, or after the payment page what became of the deposit. */
export default function WizardPage() {
  const [search] = useSearchParams();
  const entry = useLocation().state as Entry | null;
  const hint = readHint(search.get('deposit') ?? entry?.deposit);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser may show this page as it was left.
    const comeBack = () => setLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const pay = () => {
    setLeaving(true);
    openPayment();
  };
  if (isLeaving) return <LeavingView />;
  return hint ? <DepositPage key={hint} hint={hint} onPay={pay} /> : <StepsPage onPay={pay} />;
}
