// @vitest-environment jsdom
import * as api from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { offlineSentence } from '@emberite/sdk/offline';
import { openSite } from '@emberite/testing';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createAction } from './index.ts';

const site = await openSite();
afterEach(() => {
  vi.restoreAllMocks();
  site.offline = false;
});
afterAll(() => site.close());

it('is busy while it runs, and done afterwards', async () => {
  const { state, start } = createAction(async () => void (await api.authMe({})));
  expect(state.progress).toEqual({ status: 'idle' });
  const started = start();
  expect(state.progress).toEqual({ status: 'busy' });
  await started;
  expect(state.progress).toEqual({ status: 'done' });
});

it('runs one at a time, however often it is started', async () => {
  const run = vi.fn<(value: string) => Promise<void>>(async () => void (await api.authMe({})));
  const { start } = createAction(run);
  await Promise.all([start('a'), start('b'), start('c')]);
  expect(run.mock.calls).toEqual([['a']]);
  await start('d');
  expect(run.mock.lastCall).toEqual(['d']);
});

it('keeps a failure as a message, logs it, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { state, start } = createAction(async () => void (await api.authMe({})));
  site.offline = true;
  await start();
  expect(state.progress).toEqual({
    status: 'failed',
    message: 'We cannot reach Ember. Please check your connection and try again.',
  });
  expect(logged).toHaveBeenCalledOnce();
  site.offline = false;
  await start();
  expect(state.progress).toEqual({ status: 'done' });
});

it('says that the browser is offline only while it is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { state, start } = createAction(async () => void (await api.authMe({})));
  site.offline = true;
  await start();
  expect(state.progress).toMatchObject({ status: 'failed', message: offlineSentence });
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(state.progress).toEqual({ status: 'idle' });
});

it('never shows the message of an unknown error', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { state, start } = createAction(() => Promise.reject(new Error('secret detail')));
  await start();
  expect(state.progress).toEqual({ status: 'failed', message: 'An unexpected error occurred.' });
  expect(logged).toHaveBeenCalledOnce();
});

it('links to the sign-in and back if that was too long ago', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await site.signIn('late@people.example');
  history.replaceState(null, '', '/mine/export?from=menu#end');
  const { state, start } = createAction(async () => void (await api.userExport({})));
  await start();
  expect(state.progress).toEqual({ status: 'done' });
  site.api.pass(10 * 60_000);
  await start();
  expect(state.progress).toEqual({
    status: 'failed',
    message:
      'To protect your account, please sign in again first. You will come back to this page.',
    remedy: {
      label: 'Sign in again',
      href: `${config.roles.login}?${new URLSearchParams({
        again: 'true',
        redirectedFrom: '/mine/export?from=menu&authSuccess=true#end',
      })}`,
    },
  });
  expect(logged).toHaveBeenCalledOnce();
  await site.signIn('late@people.example');
  await start();
  expect(state.progress).toEqual({ status: 'done' });
});
