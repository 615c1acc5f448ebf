import { describe, expect, it } from 'vitest';
import { locationLabel, locationOptions, placeOf } from './locations.ts';

describe('locations', () => {
  it('offer Revelstoke, metro Vancouver and Other', () => {
    expect(locationOptions.map(({ value }) => value)).toEqual([
      'CA:BC:Revelstoke',
      'CA:BC:MetroVancouver',
      'Other',
    ]);
  });

  it('say that only Revelstoke is open', () => {
    for (const { value, help } of locationOptions) {
      const open = value === 'CA:BC:Revelstoke';
      expect(help).toMatch(open ? /^Only Revelstoke is open/ : /^Not open yet: only Revelstoke/);
    }
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
