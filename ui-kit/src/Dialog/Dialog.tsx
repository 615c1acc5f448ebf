import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Dialog.module.css';
import { DialogPanel } from './DialogPanel.tsx';

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

/** Calls back after a click beside the panel that fills a dialog, pressed and released there. */
function onClickBeside(dialog: HTMLDialogElement, leave: () => void): () => void {
  let pressed: EventTarget | null = null;
  const press = ({ target }: Event) => {
    pressed = target;
  };
  // Words selected beyond the panel's edge end in a click on the dialog, too.
  const click = ({ target }: Event) => {
    if (target === dialog && pressed === dialog) leave();
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', click);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', click);
  };
}

/** Notes how wide the scrollbar is that goes while the page does not scroll. */
function measureScrollbar(): void {
  const root = document.documentElement;
  // Below another dialog it is gone already.
  if (document.querySelector('dialog[open]')) return;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/**
 * A question or task in front of the page, which waits behind it and does not scroll. The platform
 * keeps the focus inside and gives it back, also from one dialog to the one below it.
 */
export function Dialog({ open, onClose, ...panel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Before it is taken out of the page: a dialog that is gone gives no focus back.
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
        // What a dialog within this one is asked, its parents hear as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close at a second Escape without asking.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
    >
      {open && <DialogPanel {...panel} titleId={id} onClose={onClose} />}
    </dialog>
  );
}
