/** Routers for tests of pages that read or change the address. */
import { createMemoryRouter } from 'react-router-dom';
import type { Location, RouteObject } from 'react-router-dom';

/** Around a page: `<MemoryRouter initialEntries={['/?a=1']}>`. */
export { MemoryRouter, RouterProvider } from 'react-router-dom';

/**
 * Opens a page at an entry of the browser's history, for `RouterProvider`. Where it is then is `state.location`; a router
 * at that is a reload. A page with parameters needs its `path`.
 */
export const routerAt = (page: RouteObject['element'], at: string | Location, path = '*') =>
  createMemoryRouter([{ path, element: page }], { initialEntries: [at] });
