import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { X } from '../Icon/index.ts';
import * as styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross, or a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** The cross's name. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** A question or task in front of the page, which waits behind it. The platform keeps the focus. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    // The dialog's own box is filled by its body, so a click on it is one on the ground behind.
    const besides = (event: MouseEvent) => event.target === element && onClose();
    element?.addEventListener('click', besides);
    return () => element?.removeEventListener('click', besides);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close at a second Escape without asking.
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={styles.body}>
          <header className={styles.header}>
            <h2 id={id}>{title}</h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </header>
          <div>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
