// @vitest-environment jsdom
import { createResource, useResource } from '@emberite/sdk/resource';
import type { Resource } from '@emberite/sdk/resource';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
});

/** A resource whose requests the test responds to, in any order. */
function open() {
  const requests: PromiseWithResolvers<string[]>[] = [];
  const resource = createResource(() => {
    const request = Promise.withResolvers<string[]>();
    requests.push(request);
    return request.promise;
  });
  return {
    ...resource,
    requests,
    respond: (place: number, ...value: string[]) =>
      act(async () => requests[place]!.resolve(value)),
    fail: (place: number) => act(async () => requests[place]!.reject(new Error('Down.'))),
  };
}

const ready = (...value: string[]) => ({ status: 'ready', value });
const failed = { status: 'failed', message: 'An unexpected error occurred.' };

function Shown({ resource }: { resource: Resource<string[]> }) {
  const loaded = useResource(resource);
  return <p>{loaded.status === 'ready' ? loaded.value.join(' ') : loaded.status}</p>;
}
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

it('is loading, then ready; a failure to load it again changes nothing', async () => {
  const { state, load, respond, fail } = open();
  expect(state.loaded).toEqual({ status: 'loading' });
  void load();
  await respond(0, 'a');
  expect(state.loaded).toEqual(ready('a'));
  const again = load();
  expect(state.loaded).toEqual(ready('a'));
  await fail(1);
  await again;
  expect(state.loaded).toEqual(ready('a'));
  expect(console.warn).toHaveBeenCalledOnce();
});

it('says why it failed, and can be tried again', async () => {
  const { state, load, respond, fail } = open();
  const first = load();
  await fail(0);
  await first;
  expect(state.loaded).toEqual(failed);
  void load();
  expect(state.loaded).toEqual({ status: 'loading' });
  await respond(1, 'a');
  expect(state.loaded).toEqual(ready('a'));
});

it('drops a response, or a failure, that is older than the newest request', async () => {
  const { state, load, respond, fail } = open();
  void load();
  void load();
  void load();
  await respond(2, 'new');
  await respond(0, 'old');
  await fail(1);
  expect(state.loaded).toEqual(ready('new'));
});

it('drops a response that is older than a change, and asks for another', async () => {
  const { state, load, change, respond, requests } = open();
  void load();
  await respond(0, 'a');
  void load();
  change((value) => [...value, 'b']);
  await respond(1, 'a');
  expect(state.loaded).toEqual(ready('a', 'b'));
  await respond(2, 'a', 'b', 'c');
  expect(state.loaded).toEqual(ready('a', 'b', 'c'));
  change((value) => value.slice(1));
  expect([state.loaded, requests.length]).toEqual([ready('b', 'c'), 3]);
});

it('shows a change that is being saved, also if another response arrives before', async () => {
  const { state, load, save, respond } = open();
  void load();
  await respond(0, 'a');
  const saving = Promise.withResolvers<string[]>();
  const saved = save((value) => [...value, 'b'], saving.promise);
  expect(state.loaded).toEqual(ready('a', 'b'));
  void load();
  await respond(1, 'c');
  expect(state.loaded).toEqual(ready('c', 'b'));
  saving.resolve(['c', 'B']);
  await saved;
  expect(state.loaded).toEqual(ready('c', 'B'));
});

it('drops the response to an older save that comes after that to a newer one, and asks', async () => {
  const { state, load, save, respond, requests } = open();
  void load();
  await respond(0, 'a');
  const [older, newer] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const saves = [save(() => ['old'], older.promise), save(() => ['new'], newer.promise)];
  expect(state.loaded).toEqual(ready('new'));
  newer.resolve(['new']);
  await saves[1];
  expect(state.loaded).toEqual(ready('new'));
  older.resolve(['old']);
  await saves[0];
  expect([state.loaded, requests.length]).toEqual([ready('new'), 2]);
  await respond(1, 'newest');
  expect(state.loaded).toEqual(ready('newest'));
});

it('keeps a newer save, whatever becomes of the older one', async () => {
  const { state, load, save, respond, requests } = open();
  void load();
  await respond(0, 'a');
  const [older, newer] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const saves = [save(() => ['old'], older.promise), save(() => ['new'], newer.promise)];
  older.resolve(['old']);
  await saves[0];
  expect(state.loaded).toEqual(ready('new'));
  newer.reject(new Error('Refused.'));
  await expect(saves[1]).rejects.toThrow('Refused.');
  expect([state.loaded, requests.length]).toEqual([ready('old'), 1]);
  const refused = Promise.withResolvers<string[]>();
  const late = save(() => ['late'], refused.promise);
  await save(() => ['new'], Promise.resolve(['new']));
  refused.reject(new Error('Refused.'));
  await expect(late).rejects.toThrow('Refused.');
  expect(state.loaded).toEqual(ready('new'));
});

it('keeps what has changed while a save was on its way, and asks', async () => {
  const { state, load, save, change, respond, requests } = open();
  void load();
  await respond(0, 'a');
  const saving = Promise.withResolvers<string[]>();
  const saved = save((value) => [...value, 'saved'], saving.promise);
  change((value) => [...value, 'changed']);
  saving.resolve(['a', 'saved']);
  await saved;
  expect(state.loaded).toEqual(ready('a', 'changed', 'saved'));
  expect(requests).toHaveLength(2);
  await respond(1, 'a', 'saved', 'changed');
  expect(state.loaded).toEqual(ready('a', 'saved', 'changed'));
});

it('takes back a change that is refused', async () => {
  const { state, load, save, respond } = open();
  void load();
  await respond(0, 'a');
  const saved = save((value) => [...value, 'b'], Promise.reject(new Error('Refused.')));
  expect(state.loaded).toEqual(ready('a', 'b'));
  await expect(saved).rejects.toThrow('Refused.');
  expect(state.loaded).toEqual(ready('a'));
});

it('gives an action the response, or its error', async () => {
  const { state, request, respond, fail } = open();
  const first = request();
  await respond(0, 'a');
  expect(await first).toEqual(['a']);
  expect(state.loaded).toEqual(ready('a'));
  const second = expect(request()).rejects.toThrow('Down.');
  await fail(1);
  await second;
  expect(state.loaded).toEqual(ready('a'));
});

it('loads again after an action that overtook the first load and failed', async () => {
  const { state, load, request, respond, fail } = open();
  void load();
  const overtaking = expect(request()).rejects.toThrow('Down.');
  await respond(0, 'dropped');
  await fail(1);
  await overtaking;
  await respond(2, 'a');
  expect(state.loaded).toEqual(ready('a'));
});

it('is loaded once for all that show it, and again after a failure', async () => {
  const resource = open();
  const show = () =>
    render(
      <>
        <Shown resource={resource} />
        <Shown resource={resource} />
      </>,
    );
  show();
  await resource.fail(0);
  expect(await screen.findAllByText('failed')).toHaveLength(2);
  cleanup();
  show();
  await resource.respond(1, 'a');
  cleanup();
  show();
  expect(screen.getAllByText('a')).toHaveLength(2);
  expect(resource.requests).toHaveLength(2);
});

it('is loaded again on return to the tab, once, or later if nothing shows it', async () => {
  const resource = open();
  render(<Shown resource={resource} />);
  await resource.respond(0, 'a');
  comeBack();
  act(() => window.dispatchEvent(new Event('focus')));
  expect(resource.requests).toHaveLength(2);
  await resource.respond(1, 'b');
  screen.getByText('b');
  cleanup();
  comeBack();
  comeBack();
  expect(resource.requests).toHaveLength(2);
  render(<Shown resource={resource} />);
  expect(resource.requests).toHaveLength(3);
});

it('is loaded again when it has changed elsewhere, now or later', async () => {
  const resource = open();
  render(<Shown resource={resource} />);
  await resource.respond(0, 'a');
  act(resource.expire);
  expect(resource.requests).toHaveLength(2);
  cleanup();
  resource.expire();
  expect(resource.requests).toHaveLength(2);
  render(<Shown resource={resource} />);
  expect(resource.requests).toHaveLength(3);
});
