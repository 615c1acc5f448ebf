/** A question answered in a short video. */
export interface PromptText {
  id: string;
  /** Members choose fun and useful prompts; the daily prompt is the same for everybody. */
  type: 'fun' | 'useful' | 'daily';
  title: string;
  description: string;
  /** Tips for a good take. */
  instructions: readonly string[];
}

/** The label and colour of each type of prompt. */
export const promptTypes = {
  fun: { label: 'Fun', tone: 'ember' },
  useful: { label: 'Useful', tone: 'pine' },
  daily: { label: 'Daily', tone: 'neutral' },
} as const;
