import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Card } from '../Card/index.ts';
import { Video } from '../Video/index.ts';
import type { VideoSource } from '../Video/index.ts';
import { isReadOnly } from '../VideoCard/index.ts';
import type { ControlFlags } from '../VideoCard/index.ts';
import * as styles from './InviteCard.module.css';

export interface InviteCardProps extends ControlFlags {
  /** The person's name. */
  name: string;
  /** The URL of their picture; initials are shown without it. */
  avatar?: string | undefined;
  /** The prompt their video answers. */
  title: string;
  video: VideoSource;
  /** Actions for the card; omit them for a read-only card. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Somebody's video: it can be played but not changed. */
export function InviteCard(props: InviteCardProps) {
  const { name, avatar, title, video, actions, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <Card as="article" padding="none">
      <Video video={video} label={`${name}: ${title}`} />
      <div className={styles.words}>
        <Avatar name={name} src={avatar} size="small" />
        <div className={styles.names}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.title}>{title}</p>
        </div>
      </div>
      {actions && !isReadOnly(props) && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
