import { useState } from 'react';
import { Icon, Play } from '../Icon/index.ts';
import { Captions } from './Captions.tsx';
import { pauseOthers } from './pauseOthers.ts';
import { Picture } from '../Picture/index.ts';
import * as styles from './Video.module.css';

/** A video and its poster. */
export interface VideoSource {
  src: string;
  poster?: string | null;
  /** What is said in it, if that is known. */
  captions?: string | undefined;
}

export interface VideoProps {
  video: VideoSource;
  /** What the video shows: 'Maya: Tell your best dad joke'. */
  label: string;
}

/** The focused element is gone, so its replacement takes the focus. */
const focus = (replacement: HTMLElement | null) => replacement?.focus();

/** Plays within the press: some browsers start no video by an attribute, whatever was pressed. */
function start(player: HTMLVideoElement | null) {
  focus(player);
  // If it is refused nevertheless, the player's own button is there.
  if (globalThis.navigator.userActivation?.isActive) player?.play().catch(() => {});
}

/**
 * A short video behind its poster and a play button. It is fetched only when played, and pauses the
 * one that plays. If that fails, a message says so and the button tries again.
 */
export function Video({ video, label }: VideoProps) {
  const [shown, setShown] = useState<'picture' | 'player' | 'failure'>('picture');
  if (shown === 'player') {
    return (
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its member may have written some */}
        <video
          ref={start}
          className={styles.picture}
          src={video.src}
          poster={video.poster ?? undefined}
          aria-label={label}
          controls
          autoPlay
          playsInline
          onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
          onError={() => setShown('failure')}
        >
          {video.captions && <Captions words={video.captions} />}
        </video>
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      {video.poster && (
        <Picture className={styles.picture} src={video.poster} alt="" loading="lazy" />
      )}
      <button
        ref={shown === 'failure' ? focus : undefined}
        type="button"
        data-scripted
        className={styles.play}
        aria-label={`Play ${label}`}
        onClick={() => setShown('player')}
      >
        <span className={styles.icon}>
          <Icon of={Play} size="large" />
        </span>
      </button>
      {shown === 'failure' && (
        <p className={styles.failure} role="alert">
          This video cannot be played. Please try again.
        </p>
      )}
    </div>
  );
}
