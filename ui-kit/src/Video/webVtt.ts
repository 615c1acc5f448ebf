/** The assumed length of a video whose duration is unknown, in seconds. */
const unknownSeconds = 15;

/** As many words as fit into 64 characters, which are two lines on a phone, or as much of a longer one. */
const captions = /\S.{0,63}(?!\S)|\S{1,64}/gu;

/** Splits what is said where somebody would pause: at line ends, after sentences, between words. */
function splitWords(words: string): string[] {
  const parts = words.split(/\n+|(?<=[.!?…]["”’)]?)\s+|(?<=[。！？])/u);
  return parts.flatMap((part) => part.replace(/\s+/gu, ' ').trim().match(captions) ?? []);
}

/** Minutes, seconds and milliseconds: 00:07.500. */
const time = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(14, -1);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns what is said in a video as WebVTT. Nobody has timed it, so a caption is shown for as long
 * as its share of the text.
 */
export function toWebVtt(words: string, seconds: number): string {
  const texts = splitWords(words);
  const all = texts.reduce((sum, { length }) => sum + length, 0);
  const end = Number.isFinite(seconds) && seconds > 0 ? seconds : unknownSeconds;
  let said = 0;
  const cues = texts.map((text) => {
    const from = (said / all) * end;
    said += text.length;
    return `${time(from)} --> ${time((said / all) * end)}\n${escape(text)}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}
