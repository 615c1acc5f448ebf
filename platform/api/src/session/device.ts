import { parse } from 'bowser';

/** Names the browser and system of a `User-Agent`, like `Firefox on Windows`. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100);
}
