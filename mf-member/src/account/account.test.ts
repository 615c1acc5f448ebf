// @vitest-environment jsdom
import * as api from '@emberite/sdk/api';
import type { Video } from '@emberite/contract/video';
import { openSite } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { unreachable } from '../testing/failures.ts';
import { createDeletion } from './deletion.ts';
import { createExport } from './exportData.ts';

const email = 'leaver@people.example';

const site = await openSite();
await site.becomeMember(email);
afterAll(() => site.close());

let logged: MockInstance;
beforeEach(() => {
  site.offline = false;
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe('the export', () => {
  it('saves everything the server knows as one file', async () => {
    const save = vi.fn<(name: string, text: string) => void>();
    const videos = [{ id: 'v1', videoUrl: '/api/videos/v1/video', thumbnailUrl: null }] as Video[];
    const userExport: typeof api.userExport = async (input) => {
      const { profile, ...all } = await api.userExport(input);
      return { ...all, profile: profile && { ...profile, videos } };
    };
    const { state, start } = createExport({ api: { userExport }, save });
    await start();
    expect(state.progress).toEqual({ status: 'done' });
    const [[name, text] = ['', '']] = save.mock.calls;
    expect(name).toBe('ember-data.json');
    expect(JSON.parse(text)).toMatchObject({
      user: { id: email },
      profile: {
        location: 'CA:BC:Revelstoke',
        videos: [{ videoUrl: 'http://localhost:4000/api/videos/v1/video', thumbnailUrl: null }],
      },
      usedInvite: 'EMBER-WELCOME',
    });
  });

  it('says why there is no file, and tries again', async () => {
    const save = vi.fn<(name: string, text: string) => void>();
    const { state, start } = createExport({ api, save });
    site.offline = true;
    await start();
    expect(state.progress).toEqual(unreachable);
    expect(save).not.toHaveBeenCalled();
    site.offline = false;
    await start();
    expect(state.progress).toEqual({ status: 'done' });
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('the deletion', () => {
  const done = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const open = (client: Pick<typeof api, 'userDelete'> = api) => {
    done.mockClear();
    return createDeletion({ api: client, email, done });
  };
  const exists = async () => (await api.authMe({})) !== null;

  it.each(['', 'somebody@people.example', 'leaver'])(
    'needs the address of the account, not "%s"',
    async (typed) => {
      const form = open();
      form.change({ email: typed });
      await form.submit();
      expect(form.state.problem).toEqual({
        at: 'email',
        message: 'Please enter the email address of your account.',
      });
      expect([await exists(), done.mock.calls.length]).toEqual([true, 0]);
    },
  );

  it('takes the address as sign-in does', async () => {
    const form = open({ userDelete: async () => ({}) });
    form.change({ email: `Leaver <mailto:${email.toUpperCase()}>` });
    await form.submit();
    expect([form.state.problem, done.mock.calls.length]).toEqual([null, 1]);
  });

  it('says so if the server cannot be reached', async () => {
    const form = open();
    form.change({ email });
    site.offline = true;
    await form.submit();
    expect(form.state.problem).toEqual({ at: 'form', message: unreachable.message });
    site.offline = false;
    expect([await exists(), done.mock.calls.length]).toEqual([true, 0]);
  });

  it('keeps the address while the member signs in again', async () => {
    const form = open();
    form.change({ email });
    site.api.pass(10 * 60_000);
    await form.submit();
    expect(form.state.problem).toMatchObject({ at: 'form', remedy: { label: 'Sign in again' } });
    expect([await exists(), done.mock.calls.length]).toEqual([true, 0]);
    await site.signIn(email);
    const back = open();
    expect(back.state.fields.email).toBe(email);
    back.discard();
    expect(open().state.fields.email).toBe('');
  });

  // The last test: it deletes the account.
  it('deletes the account, however the address is typed, and also if the answer is lost', async () => {
    const form = open({
      async userDelete(input) {
        await api.userDelete(input);
        throw new api.TimeoutError('The server did not respond in time.');
      },
    });
    form.change({ email: ` ${email.toUpperCase()} ` });
    await form.submit();
    expect(form.state).toMatchObject({ status: 'submitted', problem: null });
    expect([await exists(), done.mock.calls.length]).toEqual([false, 1]);
    // A user who signs in with the address again starts from scratch.
    await site.signIn(email);
    expect(await api.authMe({})).toMatchObject({ id: email, hasProfile: false });
  });
});
