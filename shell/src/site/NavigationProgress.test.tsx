// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NavigationProgress } from './NavigationProgress.tsx';

it('offers a new document of where a slow move leads', async () => {
  const loader = () => new Promise<null>(() => {});
  const router = createMemoryRouter([
    { path: '/', element: <NavigationProgress /> },
    { path: '/later', loader, element: null },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('Reload')).toBeNull();
  await act(async () => void router.navigate('/later?a=1#b'));
  expect(screen.getByLabelText('Loading the page')).toBeDefined();
  expect(screen.getByText('Reload').getAttribute('href')).toBe('/later?a=1#b');
  // A reload would lose the site.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.queryByText('Reload')).toBeNull();
  vi.restoreAllMocks();
});
