import type { PartProps } from '@emberite/sdk/host';
import { useEffect, useState } from 'react';
import { PageBoundary } from '../failure/PageBoundary.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import { placeOf } from '../remotes/pages.ts';

/** Creates the component that shows parts of remotes, each in a boundary of its own. */
export const createPart = (pages: Pages) =>
  function Part({ name, fallback, properties }: PartProps) {
    const [page, setPage] = useState<LoadedPage>();
    useEffect(() => {
      let isHere = true;
      // Without the index, nobody knows where it is: its place keeps what it shows.
      pages.load(placeOf(name)).then(
        (loaded) => isHere && setPage(loaded),
        () => {},
      );
      return () => void (isHere = false);
    }, [name]);
    if (!page) return fallback;
    const part = { fallback, properties };
    return <PageBoundary {...{ pages, page, part }} route={placeOf(name)} shown={name} />;
  };
