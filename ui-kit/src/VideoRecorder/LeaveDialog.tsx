import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a recording is lost: there is no other copy of it. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={onStay}>
        Keep it
      </Button>
      <Button variant="danger" onClick={onLeave}>
        Leave
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Leave without your video?"
      closeLabel="Back to the video"
      actions={actions}
    >
      It was not uploaded, and it is saved nowhere else.
    </Dialog>
  );
}
