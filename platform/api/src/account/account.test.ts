import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Video } from '@emberite/contract/video';
import { codeIn, newMember, newProfile } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const api = useTestApi();

const leave = (browser: Browser, email: string) => browser.post('/api/users/delete', { email });

test('a member can export all their data', async () => {
  const email = 'export@people.example';
  const member = await newMember(api, email);
  const { body: video } = await upload(member);
  const invite = await member.post('/api/invites', { textPart: 'Ann' });
  await member.send('/payment/test-checkout', new URLSearchParams());
  const { status, body, headers } = await member.get('/api/users/export');
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  const client = { fingerprint: expect.any(String), expiresAt: time };
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="ember-data.json"');
  expect(body).toEqual({
    exportedAt: expect.any(String),
    joinedAt: expect.any(String),
    usedInvite: 'EMBER-WELCOME',
    user: (await member.get('/api/auth/me')).body,
    profile: (await member.get('/api/profiles?location=CA:BC:Revelstoke')).body,
    invites: [invite.body],
    waitlist: [],
    registrations: [],
    deposit: expect.objectContaining({ status: 'paid' }),
    groups: [],
    mails: [],
    staff: null,
    desk: [],
    passkeys: [],
    sessions: [{ device: '', createdAt: expect.any(String), expiresAt: expect.any(String) }],
    more: {
      profile: { publicId: expect.any(String), createdAt: time },
      deposit: { provider: 'local', reference: expect.any(String) },
      registrations: [],
      waitlist: [],
      passkeySessions: [],
      signInMails: [{ expiresAt: time, usedAt: time }],
      videos: [{ id: (video as Video).id, createdAt: time }],
      invites: [{ id: (invite.body as { id: string }).id, createdAt: time }],
      // The network and the browser.
      knownClients: [client, client],
    },
  });
  expect((await api.browser().get('/api/users/export')).status).toBe(401);
});

test('the export has the place that somebody typed, and what waits for them', async () => {
  const email = 'far@people.example';
  const browser = await api.signedIn(email);
  const profile = { ...newProfile, location: 'Other', newLocation: 'Kelowna' };
  await browser.post('/api/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
  const entry = { role: 'host', place: 'Kelowna', idea: 'Pottery' };
  await browser.post('/api/waitlist', { email, ...entry });
  expect((await browser.get('/api/users/export')).body).toMatchObject({
    user: { place: 'Kelowna' },
    waitlist: [{ ...entry, isConfirmed: false }],
    more: { waitlist: [{ role: 'host', createdAt: expect.any(String), confirmedAt: null }] },
  });
});

test("a deleted member's name leaves the code that a friend has joined with", async () => {
  const email = 'inviter@people.example';
  const inviter = await newMember(api, email);
  const { id: inviteCode } = (await inviter.post('/api/invites', { textPart: 'Rosalind' }))
    .body as { id: string };
  const friend = await api.signedIn('friend@people.example');
  await friend.post('/api/profiles', { profile: newProfile, inviteCode });
  const usedInvite = async () =>
    ((await friend.get('/api/users/export')).body as { usedInvite: string }).usedInvite;
  expect(await usedInvite()).toBe(inviteCode);
  expect((await leave(inviter, email)).status).toBe(200);
  expect(await usedInvite()).toBe(inviteCode.replace('ROSALIND', 'EMBER'));
});

test('deleting the account deletes everything and ends every session', async () => {
  const email = 'leave@people.example';
  const phone = await newMember(api, email);
  const laptop = await api.signedIn(email);
  const { id, videoUrl } = (await upload(phone)).body as Video;
  const { body: invite } = await phone.post('/api/invites', { textPart: 'Leaver' });
  expect(existsSync(join(api.dataDir, 'files', id))).toBe(true);

  expect((await leave(phone, email)).status).toBe(200);
  expect([...phone.cookies.keys()]).toEqual([]);
  expect((await laptop.get('/api/users/currentUser')).status).toBe(401);
  expect(existsSync(join(api.dataDir, 'files', id))).toBe(false);
  expect((await phone.get(videoUrl)).status).toBe(404);
  const code = (invite as { id: string }).id;
  expect((await api.browser().get(`/api/invites?inviteCode=${code}`)).body).toMatchObject({
    inviteInfo: { isValid: false },
  });
  expect(await api.mailTo(email)).toMatchObject({
    subject: 'Your account was deleted',
    text: expect.stringContaining('If this was not you'),
  });

  const anew = await api.signedIn(email);
  expect((await anew.get('/api/auth/me')).body).toEqual({
    id: email,
    identities: [{ provider: 'magic-link', userId: email }],
    location: null,
    place: null,
    hasProfile: false,
    roadmaps: {},
    ownedInvites: [],
  });
});

test("deleting requires the account's address", async () => {
  const email = 'stay@people.example';
  const member = await newMember(api, email);
  expect(await leave(member, 'other@people.example')).toMatchObject({
    status: 400,
    body: { message: 'Please enter the email address of your account.' },
  });
  expect((await leave(api.browser(), email)).status).toBe(401);
  expect((await member.get('/api/auth/me')).body).toMatchObject({ id: email, hasProfile: true });
});

test.runIf(isFull)(
  'an upload that arrives while the account is deleted leaves nothing',
  async () => {
    const email = 'race@people.example';
    const member = await newMember(api, email);
    const cookie = new Map(member.cookies);
    const folder = join(api.dataDir, 'files');
    const files = () => (existsSync(folder) ? readdirSync(folder) : []);
    const before = files().length;
    const [sent] = await Promise.all([upload(member), leave(member, email)]);
    for (const [name, value] of cookie) member.cookies.set(name, value);
    expect([200, 401, 403]).toContain(sent.status);
    expect(files()).toHaveLength(before);
  },
);

test.runIf(isFull)(
  'sign-ins and writes during a deletion are refused or start fresh, never half',
  async () => {
    api.goTo('2025-02-03T12:00-08:00');
    for (let turn = 0; turn < 4; turn += 1) {
      const email = `going${turn}@people.example`;
      const member = await newMember(api, email);
      const other = api.browser();
      await other.post('/api/auth/magic-link/send', { email });
      const code = codeIn(await api.mailTo(email));
      const responses = await Promise.all([
        leave(member, email),
        other.post('/api/auth/magic-link/code', { email, code }),
        member.post('/api/invites', { textPart: 'Ann' }),
        member.post('/api/users/updateUserProperty', {
          changes: [{ field: 'roadmaps', value: { first: ['a'] } }],
        }),
        member.post('/api/registrations/poetry-night', {
          availability: ['2025-02-07'],
          availabilityExplained: true,
        }),
      ]);
      for (const { status } of responses) expect([200, 400, 401, 403]).toContain(status);
      expect(responses[0].status).toBe(200);
      expect([200, 400]).toContain(responses[1].status);
      const { body } = await other.get('/api/auth/me');
      if (body !== null) expect(body).toMatchObject({ hasProfile: false, roadmaps: {} });
    }
    api.goTo(new Date().toISOString());
  },
);
