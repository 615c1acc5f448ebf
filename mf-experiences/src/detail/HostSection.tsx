import { hostAvatars } from '@emberite/content/avatars/hosts';
import type { Experience } from '@emberite/content/catalogue';
import { assetPath } from '@emberite/sdk/assets';
import { Avatar } from '@emberite/ui-kit/Avatar';
import { Card } from '@emberite/ui-kit/Card';
import * as styles from './HostSection.module.css';
import { HostLoop } from './HostLoop.tsx';
import { HostVideo } from './HostVideo.tsx';
import { loops } from './loops/loops.ts';

/** The host of the experience, with a video if there is one, and the host's advice. */
export function HostSection({ experience }: { experience: Experience }) {
  const { id, host, hostMessages, images } = experience;
  const { video } = host;
  const loop = loops[id];
  return (
    <Card as="section" padding="roomy" aria-labelledby="host" className={styles.card}>
      <div className={styles.who}>
        <Avatar name={host.name} src={assetPath(hostAvatars[host.avatar])} size="large" />
        <div>
          <p className={styles.eyebrow}>Your host</p>
          <h2 id="host">{host.name}</h2>
        </div>
      </div>
      <p>{host.bio}</p>
      {video?.kind === 'loop' && loop && <HostLoop loop={loop} alt={video.alt} />}
      {video && video.kind !== 'loop' && (
        <HostVideo video={video} name={host.name} picture={images.midTop} />
      )}
      {hostMessages.map((message) => (
        <blockquote key={message} className={styles.message}>
          {message}
        </blockquote>
      ))}
    </Card>
  );
}
