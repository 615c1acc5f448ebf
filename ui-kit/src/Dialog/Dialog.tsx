import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Dialog.module.css';
import { DialogPanel } from './DialogPanel.tsx';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, or a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** The accessible name of the close button. Default: 'Close'. */
  closeLabel?: string;
  children: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
}

/** Calls back after a click outside the dialog's panel that was pressed and released there. */
function onClickBeside(dialog: HTMLDialogElement, leave: () => void): () => void {
  let pressed: EventTarget | null = null;
  const press = ({ target }: Event) => {
    pressed = target;
  };
  // A text selection that ends outside the panel also clicks on the dialog.
  const click = ({ target }: Event) => {
    if (target === dialog && pressed === dialog) leave();
  };
  const ending = new AbortController();
  const { signal } = ending;
  dialog.addEventListener('pointerdown', press, { signal });
  dialog.addEventListener('click', click, { signal });
  return () => ending.abort();
}

/** Stores the width of the scrollbar that disappears while the page does not scroll. */
function measureScrollbar(): void {
  const root = document.documentElement;
  // Under another dialog it is already gone.
  if (document.querySelector('dialog[open]')) return;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/**
 * A question or task in front of the page, which does not scroll meanwhile. The platform keeps the
 * focus inside and returns it afterwards, also to a dialog below.
 */
export function Dialog({ open, onClose, ...panel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Close it before it is removed: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    measureScrollbar();
    element.showModal();
    return () => element.close();
  }, [open]);

  useEffect(() => (dialog.current ? onClickBeside(dialog.current, onClose) : undefined), [onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // Events of a nested dialog bubble up to its parents.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close on a second Escape without a cancel event. Its owner may keep it open.
      onClose={() => {
        const element = dialog.current;
        if (!open || !element || element.open) return;
        element.showModal();
        onClose();
      }}
    >
      {open && <DialogPanel {...panel} titleId={id} onClose={onClose} />}
    </dialog>
  );
}
