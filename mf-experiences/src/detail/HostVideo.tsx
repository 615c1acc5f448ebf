import type { HostVideo as Video } from '@emberite/content/catalogue';
import type { Motif } from '@emberite/content/motif';
import { Icon, Play } from '@emberite/ui-kit/Icon';
import { Scene } from '@emberite/ui-kit/Scene';
import * as styles from './HostSection.module.css';

/** Captions stand beside the file, under the same name. */
const captionsOf = (src: string) => src.replace(/\.\w+$/, '.vtt');

/**
 * A host saying hello. A file plays here; a player of another site opens in a tab of its own, since
 * this site embeds nothing that could follow its visitors.
 */
export function HostVideo({ video, name, motif }: { video: Video; name: string; motif: Motif }) {
  if (video.kind === 'file') {
    return (
      <video
        className={styles.video}
        src={video.src}
        aria-label={`${name} says hello`}
        controls
        playsInline
        preload="metadata"
      >
        <track kind="captions" srcLang="en" label="English" src={captionsOf(video.src)} default />
      </video>
    );
  }
  return (
    <a className={styles.embed} href={video.src} target="_blank" rel="noopener">
      <Scene motif={motif} />
      <span className={styles.play}>
        <Icon of={Play} />
        Watch {name} say hello (opens in a new tab)
      </span>
    </a>
  );
}
