export { DailyPromptDialog, type DailyPromptDialogProps } from './DailyPromptDialog.tsx';
