// @vitest-environment jsdom
import { session, signedIn } from '@emberite/sdk/session';
import { uploadProfileVideo, uploads } from '@emberite/sdk/videos';
import { openSite } from '@emberite/testing';
import { MemoryRouter } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import DeletePage from './DeletePage.tsx';

const email = 'leaver@people.example';
const site = await openSite();
await site.becomeMember(email);
afterAll(() => site.close());

it('leaves no recording of the deleted account in the tab', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await signedIn();
  // The API asks for a cookie, and this request has none.
  await uploadProfileVideo('data:video/mp4,film', 'dad_joke', 'fun').catch(() => {});
  expect(uploads.dad_joke?.status).toBe('failed');
  render(
    <MemoryRouter initialEntries={['/emberite/settings/delete-account']}>
      <DeletePage />
    </MemoryRouter>,
  );
  screen.getByText(/^your places at evenings/);
  await userEvent.type(screen.getByRole('textbox'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await expect.poll(() => session.status).toBe('visitor');
  expect(uploads).toEqual({});
  vi.restoreAllMocks();
});
