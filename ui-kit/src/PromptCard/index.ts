export { PromptCard } from './PromptCard.tsx';
export { PromptChooser } from './PromptChooser.tsx';
export { promptTypes, type PromptText } from './prompt.ts';
