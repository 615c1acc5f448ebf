import { Confirm } from '@emberite/ui-kit/Dialog';

export interface LeaveQuestionProps {
  title: string;
  /** What will be lost. */
  children: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved edits are lost. */
export default function LeaveQuestion({ onStay, onLeave, ...words }: LeaveQuestionProps) {
  return (
    <Confirm
      {...words}
      open
      keep="Stay here"
      action="Leave"
      closeLabel="Close"
      onKeep={onStay}
      onConfirm={onLeave}
    />
  );
}
