import type { PartProps } from '@emberite/sdk/host';
import { useHydrated } from '@emberite/sdk/hydrated';
import { useEffect, useState } from 'react';
import { PageBoundary } from '../failure/PageBoundary.tsx';
import type { Pages, PagesAhead } from '../remotes/pages.ts';
import { placeOf } from '../remotes/pages.ts';

/** Creates the component that shows parts of remotes, each in a boundary of its own. */
export const createPart = (pages: Pages & PagesAhead) =>
  function Part({ name, pending, fallback, properties }: PartProps) {
    const isHydrated = useHydrated();
    // What is there already is shown with the page, not after it.
    const [page, setPage] = useState(() => (isHydrated ? pages.loaded(placeOf(name)) : undefined));
    useEffect(() => {
      let isHere = true;
      // Without the index, nobody knows where it is.
      pages.load(placeOf(name)).then(
        (loaded) => isHere && setPage(loaded),
        () => isHere && setPage({ status: 'failed' }),
      );
      return () => void (isHere = false);
    }, [name]);
    if (!page) return pending;
    const part = { fallback, properties };
    return <PageBoundary {...{ pages, page, part }} route={placeOf(name)} shown={name} />;
  };
