// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createCaptions } from './captions.ts';

const save = vi.fn<(captions: string) => Promise<void>>(async () => {});
const open = (videoId = 'one') => createCaptions({ videoId, stored: 'Hello', save });

it('keeps what was written until it is saved, also if saving fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  save.mockRejectedValueOnce(new Error('The session has ended.'));
  const written = open();
  written.change({ captions: ' Hello, I am Kay. ' });
  await written.submit();
  const again = open();
  expect(again.state).toMatchObject({ dirty: true, fields: { captions: ' Hello, I am Kay. ' } });
  expect(open('another').state).toMatchObject({ dirty: false, fields: { captions: 'Hello' } });
  await again.submit();
  expect(save).toHaveBeenLastCalledWith('Hello, I am Kay.');
  expect(open().state.dirty).toBe(false);
});

it('forgets what is given up, or is as it was', () => {
  open().change({ captions: 'Hello, I' });
  open().change({ captions: 'Hello' });
  const newer = createCaptions({ videoId: 'one', stored: 'Hello, all', save });
  expect(newer.state).toMatchObject({ dirty: false, fields: { captions: 'Hello, all' } });
  open().change({ captions: 'Another' });
  open().discard();
  expect(open().state).toMatchObject({ dirty: false, fields: { captions: 'Hello' } });
});
