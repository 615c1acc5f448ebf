import { sitePath } from '@emberite/sdk/contract/sitePath';

/** The default page after a sign-in. */
const home = '/emberite';

/** Returns the page to open after a sign-in that interrupted the way to `redirectedFrom`. */
export function destination(redirectedFrom: string | null): string {
  return sitePath(redirectedFrom) ?? home;
}
