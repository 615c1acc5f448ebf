import type { Config } from '../config.ts';

/** The relying party of our passkeys: they only work on this site. */
export function relyingParty({ siteUrl }: Config): { id: string; origin: string } {
  return { id: new URL(siteUrl).hostname, origin: siteUrl };
}
