import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Card } from '../Card/index.ts';
import { Clip } from '../Clip/index.ts';
import type { ClipVideo } from '../Clip/index.ts';
import { isReadOnly } from '../VideoCard/index.ts';
import type { ControlFlags } from '../VideoCard/index.ts';
import * as styles from './InviteCard.module.css';

export interface InviteCardProps extends ControlFlags {
  /** Who is met. */
  name: string;
  /** The address of their picture; initials stand there without it. */
  avatar?: string | undefined;
  /** What their video answers. */
  title: string;
  video: ClipVideo;
  /** What can be done about it; left out where the card is read-only. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Somebody's video, to be played and not to be changed. */
export function InviteCard(props: InviteCardProps) {
  const { name, avatar, title, video, actions, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <Card as="article" padding="none">
      <Clip video={video} label={`${name}: ${title}`} />
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
