import { useEffect, useState } from 'react';
import { DiffPage } from '../diff/DiffPage.tsx';
import { ReportPage } from '../gate/ReportPage.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { RemotePage } from '../remote/RemotePage.tsx';
import { Frame } from './Frame.tsx';
import { placeAt, titleOf } from '../place/place.ts';

/** The page that an address shows. A link loads the next one as a document of its own. */
export function Console() {
  const [place] = useState(() => placeAt(location));
  useEffect(() => {
    document.title = titleOf(place);
  }, [place]);
  return (
    <Frame>
      {place.view === 'overview' && <OverviewPage />}
      {place.view === 'remote' && <RemotePage name={place.name} />}
      {place.view === 'diff' && <DiffPage {...place} />}
      {place.view === 'report' && <ReportPage {...place} />}
    </Frame>
  );
}
