export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { toShareSheet } from './deliver.ts';
