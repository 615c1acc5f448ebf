import { persisted } from '@emberite/sdk/storage';

/** Whether the member put off their first video, on this device. */
export const firstVideo = persisted(
  'ember.mf-member.first-video',
  { isLater: false },
  (stored) => ({ isLater: (stored as { isLater?: unknown } | null)?.isLater === true }),
  { unimportant: true },
).state;
