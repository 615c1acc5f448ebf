import { isApiPath } from '@emberite/contract/apiPath';
import { host } from '@emberite/sdk/host';
import type { LinkProps } from '@emberite/ui-kit/Link';
import { Link } from 'react-router-dom';

/**
 * A link inside the site. It does not reload the document, and it preloads the page on hover, focus
 * and touch. Downloads and addresses of the API are plain links.
 */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (isApiPath(href) || rest.download !== undefined) {
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
