// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4000" }
import * as api from '@emberite/sdk/api';
import { notices } from '@emberite/sdk/notices';
import { planPasskeyOffer } from '@emberite/sdk/passkeys';
import { signedIn } from '@emberite/sdk/session';
import { passkeyOffer } from '@emberite/sdk/storage';
import { openSite, plugInDevice } from '@emberite/testing';
import type { Device } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOffer } from './offer.ts';
import { isFull } from '../../../tools/sample.ts';

const site = await openSite();
afterAll(() => site.close());

let people = 0;
let email: string;
let device: Device;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  people += 1;
  email = `person${people}@people.example`;
  device = plugInDevice();
  await signInByMail();
});
afterEach(() => {
  device.unplug();
  site.offline = false;
  vi.restoreAllMocks();
});

async function signInByMail() {
  await site.signIn(email);
  await signedIn();
  await planPasskeyOffer();
}

/** Opens the journey after a reload. */
function openJourney() {
  const offer = createOffer();
  offer.show(email);
  return offer;
}

const stored = async () => (await api.passkeyList({})).passkeys;

test('is shown once after a sign-in', async () => {
  expect(openJourney().state.shownTo).toBe(email);
  expect(openJourney().state.shownTo).toBeNull();
  await signInByMail();
  expect(openJourney().state.shownTo).toBe(email);
});

test('adds a passkey, and says so', async () => {
  const offer = openJourney();
  await offer.add();
  expect(offer.state.shownTo).toBeNull();
  expect(await stored()).toMatchObject([{ id: device.passkeys()[0] }]);
  expect(notices.message).toBe('Passkey added. Use it the next time you sign in.');
  await signInByMail();
  expect(openJourney().state.shownTo).toBeNull();
});

test.runIf(isFull)('stays after the member cancelled in the browser, or a failure', async () => {
  const offer = openJourney();
  device.user = 'cancels';
  await offer.add();
  expect(offer.state).toMatchObject({ shownTo: email, adding: { progress: { status: 'done' } } });
  device.user = 'agrees';
  site.offline = true;
  await offer.add();
  expect(offer.state).toMatchObject({ shownTo: email, adding: { progress: { status: 'failed' } } });
  site.offline = false;
  await offer.add();
  expect(await stored()).toHaveLength(1);
});

test.runIf(isFull)('after "Not now" no sign-in of this month brings it back', async () => {
  openJourney().decline();
  await signInByMail();
  expect([passkeyOffer.due, openJourney().state.shownTo]).toEqual([false, null]);
});
