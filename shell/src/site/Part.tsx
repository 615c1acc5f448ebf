import type { PartProps } from '@emberite/sdk/host';
import { useHydrated } from '@emberite/sdk/hydrated';
import { Suspense, useEffect, useState } from 'react';
import { PageBoundary } from '../failure/PageBoundary.tsx';
import { onMaybeBack } from '../offline/offline.ts';
import type { LoadedPage, Pages, PagesAhead } from '../remotes/pages.ts';
import { isLate, placeOf } from '../remotes/pages.ts';

/**
 * Creates the component that shows parts of remotes, each in a boundary of its own. A part that is late is shown once it
 * is there.
 */
export const createPart = (pages: Pages & PagesAhead) =>
  function Part({ name, pending, fallback, properties }: PartProps) {
    const isHydrated = useHydrated();
    // What is there already is shown with the page, not after it.
    const [page, setPage] = useState(() => (isHydrated ? pages.loaded(placeOf(name)) : undefined));
    useEffect(() => {
      let isHere = true;
      let end = () => {};
      async function ask(): Promise<void> {
        end();
        // Without the index, nobody knows where it is.
        const loaded = await pages
          .load(placeOf(name))
          .catch((): LoadedPage => ({ status: 'unreachable' }));
        if (!isHere) return;
        setPage(loaded);
        if (isLate(loaded)) end = onMaybeBack(() => void ask());
      }
      void ask();
      return () => {
        isHere = false;
        end();
      };
    }, [name]);
    if (!page) return pending;
    const part = { fallback, properties };
    const shown = `${name} ${page.status}`;
    return (
      <Suspense fallback={pending}>
        <PageBoundary {...{ pages, page, part, shown }} route={placeOf(name)} />
      </Suspense>
    );
  };
