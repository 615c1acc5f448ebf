import { useOffline } from './offline.ts';
import * as styles from '../frames/Bar.module.css';

/**
 * Says above every page that the browser is offline. It has its own space, so that it covers
 * nothing.
 */
export function OfflineBar() {
  return (
    <output className={styles.bar} data-screen>
      {useOffline() && 'You are offline. We go on when you are back.'}
    </output>
  );
}
