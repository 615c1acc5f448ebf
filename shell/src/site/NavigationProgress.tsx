import { ProgressLine } from '@emberite/ui-kit/ProgressLine';
import { createPath, useNavigation } from 'react-router-dom';
import { Late } from '../frames/Late.tsx';
import { useOffline } from '../offline/offline.ts';

/** A slim progress bar at the top of the page during a slow navigation, and a sentence if that takes long. */
export function NavigationProgress() {
  const { location: to } = useNavigation();
  const path = to && createPath(to);
  // A reload would lose the site.
  const isOffline = useOffline();
  return (
    <>
      <ProgressLine active={to !== undefined} label="Loading the page" />
      {/* After Back, the address is there already: with a hash, a link to it would load nothing. */}
      {to && !isOffline && (
        <Late key={to.key} place="move" href={path === createPath(location) ? '' : path} />
      )}
    </>
  );
}
