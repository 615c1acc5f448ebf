/** How long the sound of a file may take to decode, in milliseconds. */
const patienceMs = 3000;

/** Enough for a voice, and small in memory: in samples a second. */
const rate = 16_000;

async function decode(file: Blob, quietest: number): Promise<boolean> {
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await file.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  );
  return channels.every((samples) => samples.every((sample) => Math.abs(sample) <= quietest));
}

/**
 * Whether no sample of a file, from 0 to 1, is louder than `quietest`. What a browser cannot decode in time is taken to be
 * heard.
 */
export function isSoundless(file: Blob, quietest: number): Promise<boolean> {
  const late = new Promise<boolean>((done) => setTimeout(done, patienceMs, false));
  return Promise.race([decode(file, quietest).catch(() => false), late]);
}
