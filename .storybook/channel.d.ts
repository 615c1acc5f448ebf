/** The channel between the parts of Storybook. */
interface StorybookChannel {
  on(event: string, listener: (...args: never[]) => void): void;
  off(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, payload: unknown): void;
  /** The arguments of the last event. */
  last(event: string): unknown;
}

/** The current render of a canvas, with its decision whether to play. */
interface StorybookRender {
  renderOptions?: { autoplay: boolean };
}

interface Window {
  /** The canvas side of the channel. */
  __STORYBOOK_ADDONS_CHANNEL__?: StorybookChannel;
  /** The preview of the canvas. */
  __STORYBOOK_PREVIEW__?: { currentRender?: StorybookRender };
}
