// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import { provideHost } from '@emberite/sdk/host';
import { session, setUser, signedIn } from '@emberite/sdk/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { createRefresh } from './refresh.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.signIn('two-tabs@people.example');
  await signedIn();
});
afterAll(() => site.close());

const refresh = createRefresh(() => api.currentUser({}));
const roadmaps = () => (session.status === 'signed-in' ? session.user.roadmaps : null);
const complete = (stepId: string) =>
  api.userUpdate({ changes: [{ field: 'roadmaps', value: { 'first-steps': [stepId] } }] });

it('loads a step that another tab completed', async () => {
  await complete('how-ember-works');
  expect(roadmaps()).toEqual({});
  await refresh();
  expect(roadmaps()).toEqual({ 'first-steps': ['how-ember-works'] });
});

it('does not undo changes made here while the request is pending', async () => {
  const before = await api.currentUser({});
  const late = createRefresh(async () => {
    setUser(await complete('our-promises'));
    return before;
  });
  await late();
  expect(roadmaps()).toEqual({ 'first-steps': ['how-ember-works', 'our-promises'] });
});

it('sends one request at a time', async () => {
  const before = site.api.logLines.length;
  await Promise.all([refresh(), refresh(), refresh()]);
  expect(site.api.logLines).toHaveLength(before + 1);
});

it('leaves an expired session to the host', async () => {
  const unauthorized = vi.fn<() => void>();
  provideHost({ unauthorized });
  await api.logout({});
  await refresh();
  expect(unauthorized).toHaveBeenCalledOnce();
});
