import { useRef } from 'react';
import * as styles from './Preview.module.css';
import { notesOn } from './messages.ts';
import type { Take } from './recorder.ts';
import { useBlobUrl } from './useBlobUrl.ts';

/** A frame of the recording, shown until the player shows a picture. */
function Still({ poster }: { poster: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useBlobUrl(image, 'src', poster);

  // oxlint-disable-next-line react/forbid-elements -- drawn here, nothing is fetched
  return <img ref={image} className={styles.still} alt="" />;
}

/** The recorded or chosen video, to be played before it is uploaded, in the shape others see. */
export function Preview({ take }: { take: Take }) {
  const { recording } = take;
  const said = notesOn(take).join(' ');
  return (
    <>
      {recording.poster && <Still poster={recording.poster} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the member's own words, just spoken */}
      <video
        className={styles.video}
        src={recording.url || undefined}
        controls
        playsInline
        aria-label="Your video"
        data-main
      />
      {said && <p className={styles.note}>{said}</p>}
    </>
  );
}
