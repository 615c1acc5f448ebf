import type { ReactNode } from 'react';
import * as styles from './PromptPanel.module.css';

/** The prompt a video answers. */
export interface RecorderPrompt {
  title: string;
  description?: string;
  tips?: readonly string[];
}

export interface PromptPanelProps {
  titleId: string;
  prompt: RecorderPrompt;
  /** Below the prompt. */
  children?: ReactNode;
}

/** The prompt and its tips, beside or below the picture. */
export function PromptPanel({ titleId, prompt, children }: PromptPanelProps) {
  const { title, description, tips = [] } = prompt;
  return (
    // The tips may be taller than a phone, so the keyboard must be able to scroll them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling group
    <div className={styles.panel} role="group" aria-label="Prompt and tips" tabIndex={0}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      {tips.length > 0 && (
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
