const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' });

/** A day in words. `time` is ISO. */
export function Day({ time }: { time: string }) {
  return <time dateTime={time}>{day.format(new Date(time))}</time>;
}
