import { useEffect, useRef, useState } from 'react';
import { Icon, Play } from '../Icon/index.ts';
import * as styles from './Clip.module.css';

/** A video and the picture that stands for it. */
export interface ClipVideo {
  src: string;
  poster?: string | null;
}

export interface ClipProps {
  video: ClipVideo;
  /** What is played: 'Maya: Tell your best dad joke'. */
  label: string;
}

/** A short video behind its picture and a play button. It is fetched when it is played. */
export function Clip({ video, label }: ClipProps) {
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  if (playing) {
    return (
      <div className={styles.clip}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a member's own 15 seconds */}
        <video
          ref={player}
          className={styles.picture}
          src={video.src}
          poster={video.poster ?? undefined}
          aria-label={label}
          controls
          autoPlay
          playsInline
        />
      </div>
    );
  }
  return (
    <div className={styles.clip}>
      {video.poster && <img className={styles.picture} src={video.poster} alt="" loading="lazy" />}
      <button
        type="button"
        className={styles.play}
        aria-label={`Play ${label}`}
        onClick={() => setPlaying(true)}
      >
        <span className={styles.icon}>
          <Icon of={Play} size="large" />
        </span>
      </button>
    </div>
  );
}
