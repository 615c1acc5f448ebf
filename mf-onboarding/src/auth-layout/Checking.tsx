import { useLostFocus } from '@emberite/ui-kit/Page';
import { Spinner } from '@emberite/ui-kit/Spinner';
import { Stack } from '@emberite/ui-kit/Stack';
import type { ReactNode } from 'react';

export interface CheckingProps {
  title: string;
  busy: boolean;
  children: ReactNode;
}

/** A page that runs a check on its own: shows the progress, then the result. */
export function Checking({ title, busy, children }: CheckingProps) {
  const heading = useLostFocus<HTMLHeadingElement>(title);
  return (
    <Stack gap="loose" aria-busy={busy}>
      {busy && <Spinner size="large" />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Stack>
  );
}
