import proxyAddr from 'proxy-addr';
import { z } from 'zod';

/** A number from `min` to `max`. */
const numberRule = (min: number, max: number, error: string) =>
  z.coerce.number(error).min(min, error).max(max, error);

/**
 * The ports that browsers and the `fetch` of our own programs refuse to ask, because other protocols use them
 * (https://fetch.spec.whatwg.org/#port-blocking). 0 is not among them: for us, it is any free port.
 */
const refusedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

export const port = numberRule(0, 65535, 'must be a port number')
  .int('must be a port number')
  .refine(
    (number) => !refusedPorts.has(number),
    'must be another port: browsers and our own programs refuse this one',
  );

/** @param max the longest that is allowed; the shortest is 1 */
export const seconds = (max: number) =>
  numberRule(1, max, `must be a number of seconds from 1 to ${max}`);

/** An http address without a path, in the form of browsers: without a slash at its end. */
export const origin = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address like https://ember.example',
    abort: true,
  })
  .refine((text) => {
    const { pathname, search, hash, username, password } = new URL(text);
    return [pathname, search, hash, username, password].join('') === '/';
  }, 'must be an origin, without a path')
  .transform((text) => new URL(text).origin);

export const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address like smtps://user:password@mail.example:465',
});

/** Texts separated by commas. */
export const list = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

function areProxies(parts: string[]): boolean {
  try {
    proxyAddr.compile(parts);
    return true;
  } catch {
    return false;
  }
}

/** Addresses and networks, also by the names of proxy-addr: `loopback`, `linklocal`, `uniquelocal`. */
export const proxies = list.refine(
  areProxies,
  'must list addresses or networks like 10.0.0.0/8, separated by commas',
);

/** A time that is the same on every machine. */
export const time = z
  .string()
  .refine(
    (text) => /T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
    'must be a time with its zone, like 2027-02-14T00:00-08:00',
  );

export const mode = z.enum(
  ['development', 'test', 'production'],
  'must be development, test or production',
);
