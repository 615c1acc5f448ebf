import { describe, expect, it } from 'vitest';
import { locationOptions } from './locations.ts';
import { poetrySeason, poetrySeasonAt } from './poetrySeason.ts';
import { activityOptions, budgetOptions, poetryNightInvite } from './registration.ts';

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
    expect(poetrySeason.fridays).toHaveLength(4);
    for (const { value, label } of poetrySeason.fridays) {
      const date = new Date(`${value}T12:00:00Z`);
      expect([date.getUTCDay(), date.getUTCMonth(), date.getUTCFullYear()]).toEqual([5, 1, 2025]);
      expect(label).toBe(`Friday, February ${date.getUTCDate()}, 2025, from 7 PM`);
    }
  });

  it('begins each evening at 7 PM in Revelstoke', () => {
    const time = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Vancouver',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    expect(poetrySeason.fridays.map(({ begins }) => time.format(begins))).toEqual(
      poetrySeason.fridays.map(({ value }) => `${value}, 19:00`),
    );
  });

  it.each([
    ['2024-12-31T23:59-08:00', 'before', 4],
    ['2025-02-07T18:59:59-08:00', 'before', 4],
    ['2025-02-07T19:00-08:00', 'during', 3],
    // Already Saturday in Europe.
    ['2025-02-15T03:59+01:00', 'during', 3],
    ['2025-02-15T04:00+01:00', 'during', 2],
    ['2025-02-28T18:59:59-08:00', 'during', 1],
    ['2025-02-28T19:00-08:00', 'after', 0],
    ['2026-02-06T19:00-08:00', 'after', 0],
  ])('at %s, it is %s the season, with %i Fridays to come', (time, phase, open) => {
    const at = poetrySeasonAt(Date.parse(time));
    expect(at.phase).toBe(phase);
    expect(at.open).toEqual(poetrySeason.fridays.slice(4 - open));
  });

  it('gives the poetry night an invite code that onboarding accepts', () => {
    expect(poetryNightInvite.inviteCode).toContain('-');
    expect(values(locationOptions)).toContain(poetryNightInvite.location);
  });
});
