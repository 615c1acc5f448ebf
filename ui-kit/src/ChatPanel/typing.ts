/** How many characters appear at a time. */
const chunkCharacters = 20;

/** The pause before each chunk, in milliseconds: a random value between these. */
const shortest = 100;
const longest = 300;

/**
 * Shows a text step by step: `show` receives the text so far, `done` is called once all of it is
 * shown. Returns a function that stops it; neither is called after that.
 */
export type Typing = (text: string, show: (soFar: string) => void, done: () => void) => () => void;

/** Shows the text in chunks with random pauses, as if somebody typed it. */
export const chunked: Typing = (text, show, done) => {
  let shown = 0;
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => {
    timer = setTimeout(next, shortest + Math.random() * (longest - shortest));
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

/** Shows the whole text at once, for people who prefer reduced motion. */
export const instant: Typing = (_text, _show, done) => {
  done();
  return () => {};
};
