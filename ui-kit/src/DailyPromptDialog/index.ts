export { DailyPromptDialog } from './DailyPromptDialog.tsx';
