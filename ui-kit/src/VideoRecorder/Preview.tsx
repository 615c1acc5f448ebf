import { useEffect, useRef } from 'react';
import * as styles from './Preview.module.css';
import type { Recording } from './recorder.ts';

/** A frame of the recording, behind the player for as long as that shows nothing. */
function Still({ poster }: { poster: Blob }) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(poster);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [poster]);

  return <img ref={image} className={styles.still} alt="" />;
}

interface PreviewProps {
  recording: Recording;
  /** Why it ended, where that was not the member's doing. */
  ending: string | undefined;
}

/** What was recorded or chosen, to be played before it is kept. */
export function Preview({ recording, ending }: PreviewProps) {
  return (
    <>
      {recording.poster && <Still poster={recording.poster} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own words, just said */}
      <video
        className={styles.video}
        src={recording.url || undefined}
        controls
        playsInline
        aria-label="Your video"
        data-main
      />
      {ending && <p className={styles.ending}>{ending}</p>}
    </>
  );
}
