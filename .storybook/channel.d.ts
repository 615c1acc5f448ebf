/** The channel between the parts of Storybook. */
interface StorybookChannel {
  on(event: string, listener: (...args: never[]) => void): void;
  off(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, payload: unknown): void;
  /** The arguments of the last event. */
  last(event: string): unknown;
}

interface Window {
  /** The canvas side of the channel. */
  __STORYBOOK_ADDONS_CHANNEL__?: StorybookChannel;
  /** The preview of the canvas: its current render, with the decision whether to play. */
  __STORYBOOK_PREVIEW__?: { currentRender?: { renderOptions?: { autoplay: boolean } } };
}
