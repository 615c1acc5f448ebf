import type { DocumentConfig } from '@emberite/release/data';

/** The configuration where there is no document: in tests and stories, and until a page is rendered. */
const fallback: DocumentConfig = {
  siteUrl: 'http://localhost:4000',
  apiBase: '/api',
  flags: {},
  roles: { landing: '/', home: '/home', login: '/login', welcome: '/welcome' },
  providers: ['google', 'microsoft'],
  visibilityOpens: '2027-02-14T00:00-08:00',
};

function read(): DocumentConfig {
  const text =
    typeof document === 'undefined' ? null : document.getElementById('ember-config')?.textContent;
  return text ? (JSON.parse(text) as DocumentConfig) : fallback;
}

/** The site's configuration, read once from the document. */
export const config: DocumentConfig = read();

/** Sets the configuration where there is no document: when pages are rendered to HTML. */
export function setConfig(site: DocumentConfig): void {
  Object.assign(config, site);
}

/** Whether a flag that a remote's route declares is on. False without a document. */
export const flag = (name: string): boolean => config.flags[name] ?? false;
