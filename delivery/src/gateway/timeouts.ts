/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** Until an API server accepts the connection. */
  connect: number;
  /** Until the response to a read begins. */
  read: number;
  /** Until the response to a write begins, from the last byte of its body. */
  write: number;
  /** Between two parts of a body, in either direction. */
  idle: number;
  /** Until a request has arrived whole. The API itself allows 20 minutes. */
  upload: number;
  /** How long a server that failed rests until it is checked again. */
  recheck: number;
}

const second = 1_000;

/** The timeouts of a site. A write may check and convert a film, so it has more time than a read. */
export const defaultTimeouts: Timeouts = {
  connect: 2 * second,
  read: 15 * second,
  write: 60 * second,
  idle: 60 * second,
  upload: 21 * 60 * second,
  recheck: second / 2,
};
