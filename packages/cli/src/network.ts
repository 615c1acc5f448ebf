import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import { BlockList } from 'node:net';
import * as tls from 'node:tls';
import { RefusedError } from '@emberite/release';

/** What no proxy reaches: this machine. */
const local = ['localhost', '127.0.0.1', '::1'];

/** Networks that are not the internet. */
const near = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 32],
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  near.addSubnet(network, bits);
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** Throws a {@link RefusedError} if others could read a token on its way to a site: without https, through the internet. */
export async function checkEncrypted(site: string): Promise<void> {
  const { protocol, hostname } = new URL(site);
  if (protocol === 'https:') return;
  // A name that only the proxy of a company knows has no address here.
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (found.every(({ address, family }) => near.check(address, `ipv${family as 4 | 6}`))) return;
  throw new RefusedError(`${site} would get your token unencrypted. Use its address with https.`);
}

/** The answer to a request is lost: it may have arrived. */
export class LostError extends RefusedError {}

/** What Node says of a connection that ends without an answer. */
const lost = ['ECONNRESET', 'EPIPE', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET'];

/**
 * Requests an address of a site. Throws a {@link RefusedError} if it does not respond, or redirects to another origin:
 * that would get the request without its token, and a POST as a GET.
 */
export async function askSite(url: string, init: RequestInit = {}): Promise<Response> {
  const { origin } = new URL(url);
  const response = await fetch(url, { ...init, redirect: 'manual' }).catch((error: Error) => {
    // An error of several addresses has no message, only a code.
    const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
    const Refusal = lost.includes(code ?? '') ? LostError : RefusedError;
    throw new Refusal(`${origin} does not respond (${message || code || error.message}).`);
  });
  const target = URL.parse(response.headers.get('Location') ?? '', url)?.origin;
  if (response.status < 300 || response.status > 399 || !target || target === origin)
    return response;
  throw new RefusedError(
    `${origin} redirects to ${target}: if that is the site, use that address.`,
  );
}

/**
 * Lets this program reach a site as the browsers of a company do: through the proxies that `HTTP_PROXY`, `HTTPS_PROXY` and
 * `NO_PROXY` name, and by the certificates of this machine beside those that Node knows. Throws a {@link RefusedError} if
 * a proxy has no valid address. Node before 25.4 uses the proxies only with `NODE_USE_ENV_PROXY=1`, and Node before 24.5
 * those certificates only with `NODE_OPTIONS=--use-system-ca`.
 */
export function joinNetwork(): void {
  const { env } = process;
  const direct = [env['no_proxy'] ?? env['NO_PROXY'], ...local].filter(Boolean).join();
  try {
    if ('setGlobalProxyFromEnv' in http) {
      http.setGlobalProxyFromEnv({ ...env, no_proxy: direct, NO_PROXY: direct });
    }
  } catch (error) {
    throw new RefusedError(
      `HTTP_PROXY and HTTPS_PROXY must be addresses like http://proxy.example:3128 (${(error as Error).message}).`,
    );
  }
  if ('setDefaultCACertificates' in tls) {
    const known = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...known, ...tls.getCACertificates('system')]);
  }
}
