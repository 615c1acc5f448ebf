import { patience } from '@emberite/contract/patience';

/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** Until the API accepts the connection. */
  connect: number;
  /** How long calls wait for an API that has begun to refuse connections. Later calls fail at once. */
  restart: number;
  /** Until the response to a read begins. */
  read: number;
  /** Until the response to a write begins, from the last byte of its body. */
  write: number;
  /** Between two parts of a body, in either direction; and for the rest of a body that has been refused. */
  idle: number;
  /** How long a connection stays open on which nothing happens: longer than a balancer in front keeps it. */
  keepAlive: number;
  /** When a gateway ends: until it cuts off what it has begun. */
  drain: number;
  /** Until a request is complete. Longer than the API allows. */
  upload: number;
}

const second = 1_000;

/**
 * The timeouts of a site. An API that was killed listens again after about 3 s. A write may check and
 * convert a video, so it has more time than a read.
 */
export const defaultTimeouts: Timeouts = {
  connect: 2 * second,
  restart: 5 * second,
  read: 15 * second,
  write: patience.write,
  idle: patience.part,
  keepAlive: 75 * second,
  drain: 15 * second,
  upload: patience.wholeUpload + 60 * second,
};
