import type { ComponentProps, ComponentType } from 'react';
import { createContext, use } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

function Anchor({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/**
 * Provides the component for links inside the site, since the kit has no router. The shell sets it
 * once, around every page: `<LinkProvider value={RouterLink}>`. Without it a link is a plain `<a>`.
 */
export const LinkProvider = createContext<ComponentType<LinkProps>>(Anchor);

/**
 * A link without styles. A path of this site goes through the {@link LinkProvider}; any other URL
 * (`https:`, `mailto:`, `sms:`, `#part`) is a plain `<a>`.
 */
export function Link(props: LinkProps) {
  const SiteLink = use(LinkProvider);
  if (!/^\/(?!\/)/.test(props.href)) return <Anchor {...props} />;
  // oxlint-disable-next-line react/static-components -- the provider creates it once
  return <SiteLink {...props} />;
}
