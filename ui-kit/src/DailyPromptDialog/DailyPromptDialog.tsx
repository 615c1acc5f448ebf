import { Dialog } from '../Dialog/index.ts';
import { promptPanel } from './promptPanel.tsx';
import type { DailyPrompt } from './promptPanel.tsx';

export interface DailyPromptDialogProps extends DailyPrompt {
  open: boolean;
  onClose: () => void;
}

/** The prompt of the day: its instructions, or the member's answer. */
export function DailyPromptDialog({ open, onClose, ...today }: DailyPromptDialogProps) {
  return <Dialog open={open} onClose={onClose} {...promptPanel(today)} />;
}
