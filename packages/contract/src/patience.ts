const second = 1000;
const minute = 60 * second;

/** The gateway and the API, for the next part of a body; and the gateway, for the response after the last one. */
const [part, write] = [minute, minute];

/** The API, for a whole upload. */
const wholeUpload = 20 * minute;

/** What a browser waits longer than the server: a gateway may first have to reach an API that starts. */
const margin = 10 * second;

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
  wholeUpload,
  /** A browser, for an upload to go on. */
  upload: part + write + margin,
  /**
   * A browser, for the response to an upload that has left it: a proxy may have taken all of it, and pass it on as slowly
   * as the API allows.
   */
  uploadResponse: wholeUpload + write + margin,
} as const;
