import type { TestResponse, Browser } from './browser.ts';

/** How to sign in on the page of the local provider. */
export interface AtProvider {
  email: string;
  /** Whether the provider has verified the address. */
  isConfirmed?: boolean;
}

async function follow(browser: Browser, from: TestResponse, until: RegExp): Promise<string> {
  let location = from.headers.get('location') ?? '';
  for (let hops = 0; hops < 10 && !until.test(location); hops += 1) {
    location = (await browser.get(location)).headers.get('location') ?? '';
  }
  if (!until.test(location)) throw new Error(`Sent to ${location}, not to ${until}.`);
  return location;
}

/**
 * Goes to the local provider from `start`, signs in there and returns to the site. Resolves with
 * the query parameters of the return URL.
 */
export async function signInAtProvider(
  browser: Browser,
  start: string,
  { email, isConfirmed = true }: AtProvider,
): Promise<Record<string, string>> {
  const page = await follow(browser, await browser.get(start), /\/interaction\//);
  const form = new URLSearchParams({ email, ...(isConfirmed && { confirmed: 'yes' }) });
  const back = await follow(browser, await browser.send(page, form), /\/login\/callback\//);
  return Object.fromEntries(new URL(back).searchParams);
}
