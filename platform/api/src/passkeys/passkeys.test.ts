import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import type { Browser } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const site = 'http://localhost:4000';

const api = useTestApi();

const optionsOf = async (browser: Browser, path: string) =>
  (await browser.post(path, {})).body as Record<string, unknown>;
const beginAdd = (browser: Browser) => optionsOf(browser, '/api/auth/passkeys/begin');
const beginSignIn = (browser: Browser) => optionsOf(browser, '/api/auth/passkeys/sign-in/begin');
const add = (browser: Browser, credential: object, name = 'My phone') =>
  browser.post('/api/auth/passkeys/add', { name, credential });
const signIn = (browser: Browser, credential: object) =>
  browser.post('/api/auth/passkeys/sign-in', { credential });
const refused = { status: 400, body: { code: 'passkey-refused' } };

/** A device with a passkey of a signed-in user. */
const withPasskey = async (email: string) => {
  const owner = await api.signedIn(email);
  const device = createAuthenticator(site);
  const { status } = await add(owner, device.create(await beginAdd(owner)));
  expect(status).toBe(200);
  return { owner, device };
};

test('a passkey is added, listed, signs in, and is removed', async () => {
  const owner = await api.signedIn('ann@people.example');
  const device = createAuthenticator(site);
  const options = await beginAdd(owner);
  expect(options).toMatchObject({
    rp: { name: 'Ember', id: 'localhost' },
    user: { name: 'ann@people.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const added = await add(owner, device.create(options), ' My phone ');
  const passkey = {
    id: device.id,
    name: 'My phone',
    createdAt: expect.any(String),
    lastUsedAt: null,
  };
  expect([added.status, added.body]).toEqual([200, passkey]);
  expect(await api.mailTo('ann@people.example')).toMatchObject({
    subject: 'A passkey was added to your account',
    text: expect.stringContaining('“My phone”'),
  });
  expect((await beginAdd(owner)).excludeCredentials).toEqual([
    { id: device.id, transports: ['internal'], type: 'public-key' },
  ]);

  const browser = api.browser();
  const { status, body } = await signIn(browser, device.get(await beginSignIn(browser)));
  expect([status, body]).toEqual([200, { email: 'ann@people.example' }]);
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ id: 'ann@people.example' });
  expect((await owner.get('/api/auth/passkeys')).body).toEqual({
    passkeys: [{ ...passkey, lastUsedAt: expect.any(String) }],
  });

  const remove = () => browser.post('/api/auth/passkeys/remove', { id: device.id });
  expect((await remove()).status).toBe(200);
  expect((await api.mailTo('ann@people.example')).subject).toBe(
    'A passkey was removed from your account',
  );
  expect((await remove()).status).toBe(404);
  expect((await browser.get('/api/auth/passkeys')).body).toEqual({ passkeys: [] });
  const later = api.browser();
  expect(await signIn(later, device.get(await beginSignIn(later)))).toMatchObject(refused);
});

test('an older tab can still sign in and add a passkey', async () => {
  const { owner, device } = await withPasskey('tabs@people.example');
  const browser = api.browser();
  const older = await beginSignIn(browser);
  const newer = await beginSignIn(browser);
  expect((await signIn(browser, device.get(older))).status).toBe(200);
  expect((await signIn(browser, device.get(newer))).status).toBe(200);
  expect(await signIn(browser, device.get(older))).toMatchObject(refused);

  const first = await beginAdd(owner);
  await beginAdd(owner);
  expect((await add(owner, createAuthenticator(site).create(first))).status).toBe(200);
});

test('the mail about a passkey makes no link of its name', async () => {
  const owner = await api.signedIn('named@people.example');
  const device = createAuthenticator(site);
  await add(owner, device.create(await beginAdd(owner)), 'Confirm at evil.example/x');
  const quoted = '“Confirm at evil[.]example/x”';
  expect((await api.mailTo('named@people.example')).text).toContain(`${quoted} was added`);
  await owner.post('/api/auth/passkeys/remove', { id: device.id });
  expect((await api.mailTo('named@people.example')).text).toContain(`${quoted} was removed`);
});

test('a counter may reach 4294967295, and an id may have 1023 bytes', async () => {
  const owner = await api.signedIn('busy@people.example');
  const device = createAuthenticator(site, { idBytes: 1023, counter: 2 ** 32 - 3 });
  expect((await add(owner, device.create(await beginAdd(owner)))).status).toBe(200);
  const browser = api.browser();
  expect((await signIn(browser, device.get(await beginSignIn(browser)))).status).toBe(200);
});

describe('adding one', () => {
  test('with a longer id is refused, whatever id the browser sends', async () => {
    const owner = await api.signedIn('long@people.example');
    const device = createAuthenticator(site, { idBytes: 3000 });
    const credential = device.create(await beginAdd(owner));
    expect(await add(owner, credential)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    const renamed = { ...device.create(await beginAdd(owner)), id: 'AAAA', rawId: 'AAAA' };
    expect(await add(owner, renamed)).toMatchObject(refused);
  });

  test('begun before the account was deleted is refused', async () => {
    const email = 'leaver@people.example';
    const owner = await api.signedIn(email);
    const credential = createAuthenticator(site).create(await beginAdd(owner));
    const begun = new Map(owner.cookies);
    expect((await owner.post('/api/users/delete', { email })).status).toBe(200);
    const anew = await api.signedIn(email);
    for (const [name, value] of anew.cookies) begun.set(name, value);
    for (const [name, value] of begun) anew.cookies.set(name, value);
    expect(await add(anew, credential)).toMatchObject(refused);
  });

  test('made for another site, without its user, or for another challenge is refused', async () => {
    const owner = await api.signedIn('adds@people.example');
    for (const tricks of [{ origin: 'https://evil.example' }, { isUserVerified: false }]) {
      const credential = createAuthenticator(site).create(await beginAdd(owner), tricks);
      expect(await add(owner, credential)).toMatchObject(refused);
    }
    await beginAdd(owner);
    const replayed = createAuthenticator(site).create({ challenge: 'AAAA' });
    expect(await add(owner, replayed)).toMatchObject(refused);
    expect((await owner.get('/api/auth/passkeys')).body).toEqual({ passkeys: [] });
  });

  test('that another user already has is refused', async () => {
    const { device } = await withPasskey('first@people.example');
    const thief = await api.signedIn('thief@people.example');
    expect(await add(thief, device.create(await beginAdd(thief)))).toMatchObject(refused);
  });

  test('begun by somebody else in the same browser is refused', async () => {
    const browser = await api.signedIn('before@people.example');
    const options = await beginAdd(browser);
    const other = await api.signedIn('after@people.example');
    browser.cookies.set('ember_sid_4000', other.cookies.get('ember_sid_4000') ?? '');
    const credential = createAuthenticator(site).create(options);
    expect(await add(browser, credential)).toMatchObject(refused);
  });

  test('is refused after twenty, before the device creates another', async () => {
    const owner = await api.signedIn('collector@people.example');
    for (let count = 1; count < 20; count += 1) {
      expect(
        (await add(owner, createAuthenticator(site).create(await beginAdd(owner)))).status,
      ).toBe(200);
    }
    const tooMany = { status: 409, body: { code: 'too-much-kept' } };
    const late = createAuthenticator(site).create(await beginAdd(owner));
    // Meanwhile, another browser adds the twentieth.
    const phone = await api.signedIn('collector@people.example');
    expect((await add(phone, createAuthenticator(site).create(await beginAdd(phone)))).status).toBe(
      200,
    );
    expect(await add(owner, late)).toMatchObject(tooMany);
    expect(await owner.post('/api/auth/passkeys/begin', {})).toMatchObject(tooMany);
  });

  test.runIf(isFull)('is refused after twenty also if two are added at once', async () => {
    const owner = await api.signedIn('races@people.example');
    const create = async () => createAuthenticator(site).create(await beginAdd(owner));
    for (let count = 1; count < 20; count += 1) await add(owner, await create());
    const last = [await create(), await create()];
    const added = await Promise.all(last.map((credential) => add(owner, credential)));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is for signed-in users', async () => {
    const visitor = api.browser();
    expect((await visitor.post('/api/auth/passkeys/begin', {})).status).toBe(401);
    expect((await visitor.get('/api/auth/passkeys')).status).toBe(401);
    expect((await visitor.post('/api/auth/passkeys/remove', { id: 'x' })).status).toBe(401);
  });
});

describe('signing in', () => {
  test('with a used signature, or one for another challenge, is refused', async () => {
    const { device } = await withPasskey('replay@people.example');
    const browser = api.browser();
    const credential = device.get(await beginSignIn(browser));
    const responses = await Promise.all([signIn(browser, credential), signIn(browser, credential)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await beginSignIn(browser);
    expect(await signIn(browser, credential)).toMatchObject(refused);
    expect(await signIn(api.browser(), credential)).toMatchObject(refused);
  });

  test('made on another site, without its user, or by another key, is refused', async () => {
    const { device } = await withPasskey('phished@people.example');
    const browser = api.browser();
    for (const tricks of [{ origin: 'https://evil.example' }, { isUserVerified: false }]) {
      const credential = device.get(await beginSignIn(browser), tricks);
      expect(await signIn(browser, credential)).toMatchObject(refused);
    }
    const forged = createAuthenticator(site).get(await beginSignIn(browser));
    const credential = { ...forged, id: device.id, rawId: device.id };
    expect(await signIn(browser, credential)).toMatchObject(refused);
    expect((await browser.get('/api/auth/me')).body).toBeNull();
  });

  test('by a copy of the device with an older counter is refused', async () => {
    const { device } = await withPasskey('copied@people.example');
    const browser = api.browser();
    const options = await beginSignIn(browser);
    const old = device.get(options);
    const current = api.browser();
    await signIn(current, device.get(await beginSignIn(current)));
    expect(await signIn(browser, old)).toMatchObject(refused);
  });

  test('expires after 15 minutes', async () => {
    const { device } = await withPasskey('slow@people.example');
    const browser = api.browser();
    const credential = device.get(await beginSignIn(browser));
    api.pass(15 * minute);
    expect(await signIn(browser, credential)).toMatchObject(refused);
  });
});
