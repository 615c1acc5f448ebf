import type { SiteConfig } from '@emberite/sdk/release';

/** What a page without a document (a test, a story, Node) is configured with. */
const fallback: SiteConfig = {
  siteUrl: 'http://localhost:4000',
  apiBase: '/api',
  flags: {},
  visibilityOpens: '2027-02-14T00:00-08:00',
};

function read(): SiteConfig {
  const text =
    typeof document === 'undefined' ? null : document.getElementById('ember-config')?.textContent;
  return text ? { ...fallback, ...(JSON.parse(text) as SiteConfig) } : fallback;
}

/** The site's configuration, read once from the document it is inlined into. */
export const config: SiteConfig = read();

/** Whether a feature is on, by the name it has in `FLAGS`. An unknown one is off. @planned */
export const flag = (name: string): boolean => config.flags[name] ?? false;
