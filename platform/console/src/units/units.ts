const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('en-CA', { weekday: 'short', hour: 'numeric' });
const count = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A time in the reader's time zone, e.g. `Nov 20, 2026, 6:00 p.m.`. */
export const momentOf = (at: string) => moment.format(new Date(at));

/** The hour of a time, e.g. `Fri 6 p.m.`. */
export const hourOf = (at: number) => hour.format(at);

export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** A difference in size, e.g. `+1.2 kB`. */
export const moreKilobytes = (bytes: number) =>
  Math.abs(bytes) < 50 ? 'same' : `${signed.format(bytes / 1_000).replace('-', '−')} kB`;

/** How large something is beside another, e.g. `1.2 kB more than`. */
export function comparedBytes(bytes: number): string {
  if (Math.abs(bytes) < 50) return 'as large as';
  return `${kilobytes(Math.abs(bytes))} ${bytes > 0 ? 'more' : 'less'} than`;
}

/** A number and what it counts, e.g. `1 failure`, `1,200 failures`. */
export const counted = (number: number, one: string) =>
  `${count.format(number)} ${number === 1 ? one : `${one}s`}`;
