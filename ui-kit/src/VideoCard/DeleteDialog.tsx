import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a video is gone for good. */
export function DeleteDialog({ open, onClose, onDelete }: DeleteDialogProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Keep it
      </Button>
      <Button variant="danger" onClick={onDelete}>
        Delete
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Delete video" closeLabel="Close" actions={actions}>
      Are you sure you want to delete this video?
    </Dialog>
  );
}
