// @vitest-environment jsdom
import type { ProfileChange } from '@emberite/contract/profiles';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBucketList } from './bucketList.ts';

const save = vi.fn<(changes: ProfileChange[]) => Promise<void>>(async () => {});
beforeEach(() => save.mockClear());

it('saves trimmed lines without empty and duplicate ones', async () => {
  const { state, change, submit } = createBucketList({ stored: ['See whales'], save });
  change({ lines: ['See whales', '', ' Learn to sail ', 'See whales'] });
  await submit();
  const value = ['See whales', 'Learn to sail'];
  expect(save).toHaveBeenCalledWith([{ field: 'bucketList', value }]);
  expect(state).toMatchObject({ status: 'submitted', dirty: false, fields: { lines: value } });
});

it('tells the limits before anything is sent', async () => {
  const { state, change, submit } = createBucketList({ stored: [], save });
  change({ lines: ['👩‍👩‍👧‍👦'.repeat(200), 'x'.repeat(201)] });
  await submit();
  expect(state.problem).toEqual({
    at: 'lines',
    message: 'Wish 2 is longer than 200 characters. Please shorten it.',
  });
  change({ lines: Array.from({ length: 101 }, (_, index) => `Wish ${index}`) });
  await submit();
  expect(state.problem?.message).toBe('Your list has 101 wishes. Please keep at most 100.');
  expect(state.fields.lines).toHaveLength(101);
  expect(save).not.toHaveBeenCalled();
  change({ lines: state.fields.lines.slice(0, 100) });
  await submit();
  expect(save).toHaveBeenCalledOnce();
});

it('is not edited by a line that was typed and emptied again', () => {
  const { state, change } = createBucketList({ stored: ['See whales'], save });
  change({ lines: ['See whales', 'L'] });
  expect(state.dirty).toBe(true);
  change({ lines: ['See whales', ''] });
  expect(state.dirty).toBe(false);
});

it('keeps edits until they are saved', async () => {
  createBucketList({ stored: ['See whales'], save }).change({
    lines: ['See whales', 'Learn to sail'],
  });
  const reloaded = createBucketList({ stored: ['See whales'], save });
  expect(reloaded.state.dirty).toBe(true);
  reloaded.discard();
  expect(createBucketList({ stored: ['See whales'], save }).state.dirty).toBe(false);
});
