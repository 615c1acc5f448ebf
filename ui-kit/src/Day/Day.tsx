const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' });

export interface DayProps {
  /** ISO. */
  time: string;
}

/** The day of a moment in words: 'Nov 22, 2026'. */
export function Day({ time }: DayProps) {
  return <time dateTime={time}>{day.format(new Date(time))}</time>;
}
