import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Clip } from '../Clip/index.ts';
import { Confirm } from '../Dialog/index.ts';
import { Check, Icon, Trash, Video } from '../Icon/index.ts';
import { Message } from '../Message/index.ts';
import { isReadOnly } from './controlFlags.ts';
import type { ControlFlags } from './controlFlags.ts';
import { busyWords, failureWords } from './videoState.ts';
import type { VideoState } from './videoState.ts';
import * as styles from './VideoCard.module.css';

export interface VideoCardProps extends ControlFlags {
  /** The prompt that the video answers. */
  title: string;
  description?: ReactNode;
  state: VideoState;
  /** Without it there is no record button. */
  onRecord?: () => void;
  /** Called after confirmation. Without it there is no delete button. */
  onDelete?: () => void;
  headingLevel?: 2 | 3;
}

/** One prompt and the member's video for it: not started, uploading, or completed. */
export function VideoCard(props: VideoCardProps) {
  const { title, description, state, onRecord, onDelete, headingLevel = 3 } = props;
  const [asking, setAsking] = useState(false);
  const acted = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as 'h3';
  const video = 'video' in state ? state.video : undefined;
  const failure = failureWords(state);
  const act = video ? onDelete && (() => setAsking(true)) : onRecord;

  const press = () => {
    acted.current = true;
    act?.();
  };

  // The pressed button may go with the video: keep the focus in the card.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) heading.current?.focus();
  }, [state.status]);

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
          <Badge>{state.status === 'uploading' ? 'Uploading' : 'Not started'}</Badge>
        )}
        <Heading className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        {failure && <Message tone="danger">{failure}</Message>}
        {!isReadOnly(props) && act && (
          // One button for all states, so that it keeps the focus when the video changes.
          <Button
            width="full"
            variant={video ? 'secondary' : 'primary'}
            onClick={press}
            busy={busyWords(state)}
          >
            <Icon of={video ? Trash : Video} />
            {video ? 'Delete video' : 'Record'}
          </Button>
        )}
      </div>
      <Confirm
        open={asking}
        title="Delete video"
        closeLabel="Close"
        action="Delete"
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDelete?.();
        }}
      >
        Are you sure you want to delete this video?
      </Confirm>
    </Card>
  );
}
