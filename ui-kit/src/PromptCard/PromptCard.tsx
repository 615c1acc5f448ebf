import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { promptTypes } from './prompt.ts';
import type { PromptText } from './prompt.ts';
import * as styles from './PromptCard.module.css';
import { PromptChooser } from './PromptChooser.tsx';

export interface PromptCardProps {
  prompt: PromptText;
  /** Other prompts of the same type to choose from. Omit them once there is a video. */
  choices?: readonly PromptText[];
  /** Called with the id of another prompt after confirmation. Without it there is no choice. */
  onChoose?: (id: string) => void;
  /** The action or result: a record button or a video. */
  children?: ReactNode;
}

/** A prompt with its tips and, while there is a choice, a button to choose another one. */
export function PromptCard(props: PromptCardProps) {
  const { prompt, choices = [], onChoose, children } = props;
  const { label, tone } = promptTypes[prompt.type];
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tone}>{label}</Badge>
        {onChoose && <PromptChooser prompts={choices} value={prompt.id} onChoose={onChoose} />}
      </div>
      <h2>{prompt.title}</h2>
      <p className={styles.description}>{prompt.description}</p>
      <ol className={styles.tips}>
        {prompt.instructions.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      {children}
    </Card>
  );
}
