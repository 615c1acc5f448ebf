import { Link } from '@emberite/ui-kit/Link';
import type { LinkProps } from '@emberite/ui-kit/Link';
import { classes } from '../classes/index.ts';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './buttonClass.ts';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a Button. */
export function ButtonLink({ variant, size, width, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(buttonClass({ variant, size, width }), className)} />;
}
