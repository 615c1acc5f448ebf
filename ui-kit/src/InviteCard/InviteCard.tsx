import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { Video } from '../Video/index.ts';
import type { VideoSource } from '../Video/index.ts';
import { isReadOnly } from '../VideoCard/controlFlags.ts';
import type { ControlFlags } from '../VideoCard/controlFlags.ts';
import * as styles from './InviteCard.module.css';

export interface InviteCardProps extends ControlFlags {
  /** The prompt that the video answers. */
  title: string;
  description?: string;
  video: VideoSource;
  /** What its member can do with it; a read-only card does not show it. */
  actions?: ReactNode;
}

/** Somebody's video with its prompt, as others see it: it can be played but not changed. */
export function InviteCard(props: InviteCardProps) {
  const { title, description, video, actions } = props;
  return (
    <Card as="article" className={styles.card}>
      {/* A new key, so that another video starts behind its poster. */}
      <Video key={video.src} video={video} label={title} />
      <h2>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
      {actions && !isReadOnly(props) && <div>{actions}</div>}
    </Card>
  );
}
