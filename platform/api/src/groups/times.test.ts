import { availabilityOptions } from '@emberite/content/registration';
import { poetrySeason } from '@emberite/content/poetrySeason';
import { expect, it } from 'vitest';
import { datesIn, daysBefore, localOf, momentOf, timeAt, timesFor, timeZoneOf } from './times.ts';

const zone = timeZoneOf('CA:BC:Revelstoke');

it.each([
  ['2025-12-06T03:00Z', '2025-12-05', '19:00'],
  ['2025-07-05T02:30Z', '2025-07-04', '19:30'],
  // The nights on which clocks change.
  ['2025-03-09T09:59Z', '2025-03-09', '01:59'],
  ['2025-03-09T10:00Z', '2025-03-09', '03:00'],
  ['2025-11-02T10:00Z', '2025-11-02', '02:00'],
  // A year that was typed with two digits, before there were time zones.
  ['0026-12-05T03:13Z', '0026-12-04', '19:00'],
])('%s is %s at %s, and the other way round', (moment, date, hour) => {
  expect(localOf(new Date(moment), zone)).toEqual({ date, hour });
  expect(momentOf({ date, hour }, zone)).toEqual(new Date(moment));
});

it('takes an hour that clocks skip as the one before', () => {
  expect(momentOf({ date: '2025-03-09', hour: '02:30' }, zone)).toEqual(
    new Date('2025-03-09T09:30Z'),
  );
});

it('counts days as clocks do', () => {
  const evening = momentOf({ date: '2025-11-05', hour: '19:00' }, zone);
  expect(localOf(daysBefore(evening, 7, zone), zone)).toEqual({
    date: '2025-10-29',
    hour: '19:00',
  });
});

it('says UTC where no groups form', () => {
  expect(['CA:BC:MetroVancouver', 'Other'].map(timeZoneOf)).toEqual(['America/Vancouver', 'UTC']);
});

it('meets at the times that members are asked for', () => {
  expect(timesFor('karaoke')).toEqual(availabilityOptions.map(({ value }) => value));
  expect(timesFor('poetry-night')).toEqual(poetrySeason.fridays.map(({ value }) => value));
});

it.each([
  ['2026-11-30', '18:00', 'weekday_evenings'],
  ['2026-12-01', '23:59', 'weekday_evenings'],
  ['2026-12-02', '19:00', 'weekday_evenings'],
  ['2026-12-03', '17:59', null],
  ['2026-12-03', '18:00', 'weekday_evenings'],
  ['2026-12-04', '17:59', null],
  ['2026-12-04', '18:00', 'friday_evenings'],
  ['2026-12-04', '23:59', 'friday_evenings'],
  ['2026-12-05', '09:59', null],
  ['2026-12-05', '10:00', 'saturday_daytime'],
  ['2026-12-05', '16:59', 'saturday_daytime'],
  ['2026-12-05', '17:00', 'saturday_evenings'],
  ['2026-12-05', '23:59', 'saturday_evenings'],
  ['2026-12-06', '09:59', null],
  ['2026-12-06', '10:00', 'sunday_daytime'],
  ['2026-12-06', '16:59', 'sunday_daytime'],
  ['2026-12-06', '17:00', 'sunday_evenings'],
  ['2026-12-06', '23:59', 'sunday_evenings'],
])('%s at %s: %s', (date, hour, expected) => {
  expect(timeAt('karaoke', { date, hour })).toBe(expected);
});

it('takes any hour of a Friday of the season, and no other day', () => {
  expect(
    [
      { date: '2025-02-07', hour: '00:00' },
      { date: '2025-02-28', hour: '23:59' },
      { date: '2025-03-07', hour: '19:00' },
    ].map((local) => timeAt('poetry-night', local)),
  ).toEqual(['2025-02-07', '2025-02-28', null]);
});

it('lists the dates that are late enough, and exist', () => {
  const later = ['2026-02-14', '2026-02-21', '2026-02-28'];
  const dates = (earliest: string) =>
    datesIn('2026-02', 'saturday_daytime', new Date(earliest), zone);
  expect(dates('2026-02-07T12:00-08:00')).toEqual(['2026-02-07', ...later]);
  expect(dates('2026-02-07T17:00-08:00')).toEqual(later);
  expect(datesIn('2025-02', '2025-02-07', new Date(0), zone)).toEqual(['2025-02-07']);
  expect(datesIn('2025-03', '2025-02-07', new Date(0), zone)).toEqual([]);
});
