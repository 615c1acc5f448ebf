import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmProps {
  open: boolean;
  title: ReactNode;
  /** What will be lost. */
  children: ReactNode;
  /** What the button does that loses it: 'Delete'. */
  action: string;
  /** The cross's name. */
  closeLabel: string;
  /** Everything stays as it is: the first button, Escape, the cross, a click beside. */
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before something is gone for good. */
export function Confirm({ children, action, onKeep, onConfirm, ...dialog }: ConfirmProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={onKeep}>
        Keep it
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
