import type { ReactNode } from 'react';
import { X } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.module.css';

export interface DialogPanelProps {
  title: ReactNode;
  /** Goes to the heading, for what it names. */
  titleId: string;
  /** The cross's name. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** What is seen of a dialog: heading, cross, words and buttons on a raised surface. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, titleId, closeLabel, onClose, children, actions } = props;
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
