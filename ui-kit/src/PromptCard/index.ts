export { PromptCard, type PromptCardProps } from './PromptCard.tsx';
export { PromptChooser, type PromptChooserProps } from './PromptChooser.tsx';
export { promptTypes, type PromptType, type PromptText } from './prompt.ts';
