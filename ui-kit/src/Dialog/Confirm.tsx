import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmProps {
  open: boolean;
  title: ReactNode;
  /** What will be lost. */
  children: ReactNode;
  /** The label of the button that changes nothing. */
  keep?: string;
  /** The label of the destructive button: 'Delete'. */
  action: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  /**
   * Called when nothing changes: the first button, Escape, the close button, or a click outside.
   */
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before something is lost for good. */
export function Confirm(props: ConfirmProps) {
  const { children, keep = 'Keep it', action, onKeep, onConfirm, ...dialog } = props;
  const actions = (
    <>
      <Button variant="secondary" onClick={onKeep}>
        {keep}
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} onClose={onKeep} actions={actions}>
      {children}
    </Dialog>
  );
}
