import { ProgressLine } from '@emberite/ui-kit/ProgressLine';
import { useNavigation } from 'react-router-dom';

/** A slim progress bar at the top of the page during a slow navigation. */
export function NavigationProgress() {
  return <ProgressLine active={useNavigation().state !== 'idle'} label="Loading the page" />;
}
