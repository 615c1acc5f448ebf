import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { DuskScene } from '@emberite/ui-kit/Scene';

/** In place of the list while `showExperiences` is off. */
export function ExperiencesOff() {
  return (
    <EmptyState
      headingLevel={1}
      title="Exciting Experiences Are Coming Soon!"
      picture={<DuskScene />}
    >
      Our hosts are preparing them. You can register already: what you choose helps us plan.
    </EmptyState>
  );
}
