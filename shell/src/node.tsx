/**
 * The shell's entry for Node: renders a document's tree around a page. The build adds `shared`, the
 * tree's own instances of the shared modules, for the page's release.
 */
import { brand } from '@emberite/content/brand';
import { setConfig } from '@emberite/sdk/config';
import type { PageModule } from '@emberite/sdk/page';
import type { AppIdentity, Boot, DocumentConfig, DrawText } from '@emberite/release/data';
import font from '@emberite/ui-kit/fraunces.woff2';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Pages } from './remotes/pages.ts';
import type { RouteState } from './site/routes.tsx';
import icon from './icon.svg';
import { paper, LinkPreview } from './link-preview/LinkPreview.tsx';
import { audienceScript } from './site/audience.ts';
import { fontsScript } from './site/fontsScript.ts';
import { inAppScript } from './site/inAppScript.ts';
import { oldBrowserScript } from './site/oldBrowserScript.ts';
import { reloadScript } from './site/reloadScript.ts';
import { notFound, siteRoutes } from './site/routes.tsx';
import { earlySubmitScript } from './site/earlySubmitScript.ts';
import { themeScript } from './site/themeScript.ts';

export const app: AppIdentity = { name: brand.name, icon, font, background: paper };

/** Returns tags for the head of every document; `base` is the URL of the release's folder. */
export const head = (base: string) =>
  [
    `<link rel="icon" href="${base}${icon}" type="image/svg+xml">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paper}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11181c">',
  ].join('');

/** Returns the inline scripts of every document. */
export const scripts = () => [
  oldBrowserScript,
  audienceScript,
  themeScript,
  `${earlySubmitScript};${reloadScript}`,
  inAppScript,
  fontsScript(font),
];

/**
 * Draws the link preview of a page as SVG, with the class names of the page's own stylesheets and
 * the shell's.
 */
export const preview = (drawing: ReactElement, title: string, draw: DrawText) =>
  renderToStaticMarkup(<LinkPreview {...{ drawing, title, draw }} />);

const noPages: Pages = {
  load: () => Promise.reject(new Error('The renderer does not load pages.')),
  replace: () => Promise.resolve({ status: 'failed' }),
};

/**
 * Renders the tree at `path` of a site to HTML; without a page, the frame with a loading
 * placeholder. Throws what the page throws.
 */
export async function render(
  boot: Boot,
  path: string,
  page: PageModule | null,
  site: DocumentConfig,
): Promise<string> {
  setConfig(site);
  const state: RouteState = page
    ? { status: 'ready', module: page, release: boot.releases[0]?.id ?? '' }
    : { status: 'pending' };
  const memoryRouter = createMemoryRouter(
    siteRoutes(boot, noPages, async () => []),
    {
      initialEntries: [path],
      hydrationData: { loaderData: { [boot.route?.path ?? notFound]: boot.route ? state : null } },
    },
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(<RouterProvider router={memoryRouter} />, {
    onError: (error) => void errors.push(error),
    // Renders everything in place. Otherwise React would put large parts after the page and move
    // them by scripts that the security policy refuses.
    progressiveChunkSize: Infinity,
  });
  memoryRouter.dispose();
  if (errors.length > 0) throw errors[0];
  return await new Response(prelude as ReadableStream).text();
}
