import type { DraftsAnswer } from '@emberite/sdk/host';
import { Button } from '@emberite/ui-kit/Button';
import { Dialog } from '@emberite/ui-kit/Dialog';

export interface DraftsQuestionProps {
  onAnswer: (answer: DraftsAnswer) => void;
}

/** Asks a user who signs out whether this browser keeps their drafts. Closing it stays signed in. */
export function DraftsQuestion({ onAnswer }: DraftsQuestionProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={() => onAnswer('remove')}>
        Remove them
      </Button>
      <Button onClick={() => onAnswer('keep')}>Keep my drafts</Button>
    </>
  );
  return (
    <Dialog
      open
      title="Keep my drafts on this device?"
      closeLabel="Stay signed in"
      onClose={() => onAnswer('stay')}
      actions={actions}
    >
      This browser has answers, choices or recordings of yours that are stored nowhere else. If
      other people use this device, remove them.
    </Dialog>
  );
}
