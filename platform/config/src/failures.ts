/**
 * The events that the programs log with the level `error`, by program: those that an operator
 * should know about. `npm start` logs like the gateway. docs/operate.md explains each of them, and
 * `ember_errors_total` counts them.
 */
export const failures = {
  gateway: [
    'api-failed',
    'api-unreachable',
    'cache-failed',
    'error',
    'file-failed',
    'log-dropped',
    'registry-failed',
    'registry-unreachable',
    'remote-failed',
    'requests-given-up',
    'set-failed',
    'store-unreachable',
  ],
  registry: [
    'canary-worse',
    'compose-failed',
    'error',
    'gate-api-failed',
    'gate-failed',
    'log-dropped',
    'metrics-unreachable',
    'preview-failed',
    'release-set-aside',
    'requests-given-up',
    'watch-failed',
  ],
  api: [
    'backup-failed',
    'backup-unavailable',
    'cleaning-failed',
    'clock-jumped',
    'database-connection-lost',
    'database-failed',
    'file-broken-off',
    'files-left',
    'log-dropped',
    'mail-failed',
    'no-posters-of-recordings',
    'notice-failed',
    'payment-disputed',
    'payment-failed',
    'payment-unknown',
    'provider-unreachable',
    'refund-failed',
    'refund-refused',
    'requests-given-up',
    'sign-in-failed',
    'unexpected',
  ],
} as const;

/** A program of the site. */
export type Program = keyof typeof failures;

/** An event that an operator should know about. */
export type Failure = (typeof failures)[Program][number];
