import { within } from 'storybook/test';

/** What a play function uses: the story, once, where it is shown in all themes side by side. */
export function oneTheme(canvasElement: HTMLElement) {
  return within(canvasElement.querySelector<HTMLElement>('.ground') ?? canvasElement);
}
