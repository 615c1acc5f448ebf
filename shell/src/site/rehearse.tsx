import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { idle } from './idle.ts';

/**
 * Opens two pages that nobody sees, one after the other, while idle. A prerendered page is shown
 * without a navigation and without creating an element, so otherwise the browser would compile the
 * code of the router and of React for it in the first click.
 */
export async function rehearse(): Promise<void> {
  await idle();
  // Not a memory router: every first load would carry its code.
  const nowhere = Object.assign(new EventTarget(), {
    location: new URL(location.origin),
    history: { state: { idx: 0 }, pushState() {} },
  });
  const router = createBrowserRouter(
    [
      { path: '/', element: <p /> },
      { path: '/next', loader: () => null, element: <div /> },
    ],
    { window: nowhere as unknown as Window },
  );
  const root = createRoot(document.createElement('div'));
  root.render(<RouterProvider router={router} />);
  await idle();
  await router.navigate('/next');
  await idle();
  root.unmount();
  router.dispose();
}
