import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SingleChoice } from '../SingleChoice/index.ts';
import type { PromptWords } from './prompt.ts';
import * as styles from './PromptCard.module.css';

export interface PromptChooserProps {
  open: boolean;
  prompts: readonly PromptWords[];
  /** The id of the current prompt. */
  value: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

function Choices({ prompts, value, onChoose }: Omit<PromptChooserProps, 'open' | 'onClose'>) {
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

/** Lists all prompts of a type. Nothing changes until the choice is confirmed. */
export function PromptChooser({ open, onClose, ...choices }: PromptChooserProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Choose a prompt" closeLabel="Close">
      <Choices {...choices} />
    </Dialog>
  );
}
