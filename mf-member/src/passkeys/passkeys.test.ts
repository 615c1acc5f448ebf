// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4000" }
import { removalOf } from '@emberite/sdk/action';
import * as api from '@emberite/sdk/api';
import { addPasskey, removePasskey } from '@emberite/sdk/passkeys';
import { openSite, plugInDevice } from '@emberite/testing';
import type { Device } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPasskeys } from './passkeys.ts';
import { unreachable } from '../testing/failures.ts';
import { isFull } from '../../../tools/sample.ts';

const site = await openSite();
afterAll(() => site.close());

let people = 0;
let added: number;
let device: Device;
beforeEach(async () => {
  // Failures are logged, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  people += 1;
  added = 0;
  await site.signIn(`person${people}@people.example`);
  device = plugInDevice();
});
afterEach(() => {
  device.unplug();
  site.offline = false;
  vi.restoreAllMocks();
});

async function open() {
  const passkeys = createPasskeys({
    api,
    added() {
      added += 1;
    },
  });
  await passkeys.list.load();
  return passkeys;
}

type Passkeys = Awaited<ReturnType<typeof open>>;
const shown = ({ list: { state } }: Passkeys) =>
  state.loaded.status === 'ready' ? state.loaded.value : [];
const names = (passkeys: Passkeys) => shown(passkeys).map(({ name }) => name);
const stored = async () => (await api.passkeyList({})).passkeys.map(({ name }) => name);

test('lists the passkeys, or says why it cannot', async () => {
  await addPasskey('Mac');
  site.offline = true;
  const passkeys = await open();
  expect(passkeys.list.state.loaded).toEqual(unreachable);
  site.offline = false;
  await passkeys.list.load();
  expect(names(passkeys)).toEqual(['Mac']);
});

test('adds one under the name that was typed', async () => {
  const passkeys = await open();
  expect(names(passkeys)).toEqual([]);
  passkeys.open('Mac');
  expect(passkeys.state.form.fields.name).toBe('Mac');
  passkeys.typeName('  My Mac ');
  await passkeys.add();
  expect(passkeys.state.adding).toEqual({ status: 'added', name: 'My Mac' });
  expect([names(passkeys), await stored(), added]).toEqual([['My Mac'], ['My Mac'], 1]);
});

test('asks for a name before the browser asks anything', async () => {
  const passkeys = await open();
  passkeys.open('Mac');
  passkeys.typeName('  ');
  await passkeys.add();
  expect(passkeys.state.form.problem).toEqual({
    at: 'name',
    message: 'Please enter a name for this passkey.',
  });
  expect(device.passkeys()).toEqual([]);
});

test('a member who cancels in the browser finds the form as it was', async () => {
  const passkeys = await open();
  passkeys.open('Mac');
  passkeys.typeName('Work');
  device.user = 'cancels';
  await passkeys.add();
  expect(passkeys.state).toMatchObject({
    adding: { status: 'open' },
    form: { status: 'editing', problem: null, fields: { name: 'Work' } },
  });
  expect(names(passkeys)).toEqual([]);
  // Failures after that are shown.
  site.offline = true;
  await passkeys.add();
  expect(passkeys.state.form.problem).toEqual({ at: 'form', message: unreachable.message });
  site.offline = false;
  device.user = 'agrees';
  await passkeys.add();
  expect([names(passkeys), added]).toEqual([['Work'], 1]);
});

test('says that this device has one already', async () => {
  const passkeys = await open();
  await addPasskey('Elsewhere');
  passkeys.open('Mac');
  await passkeys.add();
  expect(passkeys.state.form.problem).toMatchObject({
    at: 'form',
    message: 'This device already has a passkey for your account.',
  });
});

test.runIf(isFull)(
  'says at twenty that there is no room, and adds one after another is removed',
  async () => {
    for (let count = 1; count <= 20; count += 1) {
      // Each on a device of its own.
      device.unplug();
      device = plugInDevice();
      await addPasskey(`Device ${count}`);
    }
    device.unplug();
    device = plugInDevice();
    const passkeys = await open();
    passkeys.open('Mac');
    await passkeys.add();
    expect(passkeys.state.form.problem).toEqual({
      at: 'form',
      message:
        'You have reached the limit. Remove a passkey that you no longer use, then try again.',
    });
    expect(device.passkeys()).toEqual([]);
    await passkeys.remove(shown(passkeys)[0]!.id);
    expect(passkeys.state.adding.status).toBe('open');
    await passkeys.add();
    expect(names(passkeys)).toHaveLength(20);
  },
);

test('after 10 minutes it asks for a sign-in, and keeps the name meanwhile', async () => {
  const { id } = (await addPasskey('Old'))!;
  const passkeys = await open();
  passkeys.open('Mac');
  passkeys.typeName('Work');
  site.api.pass(10 * 60_000);
  const remedy = { label: 'Sign in again', href: expect.stringMatching(/^\/login\?again=true&/) };
  await passkeys.add();
  expect(passkeys.state.form.problem).toMatchObject({ at: 'form', remedy });
  // Refused before the device makes one.
  expect(device.passkeys()).toEqual([id]);
  await passkeys.remove(id);
  expect(removalOf(passkeys.removal.state, id)).toMatchObject({ status: 'failed', remedy });
  await site.signIn(`person${people}@people.example`);
  device.unplug();
  device = plugInDevice();
  const back = await open();
  expect(back.state).toMatchObject({
    adding: { status: 'open' },
    form: { fields: { name: 'Work' } },
  });
  await back.add();
  expect(await stored()).toEqual(['Old', 'Work']);
  expect((await open()).state.adding.status).toBe('closed');
});

test('removes one, also if another tab was faster', async () => {
  const first = await addPasskey('Mac');
  const passkeys = await open();
  await removePasskey(first!.id);
  await passkeys.remove(first!.id);
  expect(names(passkeys)).toEqual([]);
  passkeys.open('Mac');
  await passkeys.add();
  await passkeys.remove(shown(passkeys)[0]!.id);
  expect([names(passkeys), passkeys.state.adding.status]).toEqual([[], 'closed']);
  expect(await stored()).toEqual([]);
});

test('a removal that fails says so at its passkey, and can be tried again', async () => {
  const { id } = (await addPasskey('Mac'))!;
  const passkeys = await open();
  site.offline = true;
  await passkeys.remove(id);
  expect(removalOf(passkeys.removal.state, id)).toEqual(unreachable);
  site.offline = false;
  await passkeys.remove(id);
  expect(names(passkeys)).toEqual([]);
});
