import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { RegisterLinks } from '../registrations/RegisterLinks.tsx';
import type { Registered } from '../registrations/registrations.ts';

/** In place of the list while `showExperiences` is off. `registered` is null while it is not known. */
export function ExperiencesOff({ registered }: { registered: Registered | null }) {
  return (
    <EmptyState
      headingLevel={1}
      title="Exciting Experiences Are Coming Soon!"
      picture={<DuskScene />}
      action={
        (!registered || registered.registrations.length === 0) && (
          <RegisterLinks registered={registered} />
        )
      }
    >
      Our hosts are preparing them. You can register already: what you choose helps us plan.
    </EmptyState>
  );
}
