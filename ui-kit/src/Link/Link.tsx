import type { ComponentProps, ComponentType } from 'react';
import { createContext, use } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

function Anchor({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/**
 * Says how links inside the site are made, since the kit has no router. The shell fills it once, around
 * every page: `<LinkProvider value={RouterLink}>`. Without it a link is a plain `<a>`.
 */
export const LinkProvider = createContext<ComponentType<LinkProps>>(Anchor);

/**
 * A link without a look of its own. A path of this site goes through the {@link LinkProvider}; any
 * other address (`https:`, `mailto:`, `sms:`, `#part`) is a plain `<a>`.
 */
export function Link(props: LinkProps) {
  const SiteLink = use(LinkProvider);
  if (!/^\/(?!\/)/.test(props.href)) return <Anchor {...props} />;
  // oxlint-disable-next-line react/static-components -- it is made once, by who provides it
  return <SiteLink {...props} />;
}
