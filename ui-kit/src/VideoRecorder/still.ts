/** The longest side of a poster, in pixels. */
const posterPixels = 960;

/** After how many milliseconds of a recording faces have settled. */
const settledMs = 1000;

/**
 * Returns the current frame of a video as a JPEG; undefined if the browser cannot draw it. Its
 * dimensions are even: phones report odd ones, which encoders refuse.
 */
export async function draw(video: HTMLVideoElement): Promise<Blob | undefined> {
  if (video.videoWidth === 0) return undefined;
  const scale = Math.min(1, posterPixels / Math.max(video.videoWidth, video.videoHeight));
  const even = (pixels: number) => Math.max(2, 2 * Math.round((pixels * scale) / 2));
  const canvas = document.createElement('canvas');
  canvas.width = even(video.videoWidth);
  canvas.height = even(video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.82));
  return blob ?? undefined;
}

/** Draws a frame of a camera's stream a second after the start, or as soon as there is one. */
export function watchStill(stream: MediaStream) {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.autoplay = true;
  video.srcObject = stream;
  let poster: Blob | undefined;
  const end = () => {
    clearInterval(timer);
    video.srcObject = null;
  };
  const take = () => {
    if (!video.srcObject || video.readyState < video.HAVE_CURRENT_DATA) return;
    // A recording without it is as good: the server makes a poster, too.
    draw(video).then((blob) => (poster = blob), console.warn);
    end();
  };
  const timer = setInterval(take, settledMs);
  return {
    /** Draws now, if nothing is drawn yet: the camera is about to be turned off. */
    end() {
      take();
      end();
    },
    /** The frame as a JPEG; undefined until it is drawn. */
    poster: () => poster,
  };
}
