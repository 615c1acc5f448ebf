import { Part } from '@emberite/sdk/part';
import { stillAsking } from '@emberite/sdk/standing';
import type { Said, SaysStanding } from '@emberite/sdk/standing';
import type { ReactNode } from 'react';

declare module '@emberite/sdk/part' {
  interface Parts {
    'mf-experiences/registrations/next': SaysStanding;
  }
}

/** Shows where the member stands, with what mf-experiences says of their registrations, and perhaps their next evening. */
export function WithRegistrations({
  show,
}: {
  show: (said?: Said, evening?: ReactNode) => ReactNode;
}) {
  return (
    <Part
      name="mf-experiences/registrations/next"
      pending={show(stillAsking)}
      fallback={show()}
      show={show}
    />
  );
}
