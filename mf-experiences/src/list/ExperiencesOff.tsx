import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { DuskScene } from '@emberite/ui-kit/Scene';

/**
 * In place of the list while `showExperiences` is off. It is the page's title, or comes after what the
 * member is registered for.
 */
export function ExperiencesOff({ headingLevel }: { headingLevel: 1 | 2 }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="Exciting Experiences Are Coming Soon!"
      picture={<DuskScene />}
    >
      Our hosts are preparing them. You can register already: what you choose helps us plan.
    </EmptyState>
  );
}
