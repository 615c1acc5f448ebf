import * as http from 'node:http';
import * as tls from 'node:tls';
import { RefusedError } from '@emberite/release';

/** What no proxy reaches: this machine. */
const local = ['localhost', '127.0.0.1', '::1'];

/** Says that a site does not respond, and why. An error of several addresses has no message, only a code. */
export function unreachable(site: string, error: Error): RefusedError {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return new RefusedError(`${site} does not respond (${message || code || error.message}).`);
}

/**
 * Lets this program reach a site as the browsers of a company do: through the proxies that `HTTP_PROXY`, `HTTPS_PROXY` and
 * `NO_PROXY` name, and by the certificates of this machine beside those that Node knows. Throws a {@link RefusedError} if
 * a proxy has no valid address. Node before 25.4 uses the proxies only with `NODE_USE_ENV_PROXY=1`.
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
  const known = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...known, ...tls.getCACertificates('system')]);
}
