import type { Registration } from '@emberite/contract/registration';

/** As the night out of a member, for stories. */
export const nightOut: Registration = {
  id: 'night-out',
  kind: 'night-out',
  experiences: [],
  availability: ['friday_evenings', 'sunday_daytime'],
  activities: ['karaoke', 'live_music', 'speakeasies'],
  budget: { ideal: '20-50', max: '50-100' },
  depositAgreement: 'no',
  createdAt: '2026-11-14T19:20:00Z',
};
