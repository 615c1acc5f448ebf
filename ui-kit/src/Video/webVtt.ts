/** The maximum length of a caption in characters: two lines on a phone. */
const longest = 64;

/** The assumed length of a video whose duration is unknown, in seconds. */
const unknownSeconds = 15;

/** Splits what is said where somebody would pause: at line ends, after sentences, between words. */
function splitWords(words: string): string[] {
  const parts = words.split(/\n+|(?<=[.!?…]["”’)]?)\s+/u);
  return parts.flatMap((part) => {
    const captions: string[] = [];
    let caption = '';
    for (const word of part.split(/\s+/u).filter(Boolean)) {
      const longer = caption ? `${caption} ${word}` : word;
      if (caption && longer.length > longest) captions.push(caption);
      caption = caption && longer.length > longest ? word : longer;
    }
    return caption ? [...captions, caption] : captions;
  });
}

const time = (seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns what is said in a video as WebVTT. Nobody has timed it, so a caption is shown for as long
 * as its share of the text.
 */
export function toWebVtt(words: string, seconds: number): string {
  const captions = splitWords(words);
  const all = captions.reduce((sum, { length }) => sum + length, 0);
  const end = Number.isFinite(seconds) && seconds > 0 ? seconds : unknownSeconds;
  let said = 0;
  const cues = captions.map((caption) => {
    const from = (said / all) * end;
    said += caption.length;
    return `${time(from)} --> ${time((said / all) * end)}\n${escape(caption)}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}
