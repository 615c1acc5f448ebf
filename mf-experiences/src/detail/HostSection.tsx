import { Avatar } from '@emberite/ui-kit/Avatar';
import { Card } from '@emberite/ui-kit/Card';
import { Prose } from '@emberite/ui-kit/Prose';
import type { ReactNode } from 'react';
import type { Experience } from '../experiences/experience.ts';
import { hostAvatar } from '../experiences/hostAvatars.ts';
import * as styles from './HostSection.module.css';

export interface HostSectionProps {
  host: Pick<Experience['host'], 'name' | 'avatar' | 'bio'>;
  /** What the host is, such as a teacher. */
  title?: string;
  messages?: readonly string[];
  children?: ReactNode;
}

/** Who hosts an experience. */
export function HostSection({ host, title, messages = [], children }: HostSectionProps) {
  return (
    <Card as="section" padding="roomy" aria-labelledby="host" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={host.name} src={hostAvatar(host.avatar)} size="large" />
        <div>
          <p className={styles.eyebrow}>Your host</p>
          <h2 id="host">{host.name}</h2>
          {title && <p className={styles.title}>{title}</p>}
        </div>
      </div>
      <p>{host.bio}</p>
      {children}
      {messages.length > 0 && (
        <Prose>
          {messages.map((message) => (
            <blockquote key={message}>{message}</blockquote>
          ))}
        </Prose>
      )}
    </Card>
  );
}
