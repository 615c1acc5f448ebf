import { expect, it } from 'vitest';
import type { RecorderState } from './recorder.ts';
import { announcement, helpFor } from './messages.ts';

const running = (left: number): RecorderState => ({ status: 'recording', phase: 'running', left });

it('announces little while the microphone records', () => {
  const said = Array.from({ length: 15 }, (_, second) => announcement(running(15 - second), 15));
  expect([...new Set(said)]).toEqual(['Recording.', '10 seconds left.', '5 seconds left.']);
});

it.each([
  [1, ['Recording.']],
  [5, ['Recording.']],
  [10, ['Recording.', '5 seconds left.']],
])('never announces more time than is left, of %d', (limit, words) => {
  const said = Array.from({ length: limit }, (_, second) =>
    announcement(running(limit - second), limit),
  );
  expect([...new Set(said)]).toEqual(words);
});

it('announces the length before the microphone is on', () => {
  expect(announcement({ status: 'asking' }, 15)).toMatch(/15 seconds\.$/);
  expect(announcement({ status: 'asking' }, 1)).toMatch(/1 second\.$/);
});

it('announces why a recording ended on its own', () => {
  const recording = {
    blob: new Blob(['x']),
    url: '',
    mimeType: 'video/mp4',
    seconds: 7.6,
    width: 2,
    height: 2,
  };
  expect(
    announcement(
      { status: 'recorded', recording: { ...recording, seconds: 1.2 }, endedBy: 'hand' },
      15,
    ),
  ).toBe('Your 1-second video is ready.');
  expect(
    announcement(
      { status: 'recorded', recording: { ...recording, seconds: 0 }, endedBy: 'file' },
      15,
    ),
  ).toBe('Your video is ready.');
  expect(announcement({ status: 'recorded', recording, endedBy: 'lost' }, 15)).toBe(
    'Recording stopped because the camera or microphone was disconnected or switched off. Your 8-second video is ready.',
  );
});

it('says of a file that is read nothing about a recording', () => {
  const finishing = { status: 'recording', phase: 'finishing' } as const;
  expect(announcement({ ...finishing, endedBy: 'hand' }, 15)).toMatch(/^Recording stopped\./);
  expect(announcement({ ...finishing, endedBy: 'file' }, 15)).toBe('Preparing your video.');
});

it('says before a recording that nothing is recorded yet, and when nothing is heard', () => {
  const view = { status: 'on', stream: {} as MediaStream } as const;
  const words = (isQuiet: boolean) => announcement({ status: 'idle' }, 15, { view, isQuiet });
  expect(words(false)).toMatch(/Nothing is recorded yet.*15 seconds/);
  expect(words(true)).toMatch(/^We hear nothing/);
});

it('says before a recording why there is no picture', () => {
  const view = { status: 'failed', reason: 'no-camera' } as const;
  expect(announcement({ status: 'idle' }, 15, { view, isQuiet: false })).toBe(
    'No picture. Connect a camera and try again, or open this page on your phone.',
  );
});

it('says why a take can only be saved', () => {
  const file = new File(['x'], 'my-video.mp4');
  const text = (reason: 'unreadable' | 'too-long') =>
    helpFor({ status: 'failed', reason, file }, 15).text;
  expect(text('unreadable')).toMatch(/^Your browser cannot play it/);
  expect(text('too-long')).toMatch(/^Your device could not stop in time/);
});

it('says of a file that is too long how long it may be', () => {
  expect(helpFor({ status: 'failed', reason: 'too-long' }, 15).text).toBe(
    'Choose one of at most 15 seconds, or record a new one.',
  );
});
