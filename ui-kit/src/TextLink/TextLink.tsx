import { Link } from '@emberite/ui-kit/Link';
import type { LinkProps } from '@emberite/ui-kit/Link';
import { classes } from '../classes/index.ts';
import { ExternalLink, Icon } from '../Icon/index.ts';
import * as styles from './TextLink.module.css';

export interface TextLinkProps extends LinkProps {
  /**
   * When set, the link opens in a new tab and announces it with this text, e.g. 'opens in a new
   * tab'.
   */
  newTab?: string;
}

/** A link in running text: to a page of this site, another site, a file or a mail address. */
export function TextLink({ newTab, className, children, ...rest }: TextLinkProps) {
  const away = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link {...away} {...rest} className={classes(styles.link, className)}>
      {children}
      {newTab && (
        <>
          {' '}
          <Icon of={ExternalLink} label={newTab} size="small" />
        </>
      )}
    </Link>
  );
}
