import { setGlobalProxyFromEnv } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { RefusedError } from './release/RefusedError.ts';

/**
 * Reaches sites as other programs of this machine do: through the proxies in `HTTP_PROXY`,
 * `HTTPS_PROXY` and `NO_PROXY`, and trusting the certificates that its administrators trust. Throws a
 * {@link RefusedError} if a proxy's address is none.
 */
export function followMachine(): void {
  const trusted = [...getCACertificates('default'), ...getCACertificates('system')];
  setDefaultCACertificates([...new Set(trusted)]);
  try {
    setGlobalProxyFromEnv();
  } catch (error) {
    throw new RefusedError(`Check HTTP_PROXY and HTTPS_PROXY: ${(error as Error).message}`);
  }
}
