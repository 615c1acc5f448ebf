import type { ComponentProps, MouseEvent } from 'react';
import { classes } from '../classes/index.ts';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './buttonClass.ts';
import * as styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** What the button says while its work is under way; as long as it is given, clicks do nothing. */
  busy?: string | undefined;
}

/**
 * Does something on this page; what leads elsewhere is a ButtonLink. A busy button keeps the focus,
 * which a disabled one would lose, and swallows clicks, also those of Enter.
 */
export function Button(props: ButtonProps) {
  const { variant, size, width, busy, className, onClick, children, ...rest } = props;
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, width }), className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
