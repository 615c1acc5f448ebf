/** A message with its percentage rounded down to a quarter. */
const inQuarters = (message: string | undefined) =>
  message?.replace(/\d+(?=%)/, (percent) => String(Math.floor(Number(percent) / 25)));

/**
 * Whether a message is worth saying aloud after what was said last: other words are, a percentage only
 * when it has reached the next quarter.
 */
export function isNews(message: string | undefined, said: string | undefined): boolean {
  return inQuarters(message) !== inQuarters(said);
}
