const second = 1000;
const minute = 60 * second;

/** The gateway and the API, for the next part of a body; and the gateway, for the response after the last one. */
const [part, write] = [minute, minute];

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
  part,
  write,
  /** The API, for a whole upload. */
  wholeUpload: 20 * minute,
  /** A browser, for an upload to go on or to be responded to. A gateway may first have to reach an API that starts. */
  upload: part + write + 10 * second,
} as const;
