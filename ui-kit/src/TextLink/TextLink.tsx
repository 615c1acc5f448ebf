import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';
import { ExternalLink, Icon } from '../Icon/index.ts';
import { textLinkClass } from './textLinkClass.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Given, the link opens in a new tab and says so with this, e.g. 'opens in a new tab'. */
  newTab?: string;
}

/** A link in text to another site, a file or a mail address. */
export function TextLink({ newTab, className, children, ...rest }: TextLinkProps) {
  const away = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...away} {...rest} className={classes(textLinkClass, className)}>
      {children}
      {newTab && (
        <>
          {' '}
          <Icon of={ExternalLink} label={newTab} size="small" />
        </>
      )}
    </a>
  );
}
