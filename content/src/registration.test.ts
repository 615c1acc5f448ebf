import { describe, expect, it } from 'vitest';
import { locationOptions } from './locations.ts';
import {
  activityOptions,
  budgetOptions,
  poetryNightDates,
  poetryNightInvite,
} from './registration.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('registration', () => {
  it('has the agreed activities and budgets', () => {
    expect(values(activityOptions)).toEqual([
      'arcade',
      'bars_lounges',
      'live_music',
      'nightclubs',
      'comedy_shows',
      'karaoke',
      'themed_parties',
      'speakeasies',
      'rooftop_events',
    ]);
    expect(values(budgetOptions)).toEqual(['0-20', '20-50', '50-100', '100-200', '200+']);
  });

  it('offers the Fridays of February 2025', () => {
    expect(poetryNightDates).toHaveLength(4);
    for (const { value, label } of poetryNightDates) {
      const date = new Date(`${value}T12:00:00Z`);
      expect([date.getUTCDay(), date.getUTCMonth(), date.getUTCFullYear()]).toEqual([5, 1, 2025]);
      expect(label).toBe(`Friday, February ${date.getUTCDate()}, 2025, from 7 PM`);
    }
  });

  it('gives the poetry night an invite code that onboarding accepts', () => {
    expect(poetryNightInvite.inviteCode).toContain('-');
    expect(values(locationOptions)).toContain(poetryNightInvite.location);
  });
});
