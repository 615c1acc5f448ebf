/** How many times longer than usual tests wait: `npm test -- --slow`, for a machine that is slow or busy. */
export const slower = process.env['EMBER_SLOW'] ? 5 : 1;
