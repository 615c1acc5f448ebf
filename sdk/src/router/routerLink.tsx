import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

/** What a component of the kit knows of a link in it. */
interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** For a `renderLink` of the kit's components, which know no router: makes their links {@link Link}s. */
export const routerLink = ({ href, ...rest }: LinkParts) => <Link to={href} {...rest} />;
