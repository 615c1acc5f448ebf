import { provideHost } from '@emberite/sdk/host';
import { anewEvent, shellOf } from '@emberite/release/data';
import type { Boot } from '@emberite/release/data';
import '@emberite/ui-kit/styles';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { BlockedBar } from './failure/Blocked.tsx';
import { markListed } from './remotes/integrity.ts';
import { createPages } from './remotes/pages.ts';
import { createReleaseSet } from './remotes/releaseSet.ts';
import { reportChange, reportUncaught } from './remotes/telemetry.ts';
import './icon.svg';
import { followForeignTexts } from './site/foreignTexts.ts';
import { hydrate } from './site/hydrate.ts';
import { loadFonts } from './site/loadFonts.ts';
import { createSite } from './site/site.tsx';

addEventListener('load', reportChange);
followForeignTexts(document.body);

// The code is loaded: now the fonts may load.
void loadFonts();

// The document's route, and the releases it was composed from.
const boot = JSON.parse(document.getElementById('ember-boot')!.textContent) as Boot;
markListed(boot.releases);
const set = createReleaseSet(boot);
const pages = createPages(set, boot.shared);

/** The bundler knows its value, and leaves out what is for developers only. */
declare const process: { env: { NODE_ENV?: string } };

/** Renders the site so that developers see what a page throws, and anew when their code asks for it. */
function develop(container: Element, tree: ReactNode): void {
  const root = createRoot(container, { onCaughtError: (error) => reportError(error) });
  root.render(tree);
  let round = 0;
  addEventListener(anewEvent, (event) => {
    event.preventDefault();
    root.render(<Fragment key={(round += 1)}>{tree}</Fragment>);
  });
}

async function start(): Promise<void> {
  const { router, host, document: html, loadAhead } = await createSite(boot, set, pages);
  provideHost(host);
  const uncaught = (error: unknown, place?: string) =>
    reportUncaught(error, router.state.matches.at(-1)?.route.path ?? '*', shellOf(boot), place);
  addEventListener('error', ({ error, filename }) => uncaught(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  const container = document.getElementById('ember')!;
  const tree = <RouterProvider router={router} onError={(error) => uncaught(error)} />;
  if (html === 'readable') {
    const above = document.createElement('div');
    container.before(above);
    return createRoot(above).render(<BlockedBar />);
  }
  if (html === 'hydrated') hydrate(container, tree);
  else if (process.env.NODE_ENV === 'development') develop(container, tree);
  else createRoot(container).render(tree);
  // The page works without it.
  loadAhead().catch(() => {});
}

// Not awaited here: a module that waits makes the bundler add its runtime for such modules.
void start();
