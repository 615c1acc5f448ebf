import { useCanHaveUnsaved } from '@emberite/sdk/unsaved';
import { LinkProvider } from '@emberite/ui-kit/Link';
import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Notices } from './Notices.tsx';
import * as styles from './Root.module.css';
import { RouterLink } from './RouterLink.tsx';
import { useAuthSuccess } from './useAuthSuccess.ts';
import { usePageFocus } from './usePageFocus.ts';

const Nothing = () => null;

// If it cannot be loaded, leaving the page is not asked about, but the page itself works.
const UnsavedGuard = lazy<ComponentType>(() =>
  import('./UnsavedGuard.tsx').catch(() => ({ default: Nothing })),
);

/** The outermost layout of every page. */
export function Root() {
  usePageFocus();
  useAuthSuccess();
  const canHaveUnsaved = useCanHaveUnsaved();
  useEffect(() => document.documentElement.removeAttribute('data-pending'), []);
  return (
    <LinkProvider value={RouterLink}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <NavigationProgress />
      <Outlet />
      <Notices />
      {canHaveUnsaved && (
        <Suspense>
          <UnsavedGuard />
        </Suspense>
      )}
      <ScrollRestoration />
    </LinkProvider>
  );
}
