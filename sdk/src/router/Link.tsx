import type { LinkProps, NavLinkProps } from 'react-router-dom';
import { Link as RouterLink, NavLink as RouterNavLink, useHref } from 'react-router-dom';
import { host } from '@emberite/sdk/host';

/** Handlers that fetch a link's page as soon as somebody shows interest in it. */
function usePreload(to: LinkProps['to']) {
  const href = useHref(to);
  const preload = () => host.preload(href);
  return { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };
}

/** A link inside the site: no document reload, and its remote is preloaded on hover, focus and touch. */
export function Link(props: LinkProps) {
  return <RouterLink {...usePreload(props.to)} {...props} />;
}

/** A {@link Link} that knows whether it leads to the current page (`aria-current`, class `active`). */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...usePreload(props.to)} {...props} />;
}
