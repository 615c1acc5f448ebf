const name = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** This month and the next five, as values like `2026-12` and in words. `now` is in milliseconds. */
export function monthsFrom(now: number) {
  const today = new Date(now);
  return Array.from({ length: 6 }, (_, ahead) => {
    const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() + ahead));
    return { value: month.toISOString().slice(0, 7), label: name.format(month) };
  });
}
