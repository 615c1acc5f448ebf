/**
 * Formats by preference: mp4, which every phone plays, with explicit codecs, then webm. `avc3` before
 * `avc1`, because only its picture may get another shape: a phone is turned while it records, and
 * players would show nothing more of an `avc1`.
 */
const formats = [
  'video/mp4;codecs=avc3.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc3,mp4a.40.2',
  'video/mp4;codecs=avc3,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/mp4;codecs=avc1,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
];

/**
 * Returns the formats this browser claims to record, best first; empty if it cannot record at all.
 */
export function supportedFormats(): string[] {
  if (typeof MediaRecorder === 'undefined') return [];
  return formats.filter((format) => MediaRecorder.isTypeSupported(format));
}
