/** Rounds the percentage in a message down to a quarter. */
const inQuarters = (message: string | undefined) =>
  message?.replace(/\d+(?=%)/, (percent) => String(Math.floor(Number(percent) / 25)));

/**
 * Whether to announce a message after the last one: yes if the text differs, or once the percentage
 * reaches the next quarter.
 */
export function shouldAnnounce(message: string | undefined, said: string | undefined): boolean {
  return inQuarters(message) !== inQuarters(said);
}
