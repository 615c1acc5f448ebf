// @vitest-environment jsdom
import { session, signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { routerAt, RouterProvider } from '@emberite/testing/router';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import StepPage from './StepPage.tsx';

vi.mock('@emberite/ui-kit/Confetti', () => ({ celebrate: vi.fn(async () => {}) }));
const site = await openSite();
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

it.each([
  ['celebrates a completed step', false],
  ['does not celebrate over the page to which the member has gone on', true],
])('%s', async (_, leaves) => {
  site.newBrowser();
  await site.becomeMember(`step${Number(leaves)}@journey.example`);
  await signedIn();
  const router = routerAt(
    <StepPage />,
    '/emberite/journey/first-steps/how-ember-works',
    '/emberite/journey/:roadmapId/:stepId',
  );
  const { unmount } = render(<RouterProvider router={router} />);
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await send(...request);
    await isSaved;
    return response;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
  if (leaves) unmount();
  save();
  await expect
    .poll(() => session.status === 'signed-in' && session.user.roadmaps)
    .toMatchObject({ 'first-steps': expect.arrayContaining(['how-ember-works']) });
  expect(celebrate).toHaveBeenCalledTimes(leaves ? 0 : 1);
});
