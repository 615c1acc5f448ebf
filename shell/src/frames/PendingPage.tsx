import { Page } from '@emberite/ui-kit/Page';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { showArrivals } from '../remotes/arrivals.ts';
import { Late } from './Late.tsx';
import * as styles from './PendingPage.module.css';

/** Shown while a page's code is loading, with how many of its files are here. */
export function PendingPage() {
  return (
    <Page>
      <SkeletonGroup label="Loading the page">
        <progress
          data-arrivals
          className={styles.arrivals}
          aria-label="Loading the page"
          ref={showArrivals}
        />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="card" />
      </SkeletonGroup>
      <noscript>
        <p>This page needs JavaScript. Please turn it on in your browser and reload this page.</p>
      </noscript>
      <Late place="page" />
    </Page>
  );
}
