import { config } from '@emberite/sdk/config';
import { sitePath } from '@emberite/contract/sitePath';

/** Returns the page to open after a sign-in that interrupted the way to `redirectedFrom`. */
export function destination(redirectedFrom: string | null): string {
  return sitePath(redirectedFrom) ?? config.roles.home;
}
