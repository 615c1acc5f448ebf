import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

it('remembers the last changes of each owner, whatever others do', async () => {
  const progress = createProgress();
  progress.begin('mf-events-1 first', async () => ({ done: 'live' }));
  await progress.settled();
  for (let index = 0; index < 1_000; index += 1) progress.giveUp(`mf-other-1 ${index}`);
  const lines = await new Response(progress.read('mf-events-1 first', 0)).text();
  expect(JSON.parse(lines)).toEqual({ done: 'live', line: 0 });
  expect(progress.read('mf-other-1 0', 0)).toBeUndefined();
  expect(progress.read('mf-other-1 999', 0)).toBeDefined();
});

it('makes at most fifty changes of one owner at a time', async () => {
  const progress = createProgress();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = (key: string) => progress.begin(key, () => promise.then(() => ({ done: null })));
  for (let index = 0; index < 50; index += 1) begin(`mf-events-1 ${index}`);
  expect(() => begin('mf-events-1 51')).toThrow('Wait until one of your other changes is done.');
  begin('mf-other-1 first');
  resolve();
  await progress.settled();
  begin('mf-events-1 51');
  await progress.settled();
});

it('lets a change be given up until it is settled, and again if another one was faster', async () => {
  const progress = createProgress();
  const key = 'mf-events-1 first';
  progress.begin(key, async (_, settle) => {
    const reopen = settle();
    expect(progress.giveUp(key)).toBe(false);
    reopen();
    expect(progress.giveUp(key)).toBe(true);
    expect(settle).toThrow('You have given it up.');
    return { done: null };
  });
  await progress.settled();
  expect(await new Response(progress.read(key, 0)).text()).toContain('"done":null');
});
