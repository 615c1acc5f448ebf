/**
 * Returns the path of an imported picture or video; undefined without one. The imported URL is
 * absolute in browsers, but a path where pages are rendered to HTML. Hydration needs both to be the
 * same.
 */
export const assetPath = (url: string | undefined): string | undefined =>
  url?.replace(/^https?:\/\/[^/]+/, '');
