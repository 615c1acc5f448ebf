import { Button } from '../Button/index.ts';
import { Video } from '../Video/index.ts';
import type { VideoSource } from '../Video/index.ts';
import type { DialogProps } from '../Dialog/index.ts';
import { Icon, Video as VideoIcon } from '../Icon/index.ts';
import type { PromptText } from '../PromptCard/index.ts';
import * as styles from './DailyPromptDialog.module.css';

export interface DailyPrompt {
  /** The prompt that everyone answers today. */
  prompt: Omit<PromptText, 'type'>;
  /** The member's answer. Without one, the dialog shows instructions and a record button. */
  video?: VideoSource | undefined;
  onRecord: () => void;
}

/** Returns the dialog's content: the instructions, or the answer. */
export function promptPanel({
  prompt,
  video,
  onRecord,
}: DailyPrompt): Omit<DialogProps, 'open' | 'onClose'> {
  const { title, description, instructions } = prompt;
  return {
    title,
    children: (
      <div className={styles.body}>
        <p>{description}</p>
        {video ? (
          <div className={styles.video}>
            <Video key={video.src} video={video} label={title} />
          </div>
        ) : (
          <ul className={styles.tips}>
            {instructions.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
      </div>
    ),
    actions: !video && (
      <Button width="full" onClick={onRecord}>
        <Icon of={VideoIcon} />
        Record
      </Button>
    ),
  };
}
