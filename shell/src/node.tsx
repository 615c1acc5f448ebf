/**
 * The shell as Node runs it: renders a document's tree around a page, and lends the page's release
 * the very modules that the tree itself uses.
 */
import * as api from '@emberite/sdk/api';
import * as config from '@emberite/sdk/config';
import * as host from '@emberite/sdk/host';
import * as notices from '@emberite/sdk/notices';
import type { PageModule } from '@emberite/sdk/page';
import type { Boot } from '@emberite/sdk/release';
import * as router from '@emberite/sdk/router';
import * as session from '@emberite/sdk/session';
import * as storage from '@emberite/sdk/storage';
import * as videos from '@emberite/sdk/videos';
import * as link from '@emberite/ui-kit/Link';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as valtio from 'valtio';
import type { Pages } from './remotes/pages.ts';
import type { RouteState } from './site/routes.tsx';
import icon from './icon.svg';
import { siteRoutes } from './site/routes.tsx';

/** Tags for the head of every document; `base` is the URL of the release's folder. */
export const head = (base: string) =>
  [
    `<link rel="icon" href="${base}${icon}" type="image/svg+xml">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf4e8">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11181c">',
  ].join('');

/** The modules a remote's Node bundle takes from the host, by name. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  valtio,
  '@emberite/sdk/api': api,
  '@emberite/sdk/config': config,
  '@emberite/sdk/host': host,
  '@emberite/sdk/notices': notices,
  '@emberite/sdk/router': router,
  '@emberite/sdk/session': session,
  '@emberite/sdk/storage': storage,
  '@emberite/sdk/videos': videos,
  '@emberite/ui-kit/Link': link,
};

const noPages: Pages = {
  load: () => Promise.reject(new Error('The renderer is given its page, it loads none.')),
  replace: () => Promise.resolve({ status: 'failed' }),
};

/**
 * Renders the tree at `path`. Without a page: the frame, and the sign that something is coming.
 * Throws what the page throws.
 */
export async function render(boot: Boot, path: string, page: PageModule | null): Promise<string> {
  const state: RouteState = page
    ? { status: 'ready', module: page, release: boot.releases[0]?.id ?? '' }
    : { status: 'pending' };
  const memoryRouter = createMemoryRouter(siteRoutes(boot, noPages), {
    initialEntries: [path],
    hydrationData: { loaderData: boot.route ? { [boot.route.path]: state } : {} },
  });
  const errors: unknown[] = [];
  const { prelude } = await prerender(<RouterProvider router={memoryRouter} />, {
    onError: (error) => void errors.push(error),
  });
  memoryRouter.dispose();
  if (errors.length > 0) throw errors[0];
  return await new Response(prelude as ReadableStream).text();
}
