// @vitest-environment jsdom
import * as api from '@emberite/sdk/api';
import type { User } from '@emberite/contract/user';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openSite } from '@emberite/testing';
import { unreachable } from '../testing/failures.ts';
import { accessTo, createStep } from './step.ts';

const site = await openSite();
await site.signIn('steps@people.example');
afterAll(() => site.close());

const step = (stepId: string, onCompleted: (user: User) => void = () => {}) =>
  createStep({ api, roadmapId: 'first-steps', stepId, completed: onCompleted });
const saved = async () => (await api.currentUser({})).roadmaps['first-steps'];

describe('completing a step', () => {
  it('saves it and passes on the updated user', async () => {
    const onCompleted = vi.fn<(user: User) => void>();
    const { state, start } = step('how-ember-works', onCompleted);
    const started = start();
    expect(state.progress).toEqual({ status: 'busy' });
    await started;
    expect(state.progress).toEqual({ status: 'done' });
    expect(onCompleted.mock.calls[0]?.[0].roadmaps).toEqual({ 'first-steps': ['how-ember-works'] });
    expect(await saved()).toEqual(['how-ember-works']);
  });

  it('keeps the steps that another tab completed', async () => {
    await step('our-promises').start();
    expect(await saved()).toEqual(['how-ember-works', 'our-promises']);
  });

  it('sends one request, however often it is pressed', async () => {
    const before = site.api.logLines.length;
    const { start } = step('craft-profile');
    await Promise.all([start(), start(), start()]);
    expect(site.api.logLines).toHaveLength(before + 1);
  });

  it('shows a failure, logs it, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onCompleted = vi.fn<(user: User) => void>();
    const { state, start } = step('bucket-list', onCompleted);
    site.offline = true;
    await start();
    site.offline = false;
    expect(state.progress).toEqual(unreachable);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(onCompleted).not.toHaveBeenCalled();
    await start();
    expect(state.progress).toEqual({ status: 'done' });
    expect(onCompleted).toHaveBeenCalledOnce();
    expect(await saved()).toContain('bucket-list');
  });
});

describe('the access of a member to a step', () => {
  const access = (roadmapId: string, stepId: string, completed: string[] = []) =>
    accessTo({ roadmapId, stepId }, { location: null, roadmaps: { [roadmapId]: completed } });

  it('opens the active one', () => {
    expect(access('first-steps', 'our-promises', ['how-ember-works'])).toEqual({
      status: 'active',
      place: { roadmap: 'Your first steps', number: 2, of: 5 },
      next: undefined,
    });
  });

  it('opens a completed one again, with the next step', () => {
    expect(access('first-steps', 'how-ember-works', ['how-ember-works'])).toMatchObject({
      status: 'completed',
      next: { title: 'Read our promises' },
    });
  });

  it('has no next step after the last one', () => {
    const steps = ['choose-experience', 'register-interest', 'how-groups-form', 'get-ready'];
    expect(access('first-experience', 'get-ready', steps)).toMatchObject({
      status: 'completed',
      next: undefined,
    });
  });

  it('locks a later one', () => {
    expect(access('first-steps', 'bucket-list')).toMatchObject({
      status: 'locked',
      first: { title: 'See how Ember works' },
    });
  });

  it('is unknown for a step that does not exist, or not for this member', () => {
    const unknown = { status: 'unknown' };
    expect(access('first-steps', 'nowhere')).toEqual(unknown);
    expect(access('nowhere', 'how-ember-works')).toEqual(unknown);
    expect(access('first-experience', '4')).toEqual(unknown);
    expect(access('vancouver-giveaway', 'about-the-giveaway')).toEqual(unknown);
  });
});
