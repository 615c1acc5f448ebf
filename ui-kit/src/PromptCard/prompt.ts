/** Fun and useful ones are chosen by the member; a daily one is the same for all. */
export type PromptType = 'fun' | 'useful' | 'daily';

/** A question answered in a short video. */
export interface PromptWords {
  id: string;
  type: PromptType;
  title: string;
  description: string;
  /** Tips for a good take. */
  instructions: readonly string[];
}

/** How a kind of prompt is named and coloured. */
export const promptTypes = {
  fun: { label: 'Fun', tone: 'ember' },
  useful: { label: 'Useful', tone: 'pine' },
  daily: { label: 'Daily', tone: 'neutral' },
} as const;
