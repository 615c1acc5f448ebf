import { X } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { DialogProps } from './Dialog.tsx';
import * as styles from './Dialog.module.css';

export interface DialogPanelProps extends Omit<DialogProps, 'open'> {
  /** The heading's id, which the dialog refers to. */
  titleId: string;
}

/** The visible part of a dialog: heading, close button, content and actions. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, titleId, closeLabel = 'Close', onClose, children, actions } = props;
  return (
    <div className={styles.panel}>
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
