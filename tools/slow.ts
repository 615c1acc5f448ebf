/** How many times longer than usual tests wait: `npm test -- --slow`, for a machine that is slow or busy. */
export const slower = process.env['EMBER_SLOW'] ? 5 : 1;

/** How long a test waits for a state of a page or a server, in milliseconds: only a failure takes so long. */
export const patience = 120_000 * slower;
