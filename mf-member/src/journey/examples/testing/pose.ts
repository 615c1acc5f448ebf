/** How somebody moves who speaks to the camera. */
import type { Pose } from './speaker.ts';

/** Rises from 0 to 1 and falls again within a span, each in a third of a second. */
const during = (now: number, [from, to]: Span) =>
  Math.max(0, Math.min(1, (now - from) / 0.33, (to - now) / 0.33));

const wave = (now: number, perSecond: number) => Math.sin(2 * Math.PI * perSecond * now);

/** From when to when something happens, in seconds. */
export type Span = readonly [from: number, to: number];

/** Returns what somebody does at a moment, in seconds: speaks, raises a hand, blinks. */
export function poseAt(now: number, hand: Span, spans: readonly Span[]): Pose {
  const speaks = Math.max(...spans.map((span) => during(now, span)));
  // Syllables of changing length and loudness.
  const syllable = Math.abs(wave(now, 2.1) * 0.7 + wave(now, 3.3) * 0.5);
  const raised = during(now, hand);
  const blinks = [0.3, 2.9, 6.3].map((at) => Math.max(0, 1 - Math.abs(now - at) / 0.12));
  return {
    mouth: speaks * Math.min(1, 0.12 + syllable),
    blink: Math.max(...blinks),
    brows: speaks * Math.max(0, wave(now, 0.6)),
    tilt: 2.4 * wave(now, 2 / 7) + speaks * 1.6 * wave(now, 1.1),
    hand: raised,
    wave: 9 * wave(now, 1.6) * raised,
  };
}
