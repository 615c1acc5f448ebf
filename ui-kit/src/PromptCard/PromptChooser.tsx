import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SingleChoice } from '../SingleChoice/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { PromptText } from './prompt.ts';

interface Closable {
  onClose: () => void;
}

export interface PromptChooserProps {
  prompts: readonly PromptText[];
  /** The id of the current prompt. */
  value: string;
  onChoose: (id: string) => void;
}

/** The open dialog: its choice is forgotten when it is closed. */
function ChooserDialog({ prompts, value, onChoose, onClose }: PromptChooserProps & Closable) {
  const [chosen, setChosen] = useState(value);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose a prompt"
      actions={
        <Button width="full" onClick={() => onChoose(chosen)}>
          Use this prompt
        </Button>
      }
    >
      <SingleChoice
        legend="Pick the one you would like to answer"
        value={chosen}
        onChange={setChosen}
        options={prompts.map(({ id, title, description }) => ({
          value: id,
          label: title,
          description,
        }))}
      />
    </Dialog>
  );
}

/**
 * A button that lists all prompts of a type. Nothing changes until the choice is confirmed. Without
 * another prompt to choose there is no button.
 */
export function PromptChooser({ prompts, value, onChoose }: PromptChooserProps) {
  const [open, setOpen] = useState(false);
  if (prompts.length < 2) return null;
  const close = () => setOpen(false);
  const current = prompts.find(({ id }) => id === value);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        <span>
          Choose another prompt
          <VisuallyHidden>, not “{current?.title}”</VisuallyHidden>
        </span>
      </Button>
      {open && (
        <ChooserDialog
          prompts={prompts}
          value={value}
          onClose={close}
          onChoose={(id) => {
            close();
            onChoose(id);
          }}
        />
      )}
    </>
  );
}
