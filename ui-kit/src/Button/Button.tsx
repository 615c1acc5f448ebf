import type { ComponentProps, MouseEvent } from 'react';
import { useRef } from 'react';
import { classes } from '../classes/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './buttonClass.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The label while work is in progress. While it is set, clicks do nothing. */
  busy?: string | undefined;
}

/**
 * Runs an action on this page; use ButtonLink for links. A busy button keeps the focus, which a
 * disabled one would lose, and ignores clicks, including those made with Enter. A button that appears under the pointer
 * between the two clicks of a double click ignores the second.
 */
export function Button(props: ButtonProps) {
  const { variant, size, width, busy, className, onClick, children, ...rest } = props;
  const hadFirst = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail < 2) hadFirst.current = true;
    if (busy || !hadFirst.current) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, width }), className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={press}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
