/** The pictures that a camera sends. */
export interface Frames {
  /** Whether none came since the last call; false where the browser does not tell. */
  areMissing(): boolean;
  /** Can be called repeatedly. */
  end(): void;
}

/** Counts the pictures of a stream, which a camera that hangs stops sending without any event. */
export function countFrames(stream: MediaStream): Frames {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // Where even this is not allowed, nothing is known.
  video.play().catch(() => {});
  let before = 0;
  return {
    areMissing() {
      if (video.paused) return false;
      const { totalVideoFrames } = video.getVideoPlaybackQuality();
      const isMissing =
        totalVideoFrames > 0
          ? totalVideoFrames === before
          : video.readyState < video.HAVE_CURRENT_DATA;
      before = totalVideoFrames;
      return isMissing;
    },
    end() {
      video.srcObject = null;
    },
  };
}
