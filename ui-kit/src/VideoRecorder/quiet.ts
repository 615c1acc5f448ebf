/** After how many milliseconds without a sound the recorder says so. */
const patienceMs = 2000;

/** Below this, the loudest sample is the noise of a microphone that hears nothing: -60 decibels. */
export const quietPeak = 0.001;

/**
 * Creates a listener for the loudest sample, 0 to 1, of each moment. It returns whether nothing was
 * heard for two seconds. Whoever was heard may pause: from then on only a microphone that sends
 * nothing at all counts, like one that was muted in the system.
 */
export function createQuiet(): (peak: number, ms: number) => boolean {
  let wasHeard = false;
  let since: number | undefined;
  return (peak, ms) => {
    if (peak > (wasHeard ? 0 : quietPeak)) {
      wasHeard ||= peak > quietPeak;
      since = undefined;
    } else since ??= ms;
    return since !== undefined && ms - since >= patienceMs;
  };
}
