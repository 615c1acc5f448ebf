import { useCanHaveUnsaved } from '@emberite/sdk/unsaved';
import type { Boot } from '@emberite/release/data';
import { LinkProvider } from '@emberite/ui-kit/Link';
import type { MouseEvent } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
import { useAudience } from './audience.ts';
import { LeavingBoundary } from '../failure/LeavingBoundary.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Notices } from './Notices.tsx';
import { OfflineBar } from '../offline/OfflineBar.tsx';
import { Late } from '../frames/Late.tsx';
import * as styles from './Root.module.css';
import { RouterLink } from './RouterLink.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useAuthSuccess } from './useAuthSuccess.ts';
import { useLatePlace } from './useLatePlace.ts';
import { usePageFocus } from './usePageFocus.ts';

/** Moves the focus only: with an entry in the browser's history, the next Back would stay on the page. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

/** The outermost layout of every page. A page that is readable without its code says if that takes long. */
export function Root({ prerendered }: Pick<Boot, 'prerendered'>) {
  // We use the hook, because its component adds a script for servers that render each request.
  useScrollRestoration();
  usePageFocus();
  useLatePlace();
  useAuthSuccess();
  useAudience();
  const canHaveUnsaved = useCanHaveUnsaved();
  return (
    <LinkProvider value={RouterLink}>
      <a className={styles.skip} href="#content" onClick={skip} data-screen>
        Skip to content
      </a>
      <NavigationProgress />
      <OfflineBar />
      <LeavingBoundary>
        <Outlet />
      </LeavingBoundary>
      {prerendered && <Late place="edge" />}
      <Notices />
      {canHaveUnsaved && <UnsavedGuard />}
    </LinkProvider>
  );
}
