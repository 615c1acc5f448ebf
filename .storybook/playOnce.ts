import type { StoryContext } from '@storybook/react-vite';

/**
 * A story that is shown in all themes plays in each of its windows, and not on the page around them,
 * where nothing of it is. Storybook has no setting for that which goes by the toolbar.
 */
export function playOnce({ globals, viewMode }: StoryContext): void {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  if (viewMode !== 'story' || !render?.renderOptions) return;
  render.renderOptions.autoplay = globals.theme !== 'all';
}
