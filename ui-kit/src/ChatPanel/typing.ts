/** How many characters appear at a time. */
const chunkCharacters = 20;

/** The pause before each chunk, in milliseconds: anywhere between these two. */
const pauseMs = { min: 100, max: 300 } as const;

/**
 * A way to bring a text to the screen: `show` gets what can be read so far, `done` is called once
 * all of it was shown. Answers how to stop it, after which neither is called again.
 */
export type Typing = (text: string, show: (soFar: string) => void, done: () => void) => () => void;

/** Chunk by chunk with random pauses, as somebody would write it. */
export const chunked: Typing = (text, show, done) => {
  let shown = 0;
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => {
    timer = setTimeout(next, pauseMs.min + Math.random() * (pauseMs.max - pauseMs.min));
  };
  const next = () => {
    if (shown >= text.length) return done();
    shown += chunkCharacters;
    show(text.slice(0, shown));
    pause();
  };
  pause();
  return () => clearTimeout(timer);
};

/** All at once, for people who asked for less motion. */
export const instant: Typing = (_text, _show, done) => {
  done();
  return () => {};
};
