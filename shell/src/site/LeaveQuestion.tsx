import { Confirm } from '@emberite/ui-kit/Dialog';

export interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved edits are lost. */
export default function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Confirm
      open
      title="Leave without saving?"
      keep="Stay here"
      action="Leave"
      onKeep={onStay}
      onConfirm={onLeave}
    >
      Your changes are not saved yet.
    </Confirm>
  );
}
