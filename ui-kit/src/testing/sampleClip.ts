/** Two seconds of a sunset, for stories with a playable video. */
export const sampleClip = new URL('./sampleClip.webm', import.meta.url).href;
