// @vitest-environment jsdom
import * as api from '@emberite/sdk/api';
import { ownProfile } from '@emberite/sdk/profile';
import { signedIn } from '@emberite/sdk/session';
import { newProfile, openSite } from '@emberite/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import BasicInfoPage from '../basic-info/BasicInfoPage.tsx';
import PreviewPage from './PreviewPage.tsx';

const site = await openSite();
afterAll(() => site.close());

async function become(email: string, changes: Partial<typeof newProfile>): Promise<void> {
  site.newBrowser();
  await site.signIn(email);
  const profile = { ...newProfile, ...changes };
  await api.profileCreate({ profile, inviteCode: 'EMBER-WELCOME' });
  await signedIn();
  await ownProfile().load();
}

it('shows everything that others see: the nickname, the place in their own words, the age group', async () => {
  await become('robin@preview.example', {
    nickname: 'Robin',
    location: 'Other',
    newLocation: 'Kelowna',
    relationshipStatus: 'romantic',
    preferredSex: ['men'],
  });
  render(<PreviewPage />);
  await screen.findByRole('heading', { name: 'Robin' });
  const words = document.body.textContent;
  for (const text of ['Kelowna', '30 to 39', 'A romantic spark', 'Men']) {
    expect(words).toContain(text);
  }
  expect(words).not.toMatch(/Somewhere else|Emberite|34/);
  cleanup();
  render(<BasicInfoPage />);
  const place = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Location' });
  expect(place.value).toBe('Kelowna');
});

it('says how others call somebody without a nickname, and where to choose one', async () => {
  await become('kim@preview.example', {});
  render(<PreviewPage />);
  const link = await screen.findByRole('link', { name: 'Choose a nickname' });
  expect(link.getAttribute('href')).toBe('/emberite/settings/basic');
  expect(document.body.textContent).toContain('Revelstoke, BC');
});
