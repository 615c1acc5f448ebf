import * as styles from '../frames/Bar.module.css';
import { Failure, reload } from './FailurePage.tsx';

/** What to do about a file that the browser refuses. */
const remedy = 'Please turn off your content blocker for this site and try again.';

/** Shown when the browser refuses a file of the page that the site serves. */
export function BlockedPage() {
  return (
    <Failure
      title="Your browser blocks this page"
      text={`It does not load a file that this page needs. ${remedy}`}
      again={reload}
    />
  );
}

/** Says above a prerendered page that it can only be read, because the browser refuses its code. */
export function BlockedBar() {
  return (
    <div className={styles.bar} role="alert" data-screen>
      {`Your browser blocks a part of this page, so you can read it but not use it. ${remedy}`}
    </div>
  );
}
