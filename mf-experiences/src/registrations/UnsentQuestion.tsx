import { unsentAnswers } from '@emberite/content/registrationWizard';
import { Button } from '@emberite/ui-kit/Button';
import { Dialog } from '@emberite/ui-kit/Dialog';

export interface UnsentQuestionProps {
  open: boolean;
  onClose: () => void;
  /** Opens the form with the answers that are in it. */
  onGoOn: () => void;
  /** Opens the form with those of the registration. */
  onStartAgain: () => void;
}

const { title, text, goOn, startAgain, close } = unsentAnswers;

/** Asks which answers to go on with, because the form has only room for one of them. */
export function UnsentQuestion({ open, onClose, onGoOn, onStartAgain }: UnsentQuestionProps) {
  const actions = (
    <>
      <Button variant="secondary" onClick={onStartAgain}>
        {startAgain}
      </Button>
      <Button onClick={onGoOn}>{goOn}</Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={close} actions={actions}>
      {text}
    </Dialog>
  );
}
