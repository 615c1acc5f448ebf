import { useRef } from 'react';
import { pauseOthers } from '../Video/index.ts';
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

interface PreviewProps {
  take: Take;
  /** Called with the player of a video without a poster, once it shows a picture. */
  onDraw: (video: HTMLVideoElement) => void;
}

/** The recorded or chosen video, to be played before it is uploaded, in the shape others see. */
export function Preview({ take, onDraw }: PreviewProps) {
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
        onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
        onLoadedData={({ currentTarget }) => recording.poster ?? onDraw(currentTarget)}
        data-main
      />
      {said && <p className={styles.note}>{said}</p>}
    </>
  );
}
