import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { useLostFocus } from '../Page/index.ts';
import { Video } from '../Video/index.ts';
import { Check, Icon, Video as VideoIcon } from '../Icon/index.ts';
import { isReadOnly } from './controlFlags.ts';
import type { ControlFlags } from './controlFlags.ts';
import { statusWords } from './videoState.ts';
import type { VideoState } from './videoState.ts';
import { VideoActions } from './VideoActions.tsx';
import type { VideoActionsProps, VideoHandlers } from './VideoActions.tsx';
import * as styles from './VideoCard.module.css';

export interface VideoCardProps
  extends ControlFlags, VideoHandlers, Pick<VideoActionsProps, 'place' | 'variant'> {
  /** The prompt that the video answers. */
  title: string;
  description?: ReactNode;
  state: VideoState;
  /** More about the prompt, e.g. a button to choose another one. */
  children?: ReactNode;
}

/** One prompt and the member's video for it: not started, uploading, or completed. */
export function VideoCard(props: VideoCardProps) {
  const { title, description, state, children } = props;
  const { place, variant, onRecord, onRetry, onDiscard, onDelete } = props;
  // The pressed button may disappear with the video.
  const heading = useLostFocus<HTMLHeadingElement>(state.status);
  const video = 'video' in state ? state.video : undefined;

  return (
    <Card as="article" className={styles.card}>
      {video ? (
        // A new key, so that another video starts behind its poster.
        <Video key={video.src} video={video} label={title} />
      ) : (
        <span className={styles.empty}>
          <Icon of={VideoIcon} size="large" />
        </span>
      )}
      <div className={styles.words}>
        {video ? (
          <Badge tone="success" icon={Check}>
            Completed
          </Badge>
        ) : (
          <Badge>{statusWords(state)}</Badge>
        )}
        <h3 className={styles.title} ref={heading}>
          {title}
        </h3>
        {description && <p className={styles.description}>{description}</p>}
        {children}
        {!isReadOnly(props) && (
          <VideoActions
            of={title}
            {...{ state, place, variant, onRecord, onRetry, onDiscard, onDelete }}
          />
        )}
      </div>
    </Card>
  );
}
