/** Creates an analyser for a stream; undefined if the browser has none or refuses it. */
function openAnalyser(stream: MediaStream): AnalyserNode | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    return analyser;
  } catch {
    // Firefox refuses a microphone whose sample rate differs from the loudspeaker's. The recording
    // continues.
    void context?.close();
    return undefined;
  }
}

/**
 * Measures the loudness of a stream and calls back about ten times a second with 0 (silence) to 1.
 * Returns a function that stops it. A browser that cannot measure never calls back.
 */
export function listenToLevel(stream: MediaStream, heard: (level: number) => void): () => void {
  const analyser = openAnalyser(stream);
  if (!analyser) return () => {};
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // Speech is at about a tenth of full loudness; decibels match human hearing.
    const decibels = 10 * Math.log10(power || 1e-10);
    heard(Math.min(1, Math.max(0, (decibels + 60) / 50)));
  }, 100);
  return () => {
    clearInterval(timer);
    void (analyser.context as AudioContext).close();
  };
}
