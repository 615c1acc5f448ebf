import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  completeNotice,
  dismissNotice,
  noticeLinger,
  notices,
  showNotice,
  updateNotice,
} from '@emberite/sdk/notices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissNotice();
  vi.useRealTimers();
});

test('a notice stays until it is completed, and 3 seconds longer', () => {
  showNotice('Uploading video...');
  vi.advanceTimersByTime(60_000);
  expect(notices).toEqual({ message: 'Uploading video...', tone: 'progress' });
  completeNotice('Video uploaded successfully');
  expect(notices).toEqual({ message: 'Video uploaded successfully', tone: 'success' });
  vi.advanceTimersByTime(noticeLinger - 1);
  expect(notices.message).toBe('Video uploaded successfully');
  vi.advanceTimersByTime(1);
  expect(notices.message).toBeUndefined();
});

test('a dismissed notice stays away during progress, and returns with the outcome', () => {
  showNotice('Uploading video...');
  dismissNotice();
  updateNotice('Uploading video: 50%');
  expect(notices.message).toBeUndefined();
  completeNotice('Failed to delete video', 'danger');
  expect(notices).toEqual({ message: 'Failed to delete video', tone: 'danger' });
});

test('progress after an outcome neither replaces it nor keeps it', () => {
  showNotice('Deleting video...');
  completeNotice('Failed to delete video', 'danger');
  updateNotice('Uploading video: 30%');
  expect(notices).toEqual({ message: 'Failed to delete video', tone: 'danger' });
  vi.advanceTimersByTime(noticeLinger);
  updateNotice('Uploading video: 40%');
  expect(notices.message).toBeUndefined();
});

test('a new notice is not cleared by the end of the previous one', () => {
  completeNotice('Video deleted successfully');
  showNotice('Uploading video...');
  vi.advanceTimersByTime(noticeLinger);
  expect(notices.message).toBe('Uploading video...');
});
