/** Creates an analyser for a stream; undefined if the browser has none or refuses it. */
function openAnalyser(stream: MediaStream): AnalyserNode | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 4096;
    context.createMediaStreamSource(stream).connect(analyser);
    return analyser;
  } catch {
    // Firefox refuses a microphone whose sample rate differs from the loudspeaker's. The recording
    // continues.
    void context?.close();
    return undefined;
  }
}

/** What a microphone sends at a moment. */
interface Sound {
  /** The loudness as people hear it, from 0 (silence) to 1. */
  level: number;
  /** The loudest sample, from 0 to 1. */
  peak: number;
}

/**
 * Measures a stream and calls back about ten times a second. Returns a function that stops it. A
 * browser that cannot measure, or has not begun to, never calls back.
 */
export function listenToLevel(stream: MediaStream, heard: (sound: Sound) => void): () => void {
  const analyser = openAnalyser(stream);
  if (!analyser) return () => {};
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    // Before it runs, it has heard nothing, and not silence.
    if (analyser.context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    // Speech is at about a tenth of full loudness; decibels match human hearing.
    const decibels = 10 * Math.log10(power || 1e-10);
    heard({ level: Math.min(1, Math.max(0, (decibels + 60) / 50)), peak });
  }, 100);
  return () => {
    clearInterval(timer);
    void (analyser.context as AudioContext).close();
  };
}
