import type { StoryContext } from '@storybook/react-vite';

/**
 * A story shown in all themes plays in each of its windows, but not on the page around them, which
 * does not contain it. Storybook has no setting for this that depends on the toolbar.
 */
export function playOnce({ globals, viewMode }: StoryContext): void {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  if (viewMode !== 'story' || !render?.renderOptions) return;
  render.renderOptions.autoplay = globals.theme !== 'all';
}
