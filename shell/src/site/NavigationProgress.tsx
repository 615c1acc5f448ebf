import { ProgressLine } from '@emberite/ui-kit/ProgressLine';
import { createPath, useNavigation } from 'react-router-dom';
import { Late } from '../frames/Late.tsx';

/** A slim progress bar at the top of the page during a slow navigation, and a sentence if that takes long. */
export function NavigationProgress() {
  const { location: to } = useNavigation();
  return (
    <>
      <ProgressLine active={to !== undefined} label="Loading the page" />
      {to && <Late place="move" href={createPath(to)} />}
    </>
  );
}
