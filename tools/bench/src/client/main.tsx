/**
 * The application of the references that are rendered in the browser: the same pages, frames and
 * rules. Their builds differ in how the routes of the remotes are inserted.
 */
import { config, setConfig } from '@emberite/sdk/config';
import { provideHost } from '@emberite/sdk/host';
import { configOf, menuOf } from '@emberite/release/data';
import '@emberite/ui-kit/styles';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import 'shell/icon.svg';
import { loginFor } from 'shell/guard';
import { pageRoute, siteRoutes } from 'shell/routes';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

const all = routes.map(({ data }) => data);
setConfig(configOf(all, config));
const menu = menuOf(all, config.flags);

/** Data that only a composed document has. Not needed here, since every route is known. */
const nothingComposed = {
  index: '',
  route: null,
  releases: [],
  linked: [],
  nav: [],
  menu,
  shared: {},
  frames: [],
  prerendered: false,
};
const [root] = siteRoutes(nothingComposed, pages, () => Promise.resolve(all));
if (!root?.children) throw new Error('The shell has no root route with children.');
// Blank until the first page is loaded, like other client-rendered applications.
root.hydrateFallbackElement = <></>;
root.children.unshift(
  ...all.map((route) => pageRoute(route, pages, { nav: all, menu, frames: [] })),
);
const router = createBrowserRouter([root]);

provideHost({
  preload(path) {
    const known = all.map((route) => ({ path: route.path, handle: route }));
    const match = matchRoutes(known, new URL(path, location.origin).pathname)?.at(-1);
    if (match) void pages.load(match.route.handle).catch(() => {});
  },
  unauthorized() {
    const here = location.pathname + location.search + location.hash;
    if (location.pathname !== config.roles.login) void router.navigate(loginFor(here));
  },
});

createRoot(document.getElementById('ember')!).render(<RouterProvider router={router} />);
