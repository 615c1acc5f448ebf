/** What tells how loud a stream is; undefined where the browser has or gives none for it. */
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
    // Firefox refuses a microphone whose rate is not the loudspeaker's. The recording goes on.
    void context?.close();
    return undefined;
  }
}

/**
 * Listens to how loud a stream is and calls back about ten times a second with 0 (silence) to 1.
 * Answers how to stop; a browser that cannot listen never calls back.
 */
export function listenToLevel(stream: MediaStream, heard: (level: number) => void): () => void {
  const analyser = openAnalyser(stream);
  if (!analyser) return () => {};
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // Speech is at about a tenth of full loudness; decibels follow the ear.
    const decibels = 10 * Math.log10(power || 1e-10);
    heard(Math.min(1, Math.max(0, (decibels + 60) / 50)));
  }, 100);
  return () => {
    clearInterval(timer);
    void (analyser.context as AudioContext).close();
  };
}
