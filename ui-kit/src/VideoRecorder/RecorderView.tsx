import { IconButton } from '../IconButton/index.ts';
import { X } from '../Icon/index.ts';
import { CaptionsField } from '../Video/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Controls } from './Controls.tsx';
import type { ControlsProps } from './Controls.tsx';
import { PromptPanel } from './PromptPanel.tsx';
import type { RecorderPrompt } from './PromptPanel.tsx';
import { isLive } from './recorder.ts';
import * as styles from './RecorderView.module.css';
import { Stage } from './Stage.tsx';
import type { StageProps } from './Stage.tsx';
import { announcement } from './messages.ts';

export interface RecorderViewProps extends ControlsProps, StageProps {
  /** The id of the prompt's title, which names the overlay. */
  titleId: string;
  prompt: RecorderPrompt;
  /** What the member says in the video, entered beside the preview. */
  captions: string;
  onCaptions: (captions: string) => void;
  captionsMaxLength: number;
}

/** Renders a state of the recorder. It uses no device, so stories can show every state. */
export function RecorderView(props: RecorderViewProps) {
  const { titleId, view, stream, onQuiet, onDraw, seconds, prompt, ...rest } = props;
  const { captions, onCaptions, captionsMaxLength, ...controls } = rest;
  const { state, onClose, devices } = controls;
  return (
    <div className={styles.box}>
      <div
        className={styles.view}
        data-live={isLive(state) || undefined}
        data-view={state.status === 'idle' ? view.status : undefined}
      >
        <div className={styles.close}>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <Stage {...{ state, view, stream, onQuiet, onDraw, seconds }} />
        <div className={styles.prompt}>
          {state.status === 'recorded' ? (
            <PromptPanel titleId={titleId} prompt={{ title: prompt.title }}>
              <CaptionsField value={captions} onChange={onCaptions} maxLength={captionsMaxLength} />
            </PromptPanel>
          ) : (
            <PromptPanel titleId={titleId} prompt={prompt} />
          )}
        </div>
        <Controls {...controls} />
        <VisuallyHidden>
          <output>{announcement(state, seconds, { view, isQuiet: devices.isQuiet })}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}
