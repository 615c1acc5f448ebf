import { isApiPath } from '@emberite/sdk/contract/apiPath';
import { host } from '@emberite/sdk/host';
import type { LinkProps } from '@emberite/ui-kit/Link';
import { Link } from 'react-router-dom';

/**
 * A link inside the site: no document reload, and its remote is preloaded as soon as somebody shows
 * interest in it. What the API serves is opened by the browser.
 */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (isApiPath(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const preload = () => host.preload(href);
  return (
    <Link to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest}>
      {children}
    </Link>
  );
}
