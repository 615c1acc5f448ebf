import type { ReactNode } from 'react';

/** What a component knows of a link in it: where it leads, how it looks, what it says. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/**
 * How a component with links in it makes one. The kit knows no router, so a page hands in its own:
 * `renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}`.
 */
export type RenderLink = (parts: LinkParts) => ReactNode;

/** A plain `<a>`: what components use when no other way is given. */
export function plainLink(parts: LinkParts) {
  return <a {...parts}>{parts.children}</a>;
}
