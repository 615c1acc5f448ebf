import type { Host } from '@emberite/content/catalogue';
import type { Picture } from '@emberite/content/motif';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { Card } from '@emberite/ui-kit/Card';
import * as styles from './HostSection.module.css';
import { HostVideo } from './HostVideo.tsx';

/** The host of the experience, with a video if there is one, and the host's advice. */
export function HostSection(props: { host: Host; messages: readonly string[]; picture: Picture }) {
  const { host, messages, picture } = props;
  return (
    <Card as="section" padding="roomy" aria-labelledby="host" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={host.name} size="large" />
        <div>
          <p className={styles.eyebrow}>Your host</p>
          <h2 id="host">{host.name}</h2>
        </div>
      </div>
      <p>{host.bio}</p>
      {host.video && <HostVideo video={host.video} name={host.name} picture={picture} />}
      {messages.map((message) => (
        <blockquote key={message} className={styles.message}>
          {message}
        </blockquote>
      ))}
    </Card>
  );
}
