import { Page } from '@emberite/ui-kit/Page';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import * as styles from './PendingPage.module.css';

/**
 * Shown while a page's code is loading. After ten seconds it says that this takes long: by its style alone, because the
 * document shows it before any script is there.
 */
export function PendingPage() {
  return (
    <Page>
      <SkeletonGroup label="Loading the page">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="card" />
      </SkeletonGroup>
      <noscript>
        <p>This page needs JavaScript. Please turn it on in your browser and reload this page.</p>
      </noscript>
      <p className={styles.late} data-scripted>
        <span>This is taking longer than usual.</span>{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address */}
        <a href="">Reload</a>
      </p>
    </Page>
  );
}
