/** Two seconds of a sunset, for stories in which something can be played. */
export const sampleClip = new URL('./sampleClip.webm', import.meta.url).href;
