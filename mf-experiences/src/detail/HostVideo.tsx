import type { HostVideo as AnyVideo } from '@emberite/content/catalogue';
import type { Picture } from '@emberite/content/motif';
import { Icon, Play } from '@emberite/ui-kit/Icon';
import { Scene } from '@emberite/ui-kit/Scene';
import * as styles from './HostSection.module.css';

/** A greeting: a file or a player. */
type Video = Exclude<AnyVideo, { kind: 'loop' }>;

/** The captions are next to the file, with the same name. */
const captionsOf = (src: string) => src.replace(/\.\w+$/, '.vtt');

/**
 * A host's greeting. A file plays here. A player of another site opens in a new tab, because this
 * site embeds nothing that could track its visitors.
 */
export function HostVideo({
  video,
  name,
  picture,
}: {
  video: Video;
  name: string;
  picture: Picture;
}) {
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
      <Scene motif={picture.motif} seed={picture.seed} />
      <span className={styles.play}>
        <Icon of={Play} />
        Watch {name} say hello (opens in a new tab)
      </span>
    </a>
  );
}
