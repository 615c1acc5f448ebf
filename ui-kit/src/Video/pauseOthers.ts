/** Pauses the other videos of the page that are heard. Silent loops go on. */
export function pauseOthers(video: HTMLVideoElement): void {
  for (const other of document.querySelectorAll('video')) {
    if (other !== video && !other.muted && !other.paused) other.pause();
  }
}
