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
  /** The accessible name of the close button. Default: 'Close'. */
  closeLabel?: string;
  /** Called by the button that changes nothing. */
  onKeep: () => void;
  onConfirm: () => void;
  /** Called by Escape, the close button or a click outside. Without it, they call `onKeep`. */
  onClose?: () => void;
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
    <Dialog onClose={onKeep} {...dialog} actions={actions}>
      {children}
    </Dialog>
  );
}
