/**
 * Returns the path of an imported picture or film; undefined without one. In browsers its URL is
 * absolute, where pages are rendered to HTML it is a path; a page that hydrates must write the same.
 */
export const assetPath = (url: string | undefined): string | undefined =>
  url?.replace(/^https?:\/\/[^/]+/, '');
