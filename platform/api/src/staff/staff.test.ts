import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';
import { samples } from '../../testing/samples.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { hour } from '../clock.ts';
import { calls } from '../app.ts';
import { createAuthenticator, newMember, startTestApi } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';

const api = useTestApi();

const desk = calls.filter(({ path }) => path.startsWith('/api/desk/'));

/** Makes a call with valid input. Returns its status and body without what differs in each. */
async function make(browser: Browser, { method, path }: (typeof calls)[number]) {
  // The first sample of an address is for a GET, the last one for a POST.
  const given = samples[path.replace('/api', '').replace('.csv', '')] ?? [];
  const sample = given.at(method === 'GET' ? 0 : -1) ?? {};
  const { id = 'none', ...body } = sample as { id?: string };
  const query = new URLSearchParams(method === 'GET' ? (body as Record<string, string>) : {});
  const url = `${path.replace(':id', id)}?${query}`;
  const response = method === 'GET' ? await browser.get(url) : await browser.post(url, body);
  return { status: response.status, body: { ...Object(response.body), requestId: '' } as unknown };
}

const isStaff = async (browser: Browser) =>
  ((await browser.get('/api/auth/me')).body as { isStaff?: boolean }).isStaff ?? false;

test('each answer with the user says whether they are staff', async () => {
  const email = 'robin@staff.example';
  const robin = await newMember(api, email);
  await api.staff('add', email);
  const step = { field: 'roadmaps', value: { 'first-month': ['hello'] } };
  const answers = [
    await robin.get('/api/auth/me'),
    await robin.get('/api/users/currentUser'),
    await robin.post('/api/users/updateUserProperty', { changes: [step] }),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([200, { isStaff: true }]);
});

test('each call of the desk is an unknown address to everybody but staff', async () => {
  const email = 'kay@staff.example';
  const member = await newMember(api, 'member@staff.example');
  const kay = await newMember(api, email);
  await api.staff('add', email);
  expect(await isStaff(kay)).toBe(true);
  const were = new Map<string, number>();
  for (const call of desk) {
    were.set(`${call.method} ${call.path}`, (await make(kay, call)).status);
  }
  await api.staff('remove', email);
  expect([await isStaff(kay), await isStaff(member)]).toEqual([false, false]);
  const unknown = { ...(await api.browser().get('/api/desks')), headers: undefined };
  const nothing = { status: 404, body: { ...Object(unknown.body), requestId: '' } as unknown };
  const table: Record<string, unknown> = {};
  for (const call of desk) {
    for (const browser of [api.browser(), member, kay]) {
      expect(await make(browser, call)).toEqual(nothing);
      const other = call.method === 'GET' ? 'POST' : 'GET';
      const wrong = await make(browser, { ...call, method: other });
      expect(wrong).toEqual(nothing);
    }
    table[`${call.method} ${call.path}`] = were.get(`${call.method} ${call.path}`);
  }
  expect(table).toEqual({
    'GET /api/desk/deposits': 200,
    'GET /api/desk/deposits.csv': 200,
    'GET /api/desk/groups': 200,
    'GET /api/desk/groups.csv': 200,
    'GET /api/desk/groups/:id': 404,
    'GET /api/desk/registrations': 200,
    'GET /api/desk/registrations.csv': 200,
    'GET /api/desk/waitlist': 200,
    'GET /api/desk/waitlist.csv': 200,
    'POST /api/desk/groups': 409,
    'POST /api/desk/groups/:id/call-off': 404,
    'POST /api/desk/groups/:id/move': 404,
    'POST /api/desk/proposals': 200,
    'POST /api/desk/proposals/check': 200,
  });
});

test('a deleted account is no longer staff', async () => {
  const email = 'leaves@staff.example';
  const kay = await newMember(api, email);
  await api.staff('add', email);
  await api.staff('remove', email);
  await api.staff('add', email);
  const { staff, desk: role } = (await kay.get('/api/users/export')).body as {
    staff: { id: string };
    desk: { action: string; subject: string }[];
  };
  const ids = role.map(({ subject }) => subject.replace(` ${email}`, ''));
  expect(role.map(({ action }) => action)).toEqual(['staff-added', 'staff-removed', 'staff-added']);
  expect(role.every(({ subject }) => subject.endsWith(` ${email}`))).toBe(true);
  expect((await kay.post('/api/users/delete', { email })).status).toBe(200);
  expect(await isStaff(await api.signedIn(email))).toBe(false);
  // The history keeps what was done, and no longer says whose the ids were.
  const history = await api.staffHistory();
  expect(history).not.toContain(email);
  for (const id of ids) expect(`${history}\n`).toContain(`  staff-added  ${id}\n`);
  expect(history).toContain(`  ${staff.id}  staff-removed  ${staff.id}\n`);
});

test('in production, a session of staff needs a passkey and ends after twelve hours', async () => {
  const email = 'strong@staff.example';
  const started = await startTestApi();
  const kay = await newMember(started, email);
  await started.staff('add', email);
  expect(await isStaff(kay)).toBe(true);
  await started.stop();
  const production = await startTestApi({
    ...started.environment,
    NODE_ENV: 'production',
    SITE_URL: 'https://ember.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const browser = production.browser();
  for (const [name, value] of kay.cookies) {
    browser.cookies.set(`__Host-${name.replace(/_4000$/, '')}`, value);
  }
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ id: email });
  expect(await isStaff(browser)).toBe(false);
  expect((await browser.get('/api/desk/groups')).status).toBe(404);
  const post = (path: string, body: object) =>
    browser.post(path, body, { origin: 'https://ember.example' });
  const device = createAuthenticator('https://ember.example');
  const begun = await post('/api/auth/passkeys/begin', {});
  const credential = device.create(begun.body as Record<string, unknown>);
  expect((await post('/api/auth/passkeys/add', { name: 'Key', credential })).status).toBe(200);
  expect(await isStaff(browser)).toBe(false);
  const asked = await post('/api/auth/passkeys/sign-in/begin', {});
  const signed = device.get(asked.body as Record<string, unknown>);
  expect((await post('/api/auth/passkeys/sign-in', { credential: signed })).status).toBe(200);
  expect(await isStaff(browser)).toBe(true);
  expect((await browser.get('/api/desk/groups')).status).toBe(200);
  production.pass(12 * hour);
  expect((await browser.get('/api/auth/me')).body).toBeNull();
  expect((await browser.get('/api/desk/groups')).status).toBe(404);
  await production.end();
});

test.runIf(isFull)(
  'an operator gives and takes the role while the site runs, and sees who did it',
  async () => {
    let flags: string[] = [];
    const people = async (...args: string[]) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [...flags, 'platform/api/src/operator/main.ts', 'staff', ...args],
        { env: { ...process.env, ...api.environment } },
      );
      return stdout;
    };
    const email = 'command@staff.example';
    const kay = await api.signedIn(email);
    expect(await people('add', ' Command@Staff.example')).toMatch(
      /^command@staff\.example is staff now/,
    );
    expect(await people('list')).toContain(email);
    expect(await isStaff(kay)).toBe(true);
    await people('remove', email);
    expect(await isStaff(kay)).toBe(false);
    expect(await people('history')).toMatch(/operator \S+ {2}staff-removed/);
    await expect(people('add', 'nobody')).rejects.toMatchObject({
      stderr: 'nobody is not an email address.\n',
    });
    // The user of a container may have no name.
    const nameless = `import os from 'node:os';
      import { syncBuiltinESMExports } from 'node:module';
      os.userInfo = () => { throw new Error('no such user'); };
      syncBuiltinESMExports();`;
    flags = ['--import', `data:text/javascript,${encodeURIComponent(nameless)}`];
    await people('add', email);
    expect(await people('history')).toMatch(/operator uid \d+ {2}staff-added/);
  },
);
