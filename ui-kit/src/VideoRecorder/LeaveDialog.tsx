import { Confirm } from '../Dialog/index.ts';

/** What would lose a recording: leaving the recorder, or going back to the take before it. */
export type Leaving = 'Leave' | 'Go back';

interface LeaveDialogProps {
  /** The dialog is open while there is one. */
  leaving: Leaving | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a recording is lost, because there is no other copy. */
export function LeaveDialog({ leaving, onStay, onLeave }: LeaveDialogProps) {
  if (!leaving) return null;
  return (
    <Confirm
      open
      title={leaving === 'Leave' ? 'Leave without your video?' : 'Go back without this video?'}
      closeLabel="Back to the video"
      action={leaving}
      onKeep={onStay}
      onConfirm={onLeave}
    >
      It was not uploaded, and it is saved nowhere else.
    </Confirm>
  );
}
