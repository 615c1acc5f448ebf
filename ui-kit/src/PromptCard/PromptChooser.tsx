import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SingleChoice } from '../SingleChoice/index.ts';
import type { PromptText } from './prompt.ts';
import * as styles from './PromptCard.module.css';

export interface PromptChooserProps {
  prompts: readonly PromptText[];
  /** The id of the current prompt. */
  value: string;
  onChoose: (id: string) => void;
}

function Choices({ prompts, value, onChoose }: PromptChooserProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <div className={styles.choices}>
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
      <Button width="full" onClick={() => onChoose(chosen)}>
        Use this prompt
      </Button>
    </div>
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
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Choose another prompt
      </Button>
      <Dialog open={open} onClose={close} title="Choose a prompt" closeLabel="Close">
        <Choices
          prompts={prompts}
          value={value}
          onChoose={(id) => {
            close();
            onChoose(id);
          }}
        />
      </Dialog>
    </>
  );
}
