import { Confirm } from '../Dialog/index.ts';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a recording is lost, because there is no other copy. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Confirm
      open={open}
      title="Leave without your video?"
      closeLabel="Back to the video"
      action="Leave"
      onKeep={onStay}
      onConfirm={onLeave}
    >
      It was not uploaded, and it is saved nowhere else.
    </Confirm>
  );
}
