import { Confirm } from '@emberite/ui-kit/Dialog';
import { unsentAnswers } from '../registered/registrationTexts.ts';

export interface UnsentQuestionProps {
  open: boolean;
  onClose: () => void;
  /** Opens the form with the answers that are in it. */
  onGoOn: () => void;
  /** Opens the form with those of the registration. */
  onStartAgain: () => void;
}

const { title, text, goOn, startAgain, close } = unsentAnswers;

/** Asks which answers to continue with, because the form has only room for one of them. */
export function UnsentQuestion({ open, onClose, onGoOn, onStartAgain }: UnsentQuestionProps) {
  return (
    <Confirm
      open={open}
      title={title}
      closeLabel={close}
      keep={goOn}
      action={startAgain}
      onKeep={onGoOn}
      onConfirm={onStartAgain}
      onClose={onClose}
    >
      {text}
    </Confirm>
  );
}
