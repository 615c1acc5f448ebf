/** Counts the pictures of a stream, which a camera that hangs stops sending without any event. */
export function countFrames(stream: MediaStream) {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // Where even this is not allowed, nothing is known.
  video.play().catch(() => {});
  let before = 0;
  return {
    /** Whether no picture came since the last call; false where the browser does not tell. */
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
    /** Can be called repeatedly. */
    end() {
      video.srcObject = null;
    },
  };
}
