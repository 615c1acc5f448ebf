import { Button } from '../Button/index.ts';
import { Clip } from '../Clip/index.ts';
import type { ClipVideo } from '../Clip/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Icon, Video } from '../Icon/index.ts';
import type { PromptWords } from '../PromptCard/index.ts';
import * as styles from './DailyPromptDialog.module.css';

export interface DailyPromptDialogProps {
  open: boolean;
  onClose: () => void;
  /** The prompt that everyone answers today. */
  prompt: Omit<PromptWords, 'type'>;
  /** The member's answer. Given, it is shown; else there are instructions and a record button. */
  video?: ClipVideo | undefined;
  onRecord: () => void;
}

/** The question of the day: how to answer it, or the answer. */
export function DailyPromptDialog(props: DailyPromptDialogProps) {
  const { open, onClose, prompt, video, onRecord } = props;
  const record = (
    <Button width="full" onClick={onRecord}>
      <Icon of={Video} />
      Record
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={prompt.title}
      closeLabel="Close"
      actions={video ? undefined : record}
    >
      <div className={styles.body}>
        <p>{prompt.description}</p>
        {video ? (
          <div className={styles.video}>
            <Clip video={video} label={prompt.title} />
          </div>
        ) : (
          <ul className={styles.tips}>
            {prompt.instructions.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
