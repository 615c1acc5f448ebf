import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Clip } from '../Clip/index.ts';
import type { ClipVideo } from '../Clip/index.ts';
import { Check, Icon, Trash, Video } from '../Icon/index.ts';
import { Message } from '../Message/index.ts';
import { isReadOnly } from './controlFlags.ts';
import type { ControlFlags } from './controlFlags.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import * as styles from './VideoCard.module.css';

export interface VideoCardProps extends ControlFlags {
  /** The prompt that the video answers. */
  title: string;
  description?: ReactNode;
  /** Given, the card is completed; else it is not started. */
  video?: ClipVideo | undefined;
  onRecord?: () => void;
  /** Called after the member confirmed. */
  onDelete?: () => void;
  /** What is under way: 'Deleting video...'. Its buttons wait. */
  busy?: string | undefined;
  /** What went wrong, said where it happened. */
  error?: ReactNode;
  headingLevel?: 2 | 3;
}

/** One prompt and the member's video for it: not started, or completed. */
export function VideoCard(props: VideoCardProps) {
  const { title, description, video, onRecord, onDelete, busy, error, headingLevel = 3 } = props;
  const [asking, setAsking] = useState(false);
  const Heading = `h${headingLevel}` as 'h3';
  const readOnly = isReadOnly(props);
  return (
    <Card as="article" className={styles.card}>
      {video ? (
        <Clip video={video} label={title} />
      ) : (
        <span className={styles.empty}>
          <Icon of={Video} size="large" />
        </span>
      )}
      <div className={styles.words}>
        {video ? (
          <Badge tone="success" icon={Check}>
            Completed
          </Badge>
        ) : (
          <Badge>Not started</Badge>
        )}
        <Heading className={styles.title}>{title}</Heading>
        {description && <p className={styles.description}>{description}</p>}
        {error && <Message tone="danger">{error}</Message>}
        {!readOnly && !video && onRecord && (
          <Button width="full" onClick={onRecord} busy={busy}>
            <Icon of={Video} />
            Record
          </Button>
        )}
        {!readOnly && video && onDelete && (
          <Button width="full" variant="secondary" onClick={() => setAsking(true)} busy={busy}>
            <Icon of={Trash} />
            Delete video
          </Button>
        )}
      </div>
      <DeleteDialog
        open={asking}
        onClose={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          onDelete?.();
        }}
      />
    </Card>
  );
}
