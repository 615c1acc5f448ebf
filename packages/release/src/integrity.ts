import { hash } from 'node:crypto';
import type { Release } from './model.ts';

/** Returns `sha384-…` of some bytes, the format of integrity attributes. */
export const integrityOf = (bytes: Uint8Array | string) =>
  `sha384-${hash('sha384', bytes, 'base64')}`;

/**
 * The id of a release: a hash of everything that runs, so the same build has the same id wherever
 * it is made. The sources it was built from do not count, nor do its source maps.
 */
export function releaseId({
  id: _id,
  commit: _commit,
  repository: _repository,
  lock: _lock,
  maps: _maps,
  ...rest
}: Release): string {
  return `${rest.version}-${hash('sha256', JSON.stringify(rest)).slice(0, 12)}`;
}
