import type { Host } from '@emberite/content/catalogue';
import type { Motif } from '@emberite/content/motif';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { Card } from '@emberite/ui-kit/Card';
import * as styles from './HostSection.module.css';
import { HostVideo } from './HostVideo.tsx';

/** The host of the experience, with a video if there is one, and the host's advice. */
export function HostSection(props: {
  host: Host;
  /** What the host is, such as a teacher. */
  title?: string;
  messages: readonly string[];
  motif: Motif;
}) {
  const { host, title, messages, motif } = props;
  return (
    <Card as="section" padding="roomy" aria-labelledby="host" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={host.name} size="large" />
        <div>
          <p className={styles.eyebrow}>Your host</p>
          <h2 id="host">{host.name}</h2>
          {title && <p className={styles.title}>{title}</p>}
        </div>
      </div>
      <p>{host.bio}</p>
      {host.video && <HostVideo video={host.video} name={host.name} motif={motif} />}
      {messages.map((message) => (
        <blockquote key={message} className={styles.message}>
          {message}
        </blockquote>
      ))}
    </Card>
  );
}
