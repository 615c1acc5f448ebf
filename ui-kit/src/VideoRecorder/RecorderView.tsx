import { IconButton } from '../IconButton/index.ts';
import { X } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Controls } from './Controls.tsx';
import type { LeadIn } from './Controls.tsx';
import { PromptPanel } from './PromptPanel.tsx';
import type { RecorderPrompt } from './PromptPanel.tsx';
import type { RecorderState } from './recorder.ts';
import * as styles from './RecorderView.module.css';
import { Stage } from './Stage.tsx';
import { announcement } from './words.ts';

export interface RecorderViewProps {
  /** Given to the prompt's title, which names the overlay. */
  titleId: string;
  state: RecorderState;
  stream: MediaStream | undefined;
  /** The limit of a video, in seconds. */
  seconds: number;
  prompt: RecorderPrompt;
  /** Missing where the page does without. */
  leadIn: LeadIn | undefined;
  onRecord: () => void;
  onStop: () => void;
  onChoose: (file: File) => void;
  onUpload: () => void;
  onClose: () => void;
}

/** What the recorder looks like in a state. It touches no device, so that every state can be shown. */
export function RecorderView(props: RecorderViewProps) {
  const { titleId, state, stream, seconds, prompt, leadIn, onClose, ...actions } = props;
  return (
    <div className={styles.box}>
      <div className={styles.view}>
        <div className={styles.close}>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <Stage state={state} stream={stream} seconds={seconds} />
        <div className={styles.prompt}>
          <PromptPanel titleId={titleId} prompt={prompt} />
        </div>
        <Controls state={state} seconds={seconds} leadIn={leadIn} onClose={onClose} {...actions} />
        <VisuallyHidden>
          <output>{announcement(state, seconds)}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}
