/** How Storybook's parts talk to each other. */
interface StorybookChannel {
  on(event: string, listener: (...args: never[]) => void): void;
  off(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, payload: unknown): void;
  /** What the event came with last. */
  last(event: string): unknown;
}

/** What a canvas shows now; asked whether to play after it was rendered. */
interface StorybookRender {
  renderOptions?: { autoplay: boolean };
}

interface Window {
  /** How a canvas talks to the rest of Storybook. */
  __STORYBOOK_ADDONS_CHANNEL__?: StorybookChannel;
  /** The canvas itself. */
  __STORYBOOK_PREVIEW__?: { currentRender?: StorybookRender };
}
