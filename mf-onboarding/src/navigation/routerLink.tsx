import { Link } from '@emberite/sdk/router';
import type { RenderLink } from '@emberite/ui-kit/TextLink';

/** Makes the links of views links of the router. */
export const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
