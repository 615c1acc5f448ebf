import type { Remedy } from '@emberite/sdk/action';
import { config } from '@emberite/sdk/config';
import { signInPath } from '@emberite/contract/signInPath';
import { successPath } from '@emberite/contract/sitePath';
import { ApiError } from './errors.ts';

/** Signs in again, then comes back to the page that is open now. */
function signInAgain(): Remedy {
  const { pathname, search, hash } = location;
  const redirectedFrom = successPath(pathname + search + hash);
  const href = signInPath(config.roles.login, { again: 'true', redirectedFrom });
  return { label: 'Sign in again', href };
}

/** Returns what helps against an error other than trying again, or undefined. */
export function errorToRemedy(error: unknown): Remedy | undefined {
  const needsSignIn = error instanceof ApiError && error.code === 'recent-sign-in-needed';
  return needsSignIn ? signInAgain() : undefined;
}
