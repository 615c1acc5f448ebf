import type { Pages } from 'shell/pages';
import { routes } from './routes.ts';

/**
 * Loads a page with the `import()` of its route. There is one release of everything, without a
 * fallback.
 */
export const pages: Pages = {
  async load({ path }) {
    const module = await routes.find(({ data }) => data.path === path)?.page();
    return module ? { status: 'ready', module, release: 'only' } : { status: 'failed' };
  },
  replace: () => Promise.resolve({ status: 'failed' }),
};
