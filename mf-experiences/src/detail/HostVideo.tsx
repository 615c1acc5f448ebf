import { players } from '@emberite/sdk/page';
import type { Player } from '@emberite/sdk/page';
import { ExternalLink, Icon, Play } from '@emberite/ui-kit/Icon';
import { Moment } from '@emberite/ui-kit/Moment';
import { useState } from 'react';
import type { HostVideo as AnyVideo, MomentPicture } from '../experiences/experience.ts';
import * as styles from './HostSection.module.css';

/** A greeting: a file or a player. */
type Video = Exclude<AnyVideo, { kind: 'loop' }>;

export interface HostVideoProps {
  video: Video;
  name: string;
  /** What is shown in place of a player. */
  picture: MomentPicture;
}

/** Returns the player of a host's video; undefined if it is a file, or at an address that we do not frame. */
export function playerOf(video: AnyVideo | undefined): Player | undefined {
  if (video?.kind !== 'embed' || !URL.canParse(video.src)) return undefined;
  const { origin } = new URL(video.src);
  return players.find((player) => player === origin);
}

/** The captions are next to the file, with the same name. */
const captionsOf = (src: string) => src.replace(/\.\w+$/, '.vtt');

/** The button that had the focus is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A host's greeting. A file plays here. A player of another site is loaded only on request, because
 * that site learns who watches. Any other address is a link.
 */
export function HostVideo({ video, name, picture }: HostVideoProps) {
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
  const player = playerOf(video);
  if (player) return <PlayerVideo src={video.src} player={player} name={name} picture={picture} />;
  return (
    <a className={styles.embed} href={video.src} target="_blank" rel="noopener">
      <Moment moment={picture.moment} />
      <span className={styles.play}>
        <Icon of={ExternalLink} />
        Watch {name} say hello (opens in a new tab)
      </span>
    </a>
  );
}

/** A button that says which site it loads, then the player of that site. */
function PlayerVideo({
  src,
  player,
  name,
  picture,
}: Omit<HostVideoProps, 'video'> & { src: string; player: string }) {
  const [isRequested, setRequested] = useState(false);
  if (isRequested) {
    return (
      <iframe
        className={styles.player}
        src={src}
        title={`${name} says hello`}
        ref={focus}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // A player works only if it learns which site it is on, but not which page.
        referrerPolicy="strict-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of another origin cannot lift it
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <button type="button" className={styles.embed} onClick={() => setRequested(true)} data-scripted>
      <Moment moment={picture.moment} />
      <span className={styles.play}>
        <Icon of={Play} />
        <span>
          Watch {name} say hello
          <span className={styles.loads}>
            Loads a player from {new URL(player).host}, which may use cookies
          </span>
        </span>
      </span>
    </button>
  );
}
