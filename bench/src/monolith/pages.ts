import type { Pages } from 'shell/pages';
import { routes } from './routes.ts';

/** Loads a page by the `import()` of its route: one release of everything, nothing to fall back to. */
export const pages: Pages = {
  async load({ path }) {
    const module = await routes.find(({ data }) => data.path === path)?.page();
    return module ? { status: 'ready', module, release: 'monolith' } : { status: 'failed' };
  },
  replace: () => Promise.resolve({ status: 'failed' }),
};
