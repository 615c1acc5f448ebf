import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import { useHydrated } from '@emberite/sdk/hydrated';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as styles from './BySeason.module.css';

/** Where the season stood when the page was opened; null while a prerendered page hydrates. */
export function usePoetrySeason(): ReturnType<typeof poetrySeasonAt> | null {
  const [season] = useState(() => poetrySeasonAt(Date.now()));
  return useHydrated() ? season : null;
}

export interface BySeasonProps {
  /** Shown while there are Fridays to choose from. */
  open: ReactNode;
  after: ReactNode;
  /** Where the season stands, if it is known already. */
  season?: ReturnType<typeof poetrySeasonAt> | null;
  /** `span` inside of headings and paragraphs. */
  as?: 'div' | 'span';
}

/**
 * Shows what is right for the season of the poetry night. A prerendered page has both, and its CSS shows one of them by
 * the visitor's clock, if its head is that of a page with `isPoetry`.
 */
export function BySeason({ open, after, season: known, as: Tag = 'div' }: BySeasonProps) {
  const own = usePoetrySeason();
  const phase = (known ?? own)?.phase;
  // What is shown stays where it is when the page hydrates: it may have the focus.
  return (
    <>
      {phase !== 'after' && <Tag className={phase ? styles.shown : styles.open}>{open}</Tag>}
      {(!phase || phase === 'after') && (
        <Tag className={phase ? styles.shown : styles.after}>{after}</Tag>
      )}
    </>
  );
}
