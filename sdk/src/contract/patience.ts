const second = 1000;

/**
 * How long browser, gateway and API wait for each other, in milliseconds. Who waits for somebody who waits has more
 * patience, so that the one who knows says what happened.
 */
export const patience = {
  /** A browser, for the response to a call. */
  call: 15 * second,
  /** The API, for a mail server to accept a mail that somebody waits for. */
  mail: 20 * second,
  /** A browser, for the response to a call that sends such a mail. */
  mailCall: 30 * second,
} as const;
