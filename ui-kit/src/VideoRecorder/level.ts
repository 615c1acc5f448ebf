/**
 * Listens to how loud a stream is and calls back about ten times a second with 0 (silence) to 1.
 * Answers how to stop; a browser that cannot listen never calls back.
 */
export function listenToLevel(stream: MediaStream, heard: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => {};
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
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
    void context.close();
  };
}
