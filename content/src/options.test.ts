import { describe, expect, it } from 'vitest';
import {
  activityOptions,
  ageOptions,
  ageRangeLabel,
  ageRangeOptions,
  ageRangeValue,
  budgetOptions,
  idealAgeRange,
  locationLabel,
  placeOf,
  locationOptions,
  notOpenYet,
  parseAgeRange,
  poetryNightDates,
  poetryNightInvite,
} from './options.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('ages', () => {
  it('are the 83 ages from 18 to 100', () => {
    expect(ageOptions).toHaveLength(83);
    expect(ageOptions[0]).toEqual({ value: '18', label: '18 years old' });
    expect(ageOptions.at(-1)).toEqual({ value: '100', label: '100 years old' });
  });

  it('give an ideal range of ten years either way', () => {
    expect(idealAgeRange(34)).toEqual({ min: 24, max: 44 });
  });
});

describe('ideal age ranges', () => {
  it('are the ten buckets', () => {
    expect(values(ageRangeOptions)).toEqual([
      '20-28',
      '25-35',
      '30-40',
      '35-45',
      '40-50',
      '45-55',
      '50-60',
      '60-75',
      '70-90',
      '80-',
    ]);
  });

  it.each(values(ageRangeOptions))('%s is read and written back', (value) => {
    expect(ageRangeValue(parseAgeRange(value)!)).toBe(value);
  });

  it.each([
    ['24-44', { min: 24, max: 44 }],
    ['0-0', { min: 0, max: 0 }],
    ['80-', { min: 80, max: 100 }],
  ])('%s is accepted', (value, range) => {
    expect(parseAgeRange(value)).toEqual(range);
  });

  it.each(['', '-', '70-', '-5-20', '40-30', 'a-b', '20-b', '20-30-40', '20', ' 20-30', '2e1-30'])(
    '"%s" is rejected',
    (value) => {
      expect(parseAgeRange(value)).toBeNull();
    },
  );

  it('are shown within the ages of members', () => {
    expect(ageRangeLabel({ min: 8, max: 28 })).toBe('18 to 28 years');
    expect(ageRangeLabel({ min: 80, max: 100 })).toBe('80 years and older');
    expect(ageRangeLabel({ min: 24, max: 44 })).toBe('24 to 44 years');
  });
});

describe('locations', () => {
  it('offer Revelstoke, metro Vancouver and Other', () => {
    expect(values(locationOptions)).toEqual(['CA:BC:Revelstoke', 'CA:BC:MetroVancouver', 'Other']);
  });

  it('say that only Revelstoke is open, and tell everybody else what follows', () => {
    for (const { value, help } of locationOptions) {
      const open = value === 'CA:BC:Revelstoke';
      expect(help).toMatch(open ? /^Only Revelstoke is open/ : /^Not open yet: only Revelstoke/);
      expect(notOpenYet(value) === undefined).toBe(open);
    }
    expect(notOpenYet('CA:BC:MetroVancouver')?.text).toContain('Vancouver Giveaway');
    expect(notOpenYet(null)).toBeUndefined();
    expect(notOpenYet('toString')).toBeUndefined();
  });

  it('have labels, and an unknown one is its own label', () => {
    expect(locationLabel('CA:BC:MetroVancouver')).toBe('Metro Vancouver, BC');
    expect(locationLabel('Kelowna')).toBe('Kelowna');
    expect(locationLabel('toString')).toBe('toString');
  });

  it('are what a member typed, if they did', () => {
    expect(placeOf({ place: 'Kelowna' }, 'Other')).toBe('Kelowna');
    expect(placeOf({ place: null }, 'Other')).toBe('Somewhere else');
    expect(placeOf(null, 'CA:BC:MetroVancouver')).toBe('Metro Vancouver, BC');
  });
});

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
