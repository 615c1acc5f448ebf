/** Two seconds of a sunset, for stories with a playable video. */
export const sampleVideo = new URL('./sampleVideo.webm', import.meta.url).href;
