import type { Config } from '../config.ts';

/** The site as passkeys know it: they work there and nowhere else. */
export function relyingParty({ siteUrl }: Config): { id: string; origin: string } {
  return { id: new URL(siteUrl).hostname, origin: siteUrl };
}
