import { expect, it, vi } from 'vitest';
import { createRecorderSession } from './session.ts';

it('shows that it reads a chosen file, and records nothing meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const session = createRecorderSession(15);
  const chosen = session.choose(new File(['no video'], 'mine.mp4'));
  const reading = session.read();
  expect(reading).toMatchObject({ status: 'recording', phase: 'finishing', endedBy: 'file' });
  await session.record(3);
  expect(session.read()).toBe(reading);
  await chosen;
  expect(session.read()).toMatchObject({ status: 'failed', reason: 'other-kind' });
});
